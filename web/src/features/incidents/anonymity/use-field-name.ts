import type { KeptText } from '#contract/anonymity.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useShownName } from '../persons/use-shown-name.ts';

const FIELDS = [
  'title',
  'description',
  'location',
  'other_places',
  'tags',
  'origin',
  'from_entry',
  'from_message',
  'full_name',
  'role',
  'notes',
  'source',
] as const;

type TextOfRecord = Omit<Extract<KeptText, { reason: 'changed' }>, 'reason'>;

/** Which text it is: 'Description', 'Notes, pour Marc', 'Pièce n° 3, Titre'. */
export const useFieldName = (incident: Incident): ((text: TextOfRecord) => string) => {
  const { t } = useTexts('anonymity');
  const shownName = useShownName();
  return ({ holder, holder_id, field }) => {
    const known = FIELDS.find((one) => one === field) ?? 'other';
    const name = t(`field.${known}`);
    if (holder === 'incident') return name;
    if (holder === 'exhibit') {
      const exhibit = incident.evidence.find(({ id }) => id === holder_id);
      return exhibit === undefined ? name : t('ofExhibit', { number: exhibit.number, field: name });
    }
    const person = incident.persons.find(({ id }) => id === holder_id);
    return person === undefined ? name : t('ofPerson', { field: name, name: shownName(person) });
  };
};

/** Which record it is: 'l’incident', 'Marc', 'pièce n° 3'. */
export const useHolderName = (
  incident: Incident,
): ((text: Pick<KeptText, 'holder' | 'holder_id'>) => string) => {
  const { t } = useTexts('anonymity');
  const shownName = useShownName();
  return ({ holder, holder_id }) => {
    const exhibit = incident.evidence.find(({ id }) => id === holder_id);
    const person = incident.persons.find(({ id }) => id === holder_id);
    if (exhibit !== undefined) return t('holder.exhibit', { number: exhibit.number });
    return person === undefined ? t(`holder.${holder}`, { number: '' }) : shownName(person);
  };
};
