import { useState } from 'react';
import { EARLIEST_DAY } from '#contract/common/shapes.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import type { Period } from './period-text.ts';

interface PeriodFieldsProps extends Period {
  onChange: (period: { from: string | undefined; to: string | undefined }) => void;
}

/** The first and the last day that are shown, side by side in the grid around. */
export const PeriodFields = (props: PeriodFieldsProps) => {
  const { t } = useTexts('finding');
  const [from, setFrom] = useState(props.from ?? null);
  const [to, setTo] = useState(props.to ?? null);
  const [shown, setShown] = useState<Period>(props);
  // The period was changed elsewhere: it is shown. What is typed and no period yet stays.
  if (shown.from !== props.from || shown.to !== props.to) {
    setShown(props);
    setFrom(props.from ?? null);
    setTo(props.to ?? null);
  }
  const isReversed = from !== null && to !== null && from > to;
  const choose = (chosenFrom: string | null, chosenTo: string | null) => {
    setFrom(chosenFrom);
    setTo(chosenTo);
    // A year that is being typed is not one yet.
    const isWhole = [chosenFrom, chosenTo].every((day) => day === null || day >= EARLIEST_DAY);
    if (!isWhole || (chosenFrom !== null && chosenTo !== null && chosenFrom > chosenTo)) return;
    props.onChange({ from: chosenFrom ?? undefined, to: chosenTo ?? undefined });
  };
  return (
    <>
      <DateField label={t('period.from')} value={from} onChange={(day) => choose(day, to)} />
      <DateField
        label={t('period.to')}
        value={to}
        onChange={(day) => choose(from, day)}
        {...(isReversed && { error: t('period.reversed') })}
      />
    </>
  );
};
