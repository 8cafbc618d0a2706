import { Check } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Conflict } from '../form/form-start.ts';
import { combine, type Difference } from '../form/incident-merge.ts';
import { type IncidentValues, isSame } from '../form/incident-values.ts';
import { VersionText } from './version-text.tsx';

interface ConflictFieldProps {
  difference: Difference;
  conflict: Conflict;
  /** What the form holds now. */
  current: IncidentValues;
  onChoose: (chosen: Partial<IncidentValues>) => void;
}

const MARKS = { both: 'bothChanged', elsewhere: 'elsewhereOnly', me: 'mineOnly' } as const;

/** One field in both versions, whole, and the choice between them. */
export const ConflictField = ({ difference, conflict, current, onChoose }: ConflictFieldProps) => {
  const { t } = useTexts('incidents');
  const { field, changedBy } = difference;
  const { mine, theirs } = conflict;
  const both = combine(field, mine, theirs);
  const options = [
    { key: 'keepMine', values: { [field]: mine[field] }, isChosen: isSame(field, current, mine) },
    { key: 'takeTheirs', values: { [field]: theirs[field] }, isChosen: isSame(field, current, theirs) },
    ...(both === null
      ? []
      : [{ key: 'keepBoth', values: both, isChosen: isSame(field, current, both) } as const]),
  ] as const;
  return (
    <fieldset className="border-t border-hairline py-5">
      <legend className="float-left mb-3 flex w-full flex-wrap items-center gap-3 font-semibold">
        {t(`field.${field}`)}
        {conflict.base !== null && (
          <Badge tone={changedBy === 'both' ? 'yellow' : 'grey'}>{t(`conflict.${MARKS[changedBy]}`)}</Badge>
        )}
      </legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        <VersionText label={t('conflict.mine')} field={field} values={mine} />
        <VersionText label={t('conflict.theirs')} field={field} values={theirs} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ key, values, isChosen }) => (
          <Button
            key={key}
            variant="secondary"
            className="aria-pressed:border-2 aria-pressed:border-teal aria-pressed:bg-teal-tint aria-pressed:text-teal-strong"
            aria-pressed={isChosen}
            onPress={() => onChoose(values)}
          >
            {isChosen && <Check aria-hidden="true" size={18} strokeWidth={2.5} />}
            {t(`conflict.${key}`)}
          </Button>
        ))}
      </div>
      {options.every(({ isChosen }) => !isChosen) && (
        <p className="mt-2 text-sm text-ink-soft">{t('conflict.edited')}</p>
      )}
    </fieldset>
  );
};
