import { useState } from 'react';
import { EARLIEST_DAY } from '#contract/common/shapes.ts';
import { PeriodFields } from '#web/features/finding/period-fields.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import type { JournalSearch } from './journal-search.ts';

interface DatePanelProps {
  search: JournalSearch;
  /** False for what was found, which is no line to jump along. */
  canJump: boolean;
  onChange: (change: Partial<JournalSearch>) => void;
}

/** A day to go to, and the period that is shown. */
export const DatePanel = ({ search, canJump, onChange }: DatePanelProps) => {
  const { t } = useTexts('journal');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {canJump && (
        <JumpField
          key={search.at ?? ''}
          at={search.at ?? null}
          onJump={(at) => onChange({ at })}
          label={t('date.jump')}
          hint={t('date.jumpHint')}
        />
      )}
      <PeriodFields from={search.from} to={search.to} onChange={onChange} />
    </div>
  );
};

interface JumpFieldProps {
  at: string | null;
  label: string;
  hint: string;
  onJump: (day: string | undefined) => void;
}

/** Goes to the day when asked to: while one types, the page stays. */
const JumpField = ({ at, label, hint, onJump }: JumpFieldProps) => {
  const { t } = useTexts('journal');
  const [day, setDay] = useState(at);
  const go = () => {
    if (day === null || day >= EARLIEST_DAY) onJump(day ?? undefined);
  };
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <DateField label={label} hint={hint} value={day} onChange={setDay} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" isDisabled={day === null}>
          {t('date.go')}
        </Button>
        {at !== null && (
          <Button variant="quiet" onPress={() => onJump(undefined)}>
            {t('date.backToNow')}
          </Button>
        )}
      </div>
    </form>
  );
};
