/** The names of types, parts and the like, as the rest of the product has them. */
import exhibits from '#web/i18n/en/exhibits.ts';
import incidents from '#web/i18n/en/incidents.ts';
import journal from '#web/i18n/en/journal.ts';
import persons from '#web/i18n/en/persons.ts';

export default { exhibits, incidents, journal, persons };
