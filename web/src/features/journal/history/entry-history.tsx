import { useId, useState } from 'react';
import type { Entry } from '#contract/journal.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayAndTime, dayAtHour } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Moment, Moments } from '#web/ui/moments.tsx';
import { EntryVersions } from './entry-versions.tsx';

/** When it happened, when it was first recorded and when it was last changed, apart; and its versions. */
export const EntryHistory = ({ entry }: { entry: Entry }) => {
  const { t, language } = useTexts('journal');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { happened_on, happened_at, written_at, created_at, updated_at, version } = entry;
  const day = happened_on === null ? t('history.happenedUnknown') : calendarDayText(happened_on, language);
  return (
    <section className="mt-6 border-t border-hairline pt-5">
      <Moments>
        <Moment label={t('history.happened')}>{dayAtHour(day, happened_at, language)}</Moment>
        {written_at !== null && (
          <Moment label={t('history.written')}>{dayAndTime(written_at, language)}</Moment>
        )}
        <Moment label={t('history.recorded')}>{dayAndTime(created_at, language)}</Moment>
        <Moment label={t('history.changed')}>
          {version === 1 ? t('history.never') : dayAndTime(updated_at, language)}
        </Moment>
      </Moments>
      {version > 1 && (
        <div className="mt-4">
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            className="-ml-5"
            onPress={() => setOpen(!isOpen)}
          >
            {t('history.open')}
          </Button>
          <div id={id}>{isOpen && <EntryVersions entryId={entry.id} />}</div>
        </div>
      )}
    </section>
  );
};
