import type { Evidence } from '#contract/evidence.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { PaperFact } from '#web/ui/print/paper.tsx';

/** The exhibits of an incident by their numbers, with the names and hashes of their files. */
export const PrintedEvidence = ({ evidence }: { evidence: readonly Evidence[] }) => {
  const { t, language } = useTexts('incidents');
  return evidence.map(({ id, number, title, description, source, type, files, from_entry, damaged }) => (
    <div key={id} className="mb-4">
      <p className="break-after-avoid font-semibold wrap-anywhere">
        {t('detail.exhibit', { number })}
        {', '}
        {damaged ? t('detail.exhibitDamaged') : title}
      </p>
      {description !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>}
      <dl className="text-sm">
        {source !== '' && <PaperFact name={t('detail.source')}>{source}</PaperFact>}
        <PaperFact name={t('detail.evidenceType')}>{t(`evidenceType.${type}`)}</PaperFact>
        {from_entry !== null && (
          <PaperFact name={t('detail.exhibitSource')}>
            {t('detail.note', { day: dayText(new Date(from_entry.recorded_at), language) })}
          </PaperFact>
        )}
        {files.map((file) => (
          <PaperFact key={file.id} name={t('print.file')}>
            {file.name}
            <br />
            <span className="text-xs">SHA-256 {file.sha256}</span>
          </PaperFact>
        ))}
      </dl>
    </div>
  ));
};
