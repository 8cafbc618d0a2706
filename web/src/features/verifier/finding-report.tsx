import { useId } from 'react';
import type { Language } from '#contract/account/preference-values.ts';
import type { DossierFinding } from '#verifier/dossier/finding.ts';
import { findingWords } from '#verifier/dossier/words/finding-words.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { VerifierTexts } from './verifier-texts.ts';

/** A damaged file can have a difference for each of its entries. */
const SHOWN_DIFFERENCES = 200;

interface FindingReportProps {
  t: VerifierTexts;
  language: Language;
  file: File;
  finding: DossierFinding;
}

/** What a check found, in plain words: first whether anything differs, then what that proves, and what it does not. */
export const FindingReport = ({ t, language, file, finding }: FindingReportProps) => {
  const words = findingWords(finding, language);
  const more = words.differences.length - SHOWN_DIFFERENCES;
  return (
    <div className="mt-6">
      <Notice tone={words.holds ? 'success' : 'danger'} title={words.title}>
        {words.text}
      </Notice>
      <div className="mt-4 break-words text-ink-soft">
        <p>{t('file', { name: file.name, size: fileSizeText(file.size, language) })}</p>
        {words.contents.map((line) => (
          <p key={line} className="mt-1">
            {line}
          </p>
        ))}
      </div>
      <Lines title={t('differences')} lines={words.differences.slice(0, SHOWN_DIFFERENCES)} />
      {more > 0 && <p className="mt-2">{t('moreDifferences', { count: more })}</p>}
      <Lines title={t('proven')} lines={words.proven} />
      <Lines title={t('notProven')} lines={words.notProven} />
    </div>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 flex max-w-[70ch] list-disc flex-col gap-2 break-words pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
