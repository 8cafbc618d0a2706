import type { Evidence } from '#contract/evidence.ts';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayText } from '#web/lib/dates.ts';
import { PaperFact } from '#web/ui/print/paper.tsx';
import { missingNumbers } from '../exhibits/missing-numbers.ts';

/** The exhibits of an incident by their numbers, with the names and hashes of their files, and why a number is missing. */
export const PrintedEvidence = ({ evidence }: { evidence: readonly Evidence[] }) => {
  const { t, language } = useTexts('exhibits');
  const missing = missingNumbers(evidence.map(({ number }) => number));
  return (
    <>
      {evidence.map((exhibit) => (
        <PrintedExhibit key={exhibit.id} exhibit={exhibit} />
      ))}
      {missing.length > 0 && (
        <p className="text-sm">
          {t('missing', {
            count: missing.length,
            numbers: new Intl.ListFormat(LOCALES[language]).format(missing.map(String)),
          })}
        </p>
      )}
    </>
  );
};

const PrintedExhibit = ({ exhibit }: { exhibit: Evidence }) => {
  const { t, language } = useTexts('exhibits');
  const { number, title, description, source, type, dated_on, files, from_entry, from_message, damaged } =
    exhibit;
  const dayOf = ({ recorded_at }: { recorded_at: string }) => dayText(new Date(recorded_at), language);
  return (
    <div className="mb-4">
      <p className="break-after-avoid font-semibold wrap-anywhere">
        {t('number', { number })}
        {', '}
        {damaged ? t('damaged') : title}
      </p>
      {description !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>}
      <dl className="text-sm">
        {dated_on !== null && (
          <PaperFact name={t('field.dated_on')}>{calendarDayText(dated_on, language)}</PaperFact>
        )}
        {source !== '' && <PaperFact name={t('field.source')}>{source}</PaperFact>}
        <PaperFact name={t('field.type')}>{t(`type.${type}`)}</PaperFact>
        {from_entry !== null && (
          <PaperFact name={t('origin.of')}>{t('origin.entry', { day: dayOf(from_entry) })}</PaperFact>
        )}
        {from_message !== null && (
          <PaperFact name={t('origin.of')}>{t('origin.message', { day: dayOf(from_message) })}</PaperFact>
        )}
        {files.map((file) => (
          <PaperFact key={file.id} name={t('files.one')}>
            {file.name || t('files.nameless')}
            <br />
            <span className="text-xs">SHA-256 {file.sha256}</span>
          </PaperFact>
        ))}
      </dl>
    </div>
  );
};
