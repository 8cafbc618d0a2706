import { describe, expect, it } from 'vitest';
import type { LikeNamedAnswer } from '#contract/dossiers.ts';
import { COVERED, type PersonsShown } from '#verifier/dossier/format.ts';
import type { KnownName } from '../../incidents/index.ts';
import { personNames } from './persons-shown.ts';
import { showText } from './shown-text.ts';

let count = 0;
const known = (full_name: string, some: Partial<KnownName> = {}): KnownName => {
  count += 1;
  const id = `person-${String(count).padStart(3, '0')}`;
  return {
    id,
    incident_id: 'inside',
    person_key: id,
    created_at: '2026-03-12T10:00:00.000Z',
    full_name,
    former_names: [],
    is_anonymized: false,
    ...some,
  };
};
const namesIn = (
  persons: KnownName[],
  persons_shown: PersonsShown,
  like_named: LikeNamedAnswer[] = [],
  inside = new Set(['inside']),
) => personNames(persons, inside, { persons_shown, language: 'fr', like_named });
const called = (persons: KnownName[], shown: PersonsShown) => {
  const names = namesIn(persons, shown);
  return persons.map((person) => names.of(person));
};
const textWith = (persons: KnownName[], shown: PersonsShown, text: string): string =>
  namesIn(persons, shown)
    .find(text)
    .reduceRight((left, { start, end, becomes }) => left.slice(0, start) + becomes + left.slice(end), text);

