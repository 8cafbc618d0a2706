import type { Person } from '#contract/persons.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useShownName } from '../persons/use-shown-name.ts';

/** The persons of an incident, in their order: name or 'Anonyme', part, role, notes. */
export const PrintedPersons = ({ persons }: { persons: readonly Person[] }) => {
  const { t } = useTexts('persons');
  const shownName = useShownName();
  return (
    <ol className="list-decimal pl-5">
      {persons.map((person) => (
        <li key={person.id} className="mb-2 break-inside-avoid">
          <p className="wrap-anywhere">
            <span className="font-semibold">{shownName(person)}</span>
            {person.part !== null && `, ${t(`part.${person.part}`)}`}
            {person.role !== '' && `, ${person.role}`}
          </p>
          {person.notes !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{person.notes}</p>}
        </li>
      ))}
    </ol>
  );
};
