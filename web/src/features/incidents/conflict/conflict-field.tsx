import { Check } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { combine, type Difference } from '../values/incident-merge.ts';
import { type IncidentValues, isSame } from '../values/incident-values.ts';
import type { Conflict } from './form-start.ts';
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
  const takesMine = isSame(field, current, mine);
  const takesTheirs = isSame(field, current, theirs);
  const takesBoth = both !== null && isSame(field, current, both);
  return (
    <fieldset className="border-t border-hairline py-5">
      <legend className="float-left mb-3 flex w-full flex-wrap items-center gap-3 font-semibold">
        {t(`field.${field}`)}
        {conflict.base !== null && (
          <Badge tone={changedBy === 'both' ? 'yellow' : 'grey'}>{t(`conflict.${MARKS[changedBy]}`)}</Badge>
        )}
      </legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        <VersionText label={t('conflict.mine')} field={field} values={mine}>
          <Choice isChosen={takesMine} onPress={() => onChoose({ [field]: mine[field] })}>
            {t('conflict.keepMine')}
          </Choice>
        </VersionText>
        <VersionText label={t('conflict.theirs')} field={field} values={theirs}>
          <Choice isChosen={takesTheirs} onPress={() => onChoose({ [field]: theirs[field] })}>
            {t('conflict.takeTheirs')}
          </Choice>
        </VersionText>
      </div>
      {both !== null && (
        <div className="mt-3">
          <Choice isChosen={takesBoth} onPress={() => onChoose(both)}>
            {t('conflict.keepBoth')}
          </Choice>
        </div>
      )}
      {!takesMine && !takesTheirs && !takesBoth && (
        <p className="mt-2 text-sm text-ink-soft">{t('conflict.edited')}</p>
      )}
    </fieldset>
  );
};

const Choice = ({
  isChosen,
  onPress,
  children,
}: {
  isChosen: boolean;
  onPress: () => void;
  children: string;
}) => (
  <Button
    variant="secondary"
    className="aria-pressed:border-teal aria-pressed:inset-ring aria-pressed:inset-ring-teal aria-pressed:bg-teal-tint aria-pressed:text-teal-strong"
    aria-pressed={isChosen}
    onPress={onPress}
  >
    {isChosen && <Check aria-hidden="true" size={18} strokeWidth={2.5} />}
    {children}
  </Button>
);
