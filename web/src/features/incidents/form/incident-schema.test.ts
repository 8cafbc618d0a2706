import { describe, expect, it } from 'vitest';
import fr from '#web/i18n/fr/incidents.ts';
import { i18n, loadCatalogue } from '#web/i18n/texts.ts';
import { emptyValues } from '../incident-values.ts';
import { incidentSchema } from './incident-schema.ts';

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

  it('refuse a day in the future', async () => {
    expect(await errorsOf({ ...FILLED, incident_date: '2026-11-22' })).toEqual([fr.form.error.future]);
  });
});
