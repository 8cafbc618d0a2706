import { SYNTHESIS_PARTS } from '#contract/syntheses.ts';
import type { DossierDocument, DossierRecord, DossierSynthesis } from '#verifier/dossier/format.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { quoted } from '#web/lib/quoted.ts';
import { Part } from './preview-parts.tsx';

interface PreviewSynthesisProps extends Pick<DossierDocument, 'records'> {
  synthesis: DossierSynthesis;
}

/** The account as the dossier will have it: part by part, each sentence with who made it and what it rests on. */
export const PreviewSynthesis = ({
  synthesis: { sentences, left_out = 0 },
  records,
}: PreviewSynthesisProps) => {
  const { t } = useTexts('dossier');
  const { t: synthesis } = useTexts('synthesis');
  const byId = new Map(records.map((record) => [record.id, record]));
  return (
    <section aria-label={t('preview.synthesis')} className="mt-6">
      <h4 className="text-lg">{t('preview.synthesis')}</h4>
      {SYNTHESIS_PARTS.map((part) => {
        const ofPart = sentences.filter((sentence) => sentence.part === part);
        if (ofPart.length === 0) return null;
        return (
          <Part key={part} title={synthesis(`part.${part}`)}>
            <ul className="flex flex-col gap-2">
              {ofPart.map(({ text, made, sources }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a document have no other name than their place
                <li key={index} className="mt-1 max-w-[70ch] wrap-anywhere">
                  <p dir="auto" className="whitespace-pre-wrap">
                    {made === 'words' ? quoted(text) : text}
                  </p>
                  <p className="text-sm text-ink-soft">
                    {[t(`preview.made.${made}`), ...namesOf(sources, byId)].join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          </Part>
        );
      })}
      {left_out > 0 && (
        <p className="mt-2 max-w-[65ch] text-sm text-ink-soft">{t('preview.leftOut', { count: left_out })}</p>
      )}
    </section>
  );
};

/** Each record that a sentence rests on, once: an incident by its number, also for its persons and exhibits. */
const namesOf = (
  sources: DossierSynthesis['sentences'][number]['sources'],
  byId: ReadonlyMap<string, DossierRecord>,
): string[] => {
  const names = sources.flatMap(({ id }) => {
    const record = byId.get(id);
    const place = byId.get(record?.within ?? id);
    if (place?.entity === 'incident') return place.shown.reference_number;
    return place?.entity === 'journal_entry' ? place.shown.title : [];
  });
  return [...new Set(names)].filter((name) => name !== '');
};
