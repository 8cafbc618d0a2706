import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import type { KnownPerson, Person } from '#contract/persons.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { matchingPersons } from './matching-persons.ts';
import { knownPersonList } from './person-queries.ts';
import type { PersonValues } from './person-values.ts';

interface KnownPersonsOfferProps {
  form: UseFormReturn<PersonValues, unknown, PersonValues>;
  incidentId: string;
  /** What is stored; null for a new person. */
  person: Person | null;
}

/**
 * Under the name: persons of other incidents whose names begin as what is typed, and the link to one of them. Nobody is the
 * same person before that was pressed. If the list cannot be read nothing is offered, and the form works without it.
 */
export const KnownPersonsOffer = ({ form, incidentId, person }: KnownPersonsOfferProps) => {
  const { t } = useTexts('persons');
  const inWords = (incidents: KnownPerson['incidents']): string =>
    incidents
      .map(({ title, reference_number: reference }) =>
        title === '' ? reference : t('offer.incident', { reference, title }),
      )
      .join(', ');
  const { data } = useQuery(knownPersonList);
  const known = data?.items ?? [];
  const { control, setValue, setFocus } = form;
  const [typed, key] = useWatch({ control, name: ['full_name', 'person_key'] });
  const elsewhere = otherIncidents(
    known.find(({ person_key }) => person_key === key),
    incidentId,
  );
  const isLinked =
    elsewhere.length > 0 || (person !== null && person.also_in > 0 && key === person.person_key);
  const change = (person_key: string | null, full_name = typed) => {
    setValue('person_key', person_key, { shouldDirty: true });
    setValue('full_name', full_name, { shouldDirty: true, shouldValidate: full_name !== typed });
    // What was pressed goes: the keyboard goes on in the field.
    setFocus('full_name');
  };

  if (isLinked) {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-x-3 rounded-box bg-teal-tint px-3 py-1">
        <p role="status" className="min-w-0 py-1 text-sm wrap-anywhere">
          {elsewhere.length > 0
            ? t('offer.linked', { incidents: inWords(elsewhere) })
            : t('offer.linkedElsewhere')}
        </p>
        <Button
          variant="quiet"
          className="-ml-3 px-3 text-sm"
          // A person who is stored has a key, and is told apart by a new one.
          onPress={() => change(person === null ? null : uuidv7())}
        >
          {t('offer.unlink')}
        </Button>
      </div>
    );
  }
  const offered = matchingPersons(known, typed, incidentId);
  return (
    <>
      <LiveRegion message={offered.length === 0 ? '' : t('offer.count', { count: offered.length })} />
      {offered.length > 0 && (
        <div className="mt-2 border-l-2 border-hairline pl-3">
          <p className="text-sm text-ink-soft">{t('offer.title')}</p>
          <ul>
            {offered.map((one) => (
              <li key={one.person_key}>
                <Button
                  variant="quiet"
                  className="-ml-3 px-3 text-left text-sm"
                  onPress={() => change(one.person_key, one.full_name)}
                >
                  <span className="min-w-0 wrap-anywhere">
                    {one.full_name}
                    {one.role !== '' && `, ${one.role}`}
                    <span className="block font-normal text-ink-soft">
                      {' '}
                      {t('offer.in', { incidents: inWords(one.incidents) })}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{t('offer.hint')}</p>
        </div>
      )}
    </>
  );
};

const otherIncidents = (known: KnownPerson | undefined, incidentId: string): KnownPerson['incidents'] =>
  known?.incidents.filter(({ incident_id }) => incident_id !== incidentId) ?? [];
