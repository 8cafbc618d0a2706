import { Check } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { type ComparedKind, type FieldOf, isSame } from './edited-kind.ts';
import { type Conflict, type Difference, together } from './two-versions.ts';
import { VersionText } from './version-text.tsx';

/** The fields of a kind in words. */
export interface FieldWords<Values extends FieldValues> {
  label: (field: FieldOf<Values>) => string;
  /** A value as it is read aloud or compared; '' when there is none. */
  text: (field: FieldOf<Values>, values: Values) => string;
}

interface ConflictFieldProps<Values extends FieldValues> {
  kind: ComparedKind<Values>;
  words: FieldWords<Values>;
  difference: Difference<Values>;
  conflict: Conflict<Values>;
  /** What the form holds now. */
  current: Values;
  /** Takes this field of these values into the form. */
  onChoose: (field: FieldOf<Values>, values: Values) => void;
}

const MARKS = { both: 'bothChanged', elsewhere: 'elsewhereOnly', me: 'mineOnly' } as const;

/** One field in both versions, whole, and the choice between them. */
export const ConflictField = <Values extends FieldValues>({
  kind,
  words,
  difference: { field, changedBy },
  conflict,
  current,
  onChoose,
}: ConflictFieldProps<Values>) => {
  const { t } = useTexts('editing');
  const { mine, theirs } = conflict;
  const both = together(kind, field, conflict);
  const isTaken = (values: Values) => isSame<Values>(field, current, values);
  const isOther = !isTaken(mine) && !isTaken(theirs) && (both === null || !isTaken(both));
  return (
    <fieldset className="border-t border-hairline py-5">
      <legend className="float-left mb-3 flex w-full flex-wrap items-center gap-3 font-semibold">
        {words.label(field)}
        {conflict.base !== null && (
          <Badge tone={changedBy === 'both' ? 'yellow' : 'grey'}>{t(`conflict.${MARKS[changedBy]}`)}</Badge>
        )}
      </legend>
      <div className="clear-both grid gap-4 md:grid-cols-2">
        <VersionText label={t('conflict.mine')} text={words.text(field, mine)}>
          <Choice isChosen={isTaken(mine)} onPress={() => onChoose(field, mine)}>
            {t('conflict.keepMine')}
          </Choice>
        </VersionText>
        <VersionText label={t('conflict.theirs')} text={words.text(field, theirs)}>
          <Choice isChosen={isTaken(theirs)} onPress={() => onChoose(field, theirs)}>
            {t('conflict.takeTheirs')}
          </Choice>
        </VersionText>
      </div>
      {both !== null && (
        <div className="mt-3">
          <Choice isChosen={isTaken(both)} onPress={() => onChoose(field, both)}>
            {t('conflict.keepBoth')}
          </Choice>
        </div>
      )}
      {isOther && <p className="mt-2 text-sm text-ink-soft">{t('conflict.edited')}</p>}
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
