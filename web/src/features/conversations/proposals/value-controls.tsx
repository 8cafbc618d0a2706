import { DETAIL_MAX_CHARACTERS, PERSON_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { INCIDENT_TYPES } from '#contract/incidents.ts';
import { type DetailKind, PERSON_PARTS } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import type { TypedProblem, TypedValue } from './typed-value.ts';

interface ControlsProps {
  typed: TypedValue;
  problem: TypedProblem | null;
  /** The last day that facts may lie on. */
  lastDay: string;
  onChange: (change: Partial<TypedValue>) => void;
}

interface ValueControlsProps extends ControlsProps {
  detail: DetailKind;
}

/** The control that fits the detail: day and hour, a person, a type from the list, or a text. */
export const ValueControls = ({ detail, ...controls }: ValueControlsProps) => {
  switch (detail) {
    case 'when':
      return <WhenControls {...controls} />;
    case 'people':
    case 'witnesses':
      return <PersonControls {...controls} />;
    case 'incident_type':
      return <TypeControl {...controls} />;
    case 'where':
      return <PlaceControl {...controls} />;
    default:
      return <WordsControl {...controls} />;
  }
};

const useErrorText = (problem: TypedProblem | null): string | undefined => {
  const { t } = useTexts('conversations');
  return problem === null ? undefined : t(`proposals.problem.${problem}`);
};

const WhenControls = ({ typed, problem, lastDay, onChange }: ControlsProps) => {
  const { t } = useTexts('conversations');
  const error = useErrorText(problem);
  return (
    <>
      <DateField
        label={t('proposals.field.day')}
        value={typed.day}
        maxDay={lastDay}
        error={error}
        onChange={(day) => onChange({ day })}
      />
      <TimeField
        label={t('proposals.field.time')}
        value={typed.time}
        onChange={(time) => onChange({ time })}
      />
      <Checkbox isSelected={typed.approximate} onChange={(approximate) => onChange({ approximate })}>
        {t('proposals.field.approximate')}
      </Checkbox>
    </>
  );
};

const PersonControls = ({ typed, problem, onChange }: ControlsProps) => {
  const { t } = useTexts('conversations');
  const error = useErrorText(problem);
  return (
    <>
      <TextField
        label={t('proposals.field.name')}
        value={typed.name}
        maxLength={PERSON_MAX_CHARACTERS}
        error={error}
        autoComplete="off"
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('proposals.field.role')}
        value={typed.role}
        maxLength={PERSON_MAX_CHARACTERS}
        autoComplete="off"
        onChange={(role) => onChange({ role })}
      />
      <SelectField
        label={t('proposals.field.part')}
        options={PERSON_PARTS.map((value) => ({ value, label: t(`proposals.part.${value}`) }))}
        value={typed.part}
        onChange={(part) => part !== null && onChange({ part })}
      />
    </>
  );
};

const TypeControl = ({ typed, problem, onChange }: ControlsProps) => {
  const { t } = useTexts('conversations');
  const error = useErrorText(problem);
  return (
    <SelectField
      label={t('proposals.field.type')}
      options={INCIDENT_TYPES.map((value) => ({ value, label: t(`proposals.type.${value}`) }))}
      value={typed.type}
      error={error}
      onChange={(type) => onChange({ type })}
    />
  );
};

const PlaceControl = ({ typed, problem, onChange }: ControlsProps) => {
  const { t } = useTexts('conversations');
  const error = useErrorText(problem);
  return (
    <TextField
      label={t('proposals.field.where')}
      value={typed.text}
      maxLength={DETAIL_MAX_CHARACTERS}
      error={error}
      autoComplete="off"
      onChange={(text) => onChange({ text })}
    />
  );
};

const WordsControl = ({ typed, problem, onChange }: ControlsProps) => {
  const { t } = useTexts('conversations');
  const error = useErrorText(problem);
  return (
    <TextAreaField
      rows={3}
      label={t('proposals.field.text')}
      value={typed.text}
      maxLength={DETAIL_MAX_CHARACTERS}
      error={error}
      onChange={(text) => onChange({ text })}
    />
  );
};
