/** The names of types, parts and the like, as the rest of the product has them. */
import exhibits from '#web/i18n/fr/exhibits.ts';
import incidents from '#web/i18n/fr/incidents.ts';
import journal from '#web/i18n/fr/journal.ts';
import persons from '#web/i18n/fr/persons.ts';

export default { exhibits, incidents, journal, persons };
