import type { Evidence } from '#contract/evidence.ts';
import type { FileFact, StoredFile } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayAtHour, longCalendarDayText } from '#web/lib/dates.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { announce } from '#web/ui/messages/announce.ts';
import { useDateExhibit } from '../exhibit-queries.ts';
import { clockOfFact, dayOfFact, isTime } from './fact-day.ts';
import { FilePlace } from './file-place.tsx';
import { MailText } from './mail-text.tsx';

interface ToldByFileProps {
  exhibit: Evidence;
  file: StoredFile;
  /** What the file is called here. */
  name: string;
}

/** What a file says of itself, each with the field it stands in. A day is taken over by a press, never by itself. */
export const ToldByFile = ({ exhibit, file, name }: ToldByFileProps) => {
  const { t } = useTexts('exhibits');
  const { facts = [], type } = file;
  const isMail = type === 'message/rfc822';
  if (facts.length === 0 && !isMail) return null;
  return (
    <Disclosure
      className="border-none text-sm"
      isOpen={isMail}
      summary={
        <>
          {t('facts.title')}
          <span className="sr-only"> {t('fingerprint.of', { name })}</span>
        </>
      }
    >
      <p className="mb-2 max-w-[65ch] text-ink-soft">{t('facts.intro')}</p>
      <dl className="flex flex-col gap-1.5">
        {facts.map((fact, index) => (
          <Fact
            // A mail may have two equal receivers: a fact has no other name than its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            key={index}
            fact={fact}
            exhibit={exhibit}
            fileId={file.id}
            isDamaged={exhibit.damaged === true}
          />
        ))}
      </dl>
      {isMail && <MailText fileId={file.id} />}
    </Disclosure>
  );
};

interface FactProps {
  fact: FileFact;
  exhibit: Evidence;
  fileId: string;
  isDamaged: boolean;
}

const Fact = ({ fact, exhibit, fileId, isDamaged }: FactProps) => {
  const { t } = useTexts('exhibits');
  const day = dayOfFact(fact);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-soft">{t(`facts.kind.${fact.kind}`)}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {fact.kind === 'has_place' ? <FilePlace fileId={fileId} /> : <FactValue fact={fact} />}{' '}
        <span className="text-xs text-ink-soft">{t('facts.source', { source: fact.source })}</span>
        {day !== null && day !== exhibit.dated_on && !isDamaged && <TakeDay exhibit={exhibit} day={day} />}
      </dd>
    </div>
  );
};

const FactValue = ({ fact }: { fact: FileFact }) => {
  const { language } = useTexts('exhibits');
  const day = isTime(fact) ? dayOfFact(fact) : null;
  if (day === null) return fact.value;
  const clock = clockOfFact(fact.value);
  return (
    <>
      {dayAtHour(calendarDayText(day, language), clock?.time ?? null, language)}
      {clock?.zone != null && ` (${clock.zone})`}
    </>
  );
};

const TakeDay = ({ exhibit, day }: { exhibit: Evidence; day: string }) => {
  const { t, language } = useTexts('exhibits');
  const problemText = useProblemText();
  const change = useDateExhibit(exhibit);
  const take = () =>
    change.mutate(day, {
      onSuccess: () => announce(t('facts.taken', { day: longCalendarDayText(day, language) })),
    });
  return (
    <span className="block">
      <Button variant="quiet" className="-ml-5 text-sm" isPending={change.isPending} onPress={take}>
        {t('facts.take')}
        <span className="sr-only"> {longCalendarDayText(day, language)}</span>
      </Button>
      {change.error !== null && (
        <span role="alert" className="block font-semibold text-clay">
          {t('facts.takeFailure')}{' '}
          {isProblem(change.error, 'stale_version') ? t('facts.takeStale') : problemText(change.error)}
        </span>
      )}
    </span>
  );
};
