import { useId } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { answerFor } from '#contract/dossiers.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { withAnswer } from '../choices/wizard-values.ts';
import type { LikeNamedGroup } from './like-named.ts';

/** A link or a further person is needed to say more than that all of them are one, or none. */
const TWO = 2;

interface LikeNamedQuestionProps extends Pick<WizardControl, 'values' | 'change'> {
  group: LikeNamedGroup;
}

/** Asks whether persons of one name are one person. Nothing is chosen before the person says it. */
export const LikeNamedQuestion = ({
  group: { keys, name, rows },
  values,
  change,
}: LikeNamedQuestionProps) => {
  const { t } = useTexts('dossier');
  const { t: persons } = useTexts('persons');
  const title = useId();
  const areOne = answerFor(values.like_named, keys);
  const answers = [
    { value: 'one', label: t('present.like.one'), hint: t('present.like.oneHint') },
    { value: 'apart', label: t('present.like.apart'), hint: t('present.like.apartHint') },
  ];
  return (
    <div className="mt-6 border-l-2 border-hairline pl-4">
      <h4 id={title} className="font-semibold wrap-anywhere">
        {t('present.like.title', { name })}
      </h4>
      <p className="max-w-[65ch] text-sm text-ink-soft">{t('present.like.text')}</p>
      <ul className="my-2 list-disc pl-5">
        {rows.map(({ id, name: written, incident: { reference_number: reference, title: told } }) => (
          <li key={id} className="wrap-anywhere">
            {t('present.like.in', {
              name: written,
              incident: told === '' ? reference : persons('offer.incident', { reference, title: told }),
            })}
          </li>
        ))}
      </ul>
      <RadioGroup
        aria-labelledby={title}
        value={areOne === null ? null : areOne ? 'one' : 'apart'}
        onChange={(chosen) =>
          change({
            like_named: withAnswer(values.like_named, { person_keys: keys, are_one: chosen === 'one' }),
          })
        }
        className="flex flex-col"
      >
        {answers.map(({ value, label, hint }) => (
          <RadioChoice key={value} value={value}>
            <span className="max-w-[65ch] py-1.5">
              <span className="block">{label}</span>
              <span className="block text-sm text-ink-soft">{hint}</span>
            </span>
          </RadioChoice>
        ))}
      </RadioGroup>
      {keys.length > TWO && <p className="text-sm text-ink-soft">{t('present.like.several')}</p>}
    </div>
  );
};
