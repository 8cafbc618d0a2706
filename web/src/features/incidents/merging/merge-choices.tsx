import { RadioGroup } from 'react-aria-components/RadioGroup';
import type { ChosenField, MergePreview } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { useChosenValue } from './use-chosen-value.ts';

interface MergeChoicesProps {
  choices: MergePreview['choices'];
  reference: string;
  /** The fields in which the other's value stands. */
  theirs: readonly ChosenField[];
  onChoose: (theirs: readonly ChosenField[]) => void;
}

/** Where both incidents say something, and not the same. */
export const MergeChoices = ({ choices, reference, theirs, onChoose }: MergeChoicesProps) => {
  const { t } = useTexts('anonymity');
  const { t: incidents } = useTexts('incidents');
  const valueText = useChosenValue();
  if (choices.length === 0) return null;
  return (
    <section className="mt-8 border-t border-hairline pt-5">
      <h2 className="text-xl">{t('merge.choices')}</h2>
      <p className="mb-4 text-ink-soft">{t('merge.choicesHint')}</p>
      <div className="flex flex-col gap-4">
        {choices.map(({ field, own, theirs: other }) => (
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
                  {valueText(field, own)} <span className="text-ink-soft">({t('merge.own')})</span>
                </span>
              </RadioChoice>
              <RadioChoice value="theirs">
                <span className="wrap-anywhere">
                  {valueText(field, other)}{' '}
                  <span className="text-ink-soft">({t('merge.theirs', { reference })})</span>
                </span>
              </RadioChoice>
            </FieldParts>
          </RadioGroup>
        ))}
      </div>
    </section>
  );
};
