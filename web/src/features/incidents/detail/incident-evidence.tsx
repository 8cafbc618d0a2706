import type { Evidence } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { evidenceAddress } from './evidence-address.ts';
import { IncidentSection } from './incident-section.tsx';
import { NoteSource } from './sourced-description.tsx';

/** 'Preuves': number, title, description, 'Source', 'Type', and the files when there are some. */
export const IncidentEvidence = ({ evidence }: { evidence: readonly Evidence[] }) => {
  const { t } = useTexts('incidents');
  return (
    <IncidentSection title={t('detail.evidence')}>
      {evidence.map((exhibit) => (
        <Exhibit key={exhibit.id} exhibit={exhibit} />
      ))}
    </IncidentSection>
  );
};

const Exhibit = ({ exhibit }: { exhibit: Evidence }) => {
  const { t } = useTexts('incidents');
  const { id, number, title, description, source, type, files, from_entry, damaged } = exhibit;
  return (
    <li className="py-4">
      <p className="text-sm text-ink-soft tabular-nums">{t('detail.exhibit', { number })}</p>
      <p className="font-semibold wrap-anywhere">{damaged ? t('detail.exhibitDamaged') : title}</p>
      {description !== '' && (
        <p className="mt-1 max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{description}</p>
      )}
      <dl className="mt-1 flex flex-wrap gap-x-6 text-sm text-ink-soft">
        {source !== '' && <Fact name={t('detail.source')} value={source} />}
        <Fact name={t('detail.evidenceType')} value={t(`evidenceType.${type}`)} />
      </dl>
      {from_entry !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          <NoteSource reference={from_entry} isThere={from_entry.is_there} />
        </p>
      )}
      {files.map((file) => (
        <p key={file.id} className="mt-2 flex flex-wrap items-center gap-x-4">
          <ExternalLink href={evidenceAddress(`${id}/${file.id}`)} className={aloneLinkStyle}>
            {t('detail.openFile')}
            <span className="sr-only">
              {' '}
              {file.name} {t('detail.newTab')}
            </span>
          </ExternalLink>
          <span className="min-w-0 text-sm text-ink-soft wrap-anywhere">{file.name}</span>
        </p>
      ))}
    </li>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt>{name}</dt>
    <dd className="text-ink">{value}</dd>
  </div>
);
