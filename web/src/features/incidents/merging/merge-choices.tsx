import { RadioGroup } from 'react-aria-components/RadioGroup';
import type { Incident } from '#contract/incidents.ts';
import type { ChosenField } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { chosenValue } from './chosen-value.ts';

interface MergeChoicesProps {
  /** The one that stays. */
  own: Incident;
  other: Incident;
  choices: readonly ChosenField[];
  /** The fields in which the other's value stands. */
  theirs: readonly ChosenField[];
  onChoose: (theirs: readonly ChosenField[]) => void;
}

/** Where both incidents say something, and not the same. */
export const MergeChoices = ({ own, other, choices, theirs, onChoose }: MergeChoicesProps) => {
  const { t } = useTexts('anonymity');
  const { t: incidents, language } = useTexts('incidents');
  if (choices.length === 0) return null;
  return (
    <section className="mt-8 border-t border-hairline pt-5">
      <h2 className="text-xl">{t('merge.choices')}</h2>
      <p className="mb-4 text-ink-soft">{t('merge.choicesHint')}</p>
      <div className="flex flex-col gap-4">
        {choices.map((field) => (
          <RadioGroup
            key={field}
            value={theirs.includes(field) ? 'theirs' : 'own'}
            onChange={(value) =>
              onChoose(value === 'theirs' ? [...theirs, field] : theirs.filter((chosen) => chosen !== field))
            }
            className="flex flex-col gap-1"
          >
            <FieldParts label={incidents(`field.${field}`)}>
              <RadioChoice value="own">
                <span className="wrap-anywhere">
                  {chosenValue(own, field, incidents, language)}{' '}
                  <span className="text-ink-soft">({t('merge.own')})</span>
                </span>
              </RadioChoice>
              <RadioChoice value="theirs">
                <span className="wrap-anywhere">
                  {chosenValue(other, field, incidents, language)}{' '}
                  <span className="text-ink-soft">
                    ({t('merge.theirs', { reference: other.reference_number })})
                  </span>
                </span>
              </RadioChoice>
            </FieldParts>
          </RadioGroup>
        ))}
      </div>
    </section>
  );
};
