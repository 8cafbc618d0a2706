import { RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';

interface ChoiceRowProps<Choice extends string> {
  label: string;
  /** Null while nothing was chosen. */
  value: Choice | null;
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
  /** The language of a choice's own name. */
  langOf?: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** A few choices side by side, of which one holds. */
export const ChoiceRow = <Choice extends string>({
  label,
  value,
  choices,
  textOf,
  langOf,
  onChoose,
}: ChoiceRowProps<Choice>) => (
  <RadioGroup value={value} onChange={(chosen) => onChoose(chosen as Choice)} className="flex flex-col gap-1">
    <FieldParts label={label}>
      <div className="flex flex-wrap gap-x-8">
        {choices.map((choice) => (
          <RadioChoice key={choice} value={choice}>
            <span lang={langOf?.(choice)}>{textOf(choice)}</span>
          </RadioChoice>
        ))}
      </div>
    </FieldParts>
  </RadioGroup>
);
