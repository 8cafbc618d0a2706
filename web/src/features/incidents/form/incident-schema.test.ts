import { describe, expect, it } from 'vitest';
import fr from '#web/i18n/fr/incidents.ts';
import { i18n, loadCatalogue } from '#web/i18n/texts.ts';
import { incidentSchema } from './incident-schema.ts';
import { emptyValues } from './incident-values.ts';

const FILLED = { ...emptyValues('2026-11-21'), title: 'Réunion', description: 'Ce qui s’est passé.' };

const errorsOf = async (values: unknown) => {
  await loadCatalogue('incidents', 'fr');
  const schema = incidentSchema(i18n.getFixedT('fr', 'incidents') as never, '2026-11-21');
  const parsed = schema.safeParse(values);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('the rules of the incident form', () => {
  it('accept what is filled in, with and without a date', async () => {
    expect(await errorsOf(FILLED)).toEqual([]);
    expect(await errorsOf({ ...FILLED, incident_date: null })).toEqual([]);
  });

  it('need a title and a description that say something', async () => {
    expect(await errorsOf({ ...FILLED, title: '  ', description: '\n' })).toEqual([
      fr.form.error.title,
      fr.form.error.description,
    ]);
  });

  it('allow 100,000 characters, and say how many there are beyond', async () => {
    expect(await errorsOf({ ...FILLED, description: 'a'.repeat(100_000) })).toEqual([]);
    const [message] = await errorsOf({ ...FILLED, description: 'a'.repeat(100_001) });
    expect(message).toContain('100\u202f001 caractères');
  });

  it('count a title and a place as they are sent, without the blanks around them', async () => {
    const [title, location] = [` ${'t'.repeat(200)} `, ` ${'l'.repeat(300)} `];
    expect(await errorsOf({ ...FILLED, title, location })).toEqual([]);
    const [longTitle, longPlace] = await errorsOf({
      ...FILLED,
      title: 't'.repeat(201),
      location: 'l'.repeat(301),
    });
    expect([longTitle, longPlace].join()).toMatch(/201.*301/s);
  });

  it('refuse a period that ends before it begins, and an hour without its day', async () => {
    const period = { ...FILLED, date_certainty: 'period' };
    expect(await errorsOf({ ...period, incident_until: '2026-11-20' })).toEqual([
      fr.form.error.endBeforeBeginning,
    ]);
    expect(await errorsOf({ ...period, incident_until: '2026-11-21' })).toEqual([]);
    // What the choice leaves out is not judged.
    expect(await errorsOf({ ...FILLED, date_certainty: 'exact', incident_until: '2026-11-20' })).toEqual([]);
    const hour = { ...FILLED, incident_date: null, incident_time: '09:00' };
    expect(await errorsOf(hour)).toEqual([fr.form.error.hourWithoutDay]);
    expect(await errorsOf({ ...hour, date_certainty: 'unknown' })).toEqual([]);
  });

  it('need a place where it is said what one was, and leave out rows in which nothing stands', async () => {
    const other_places = (place: string, what: string) => ({ ...FILLED, other_places: [{ place, what }] });
    expect(await errorsOf(other_places(' ', ' '))).toEqual([]);
    expect(await errorsOf(other_places('', 'où je l’ai dit'))).toEqual([fr.form.error.placeMissing]);
    expect(await errorsOf(other_places('p'.repeat(300), 'q'.repeat(200)))).toEqual([]);
    expect(await errorsOf(other_places('p'.repeat(301), ''))).toHaveLength(1);
    expect(await errorsOf(other_places('p', 'q'.repeat(201)))).toHaveLength(1);
  });

  it('refuse a day before any memory', async () => {
    expect(await errorsOf({ ...FILLED, incident_date: '0206-11-21' })).toEqual([fr.form.error.longAgo]);
  });

  it('refuse a day in the future', async () => {
    expect(await errorsOf({ ...FILLED, incident_date: '2026-11-22' })).toEqual([fr.form.error.future]);
  });
});
