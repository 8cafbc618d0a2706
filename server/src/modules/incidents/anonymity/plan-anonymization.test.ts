import { describe, expect, it } from 'vitest';
import { type IncidentTexts, planAnonymization, replacedTexts } from './plan-anonymization.ts';

const person = (id: string, full_name: string, more: object = {}) => ({
  id,
  person_key: id,
  created_at: `2026-03-0${id}T10:00:00.000Z`,
  full_name,
  former_names: [],
  ...more,
});
const texts = (description: string, persons: ReturnType<typeof person>[], more = {}): IncidentTexts => ({
  holders: [
    { holder: 'incident', id: 'i', version: 1, content: { description }, number: null },
    ...persons.map(({ id, full_name }) => ({
      holder: 'person' as const,
      id,
      version: 1,
      content: { full_name, role: '', notes: '' },
      number: null,
    })),
  ],
  persons,
  files: [],
  ...more,
});
const written = (described: IncidentTexts): string | undefined => {
  const [incident] = described.holders;
  const { places } = planAnonymization(described);
  const certain = places.filter(({ sureness }) => sureness !== 'unlikely');
  return incident && replacedTexts(incident, certain).get('description');
};

describe('the plan of an anonymization', () => {
  it('gives letters by the order of recording, whatever the order of the rows', () => {
    const plan = planAnonymization(texts('', [person('2', 'Zoé'), person('1', 'Aline')]));
    expect(plan.persons).toEqual([
      { pseudonym: 'Personne A', names: ['Aline'] },
      { pseudonym: 'Personne B', names: ['Zoé'] },
    ]);
  });

  it('keeps a pseudonym that was given, and looks for the name of before', () => {
    const persons = [person('1', 'Personne B', { former_names: ['Aline Morel'] }), person('2', 'Marc')];
    expect(written(texts('Mme Morel, Marc et Personne B.', persons))).toBe(
      'Personne B, Personne C et Personne B.',
    );
  });

  it('gives no letter to somebody without a name, and tells who that is', () => {
    const plan = planAnonymization(
      texts('La responsable RH.', [person('1', 'la responsable RH'), person('2', 'Zoé')]),
    );
    expect(plan.without_name).toEqual(['la responsable RH']);
    expect(plan.persons).toEqual([{ pseudonym: 'Personne A', names: ['Zoé'] }]);
    expect(plan.places.map(({ field, words }) => [field, words])).toEqual([['full_name', 'Zoé']]);
  });

  it('shows a passage around each place, cut at words', () => {
    const long = `${'mot '.repeat(40)}Aline ${'mot '.repeat(40)}`;
    const [place] = planAnonymization(texts(long, [person('1', 'Aline')])).places;
    expect(place?.before).toMatch(/^…(?:mot )+$/);
    expect(place?.behind).toMatch(/^(?: mot)+ …$/);
    expect([place?.before.length, place?.behind.length].every((length) => (length ?? 99) < 64)).toBe(true);
  });

  it('names the files that name somebody', () => {
    const files = [
      { number: 1, name: 'aline-morel.jpg' },
      { number: 2, name: 'photo.jpg' },
    ];
    expect(planAnonymization(texts('', [person('1', 'Aline Morel')], { files })).files).toEqual([files[0]]);
  });

  it('is another one as soon as a version or a place is', () => {
    const before = texts('Aline', [person('1', 'Aline')]);
    const [incident, ...others] = before.holders;
    if (!incident) throw new Error('no incident');
    const { plan } = planAnonymization(before);
    expect(planAnonymization(texts('Aline', [person('1', 'Aline')])).plan).toBe(plan);
    expect(planAnonymization({ ...before, holders: [{ ...incident, version: 2 }, ...others] }).plan).not.toBe(
      plan,
    );
    expect(planAnonymization(texts('Aline.', [person('1', 'Aline')])).plan).not.toBe(plan);
  });
});
