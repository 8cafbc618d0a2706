import { useQuery } from '@tanstack/react-query';
import type { KnownPerson } from '#contract/persons.ts';
import type { SoughtPerson } from '#web/features/finding/sought-words.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { knownPersonList } from '../persons/person-queries.ts';

interface PersonFilterProps {
  person: SoughtPerson | null;
  onChange: (person: SoughtPerson | null) => void;
}

/** Incidents in which somebody is. Nothing where nobody is named; who was chosen stays while the names are loading. */
export const PersonFilter = ({ person, onChange }: PersonFilterProps) => {
  const { t } = useTexts('incidents');
  const { t: finding } = useTexts('finding');
  const { data } = useQuery(knownPersonList);
  const known = data?.items ?? [];
  const named = known
    .map((one) => ({ value: one.person_key, label: nameOf(one, known) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const isListed = person === null || named.some(({ value }) => value === person.key);
  const options = isListed ? named : [{ value: person.key, label: person.name }, ...named];
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('finding.person')}
      placeholder={finding('filters.all')}
      isClearable
      className="max-w-md"
      options={options}
      value={person?.key ?? null}
      onChange={(key) => {
        const chosen = options.find(({ value }) => value === key);
        onChange(chosen === undefined ? null : { key: chosen.value, name: chosen.label });
      }}
    />
  );
};

/** With the role, or the incident, where two persons have one name. */
const nameOf = ({ full_name, role, incidents }: KnownPerson, known: readonly KnownPerson[]): string => {
  const isAlone = known.filter((other) => other.full_name === full_name).length === 1;
  if (isAlone) return full_name;
  return [full_name, role || incidents[0]?.reference_number].filter(Boolean).join(', ');
};
