import { useState } from 'react';
import { EARLIEST_DAY } from '#contract/shapes.ts';
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
  const [from, setFrom] = useState(search.from ?? null);
  const [to, setTo] = useState(search.to ?? null);
  const [shown, setShown] = useState(search);
  // The period was changed elsewhere: it is shown. What is typed and no period yet stays.
  if (shown.from !== search.from || shown.to !== search.to) {
    setShown(search);
    setFrom(search.from ?? null);
    setTo(search.to ?? null);
  }
  const isReversed = from !== null && to !== null && from > to;
  const choose = (chosenFrom: string | null, chosenTo: string | null) => {
    setFrom(chosenFrom);
    setTo(chosenTo);
    // A year that is being typed is not one yet.
    const isWhole = [chosenFrom, chosenTo].every((day) => day === null || day >= EARLIEST_DAY);
    if (!isWhole || (chosenFrom !== null && chosenTo !== null && chosenFrom > chosenTo)) return;
    onChange({ from: chosenFrom ?? undefined, to: chosenTo ?? undefined });
  };
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
      <DateField label={t('date.from')} value={from} onChange={(day) => choose(day, to)} />
      <DateField
        label={t('date.to')}
        value={to}
        onChange={(day) => choose(from, day)}
        {...(isReversed && { error: t('date.reversed') })}
      />
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