describe('the persons of a dossier', () => {
  it('are called by their names, but for those who are shown as Anonyme', () => {
    const persons = [known('Aline Morel'), known('Karim Benali', { is_anonymized: true })];
    expect(called(persons, 'full')).toEqual(['Aline Morel', 'Anonyme']);
    expect(textWith(persons, 'full', 'Aline Morel et Karim Benali')).toBe('Aline Morel et Anonyme');
  });

  it('are told apart where their initials are alike', () => {
    const persons = [known('Aline Morel'), known('André Martin'), known('Jean-Pierre de La Tour')];
    expect(called(persons, 'initials')).toEqual(['A. M.', 'A. M. (2)', 'J.-P. T.']);
  });

  it('are called alike in every incident where they are one person', () => {
    const persons = [
      known('Aline Morel', { person_key: 'aline' }),
      known('Aline', { person_key: 'aline', incident_id: 'elsewhere' }),
    ];
    for (const shown of ['initials', 'pseudonyms'] as const) {
      expect(new Set(called(persons, shown)).size).toBe(1);
    }
  });

  it('have the first letters as pseudonyms, and keep one that they have', () => {
    const persons = [
      known('Solène Tavernier', { incident_id: 'elsewhere' }),
      known('Aline Morel'),
      known('Personne B', { former_names: ['Karim Benali'] }),
    ];
    expect(called(persons, 'pseudonyms')).toEqual(['Personne D', 'Personne C', 'Personne B']);
    expect(textWith(persons, 'pseudonyms', 'Solène Tavernier, Aline Morel, Karim Benali')).toBe(
      'Personne D, Personne C, Personne B',
    );
  });

  it('are called by what they are where they have no name, without the name of another', () => {
    const persons = [known('la responsable RH'), known('Aline Morel'), known('l’assistante de Mme Morel')];
    const [first, , third] = called(persons, 'initials');
    expect(first).toBe('la responsable RH');
    expect(third).not.toContain('Morel');
  });

  it('are called alike where they have one name, linked or not, and by no number or « ou » in a text', () => {
    const persons = [
      known('Marc Dupont'),
      known('M. Marc DUPONT', { incident_id: 'elsewhere' }),
      known('Marie Dumas'),
    ];
    expect(called(persons, 'initials')).toEqual(['M. D.', 'M. D.', 'M. D. (2)']);
    expect(called(persons, 'pseudonyms')).toEqual(['Personne A', 'Personne A', 'Personne B']);
    expect(textWith(persons, 'initials', 'Marc Dupont a dit')).toBe('M. D. a dit');
    expect(textWith(persons, 'pseudonyms', 'Marc Dupont a dit')).toBe('Personne A a dit');
  });

  it('are two persons of one name where the person says so, and a text does not tell which', () => {
    const persons = [known('Marc Dupont'), known('M. Marc DUPONT', { incident_id: 'other' })];
    const keys = persons.map(({ person_key }) => person_key);
    const both = new Set(['inside', 'other']);
    const shown = (way: PersonsShown, are_one: boolean, person_keys = keys) => {
      const names = namesIn(persons, way, [{ person_keys, are_one }], both);
      const [place] = names.find('Marc Dupont');
      return [...persons.map((person) => names.of(person)), place?.becomes];
    };
    expect(shown('pseudonyms', false)).toEqual(['Personne A', 'Personne B', '[nom]']);
    expect(shown('initials', false)).toEqual(['M. D.', 'M. D. (2)', 'M. D.']);
    expect(shown('pseudonyms', true)).toEqual(['Personne A', 'Personne A', 'Personne A']);
    // What was said of fewer persons says nothing of all of them.
    expect(shown('pseudonyms', false, keys.slice(0, 1))).toEqual(['Personne A', 'Personne A', 'Personne A']);
  });

  it('are nobody’s name in a text that can be of several', () => {
    const persons = [known('Aline Morel'), known('Paul Morel'), known('André Morel')];
    expect(textWith(persons, 'initials', 'Mme Morel a dit')).toBe('[nom] a dit');
    expect(textWith(persons, 'pseudonyms', 'le bureau de Morel')).toBe('le bureau de [nom]');
    expect(textWith([known('Aline Morel'), known('André Morel')], 'initials', 'Morel a dit')).toBe(
      'A. M. a dit',
    );
  });

  it('are found with full names too, and stay: a name of which a letter is covered is covered whole', () => {
    const persons = [known('Marc Dupont'), known('Aline Dupont', { is_anonymized: true })];
    const names = namesIn(persons, 'full');
    const text = 'Le bureau de Marc Dupont, puis celui d’Aline Dupont.';
    const shown = (...covered: { start: number; end: number }[]) =>
      showText(text, covered, names.find(text)).text;
    expect(shown()).toBe('Le bureau de Marc Dupont, puis celui d’Anonyme.');
    const start = text.indexOf('arc');
    expect(shown({ start, end: start + 1 })).toBe(`Le bureau de ${COVERED}, puis celui d’Anonyme.`);
  });

  it('have before them what is written before whatever they are called', () => {
    const text = 'Le bureau d’Aline, celui de Marc et celui d’Hélène';
    const persons = [known('Aline Morel'), known('Marc Dupont'), known('Hélène Faure')];
    expect(textWith(persons, 'initials', text)).toBe('Le bureau d’A. M., celui de M. D. et celui d’H. F.');
    expect(textWith(persons, 'pseudonyms', text)).toBe(
      'Le bureau de Personne A, celui de Personne B et celui de Personne C',
    );
    const anonymous = [...persons.slice(0, 1), known('Marc Dupont', { is_anonymized: true })];
    expect(textWith(anonymous, 'full', text)).toBe('Le bureau d’Aline, celui d’Anonyme et celui d’Hélène');
    const brothers = [known('Marc Morel'), known('Aline Morel')];
    expect(textWith(brothers, 'initials', 'le bureau de Morel')).toBe('le bureau de [nom]');
  });

  it('take what is elided with them where they are covered, since it tells how the name begins', () => {
    const names = namesIn([known('Aline Morel')], 'full');
    const text = 'Le bureau d’Aline';
    const start = text.indexOf('line');
    expect(showText(text, [{ start, end: start + 2 }], names.find(text)).text).toBe(`Le bureau ${COVERED}`);
  });
});
