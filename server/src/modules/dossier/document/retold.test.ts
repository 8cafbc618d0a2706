import { describe, expect, it } from 'vitest';
import { COVERED, type DossierSynthesis, type SentenceSource } from '#verifier/dossier/format.ts';
import type { CoveredWords } from './covered.ts';
import { showAccount, showSynthesis } from './retold.ts';

const NAMES = { of: ({ full_name }: { full_name: string }) => full_name, find: () => [] };
const words = (text: string, field = 'description'): CoveredWords => ({
  id: 'one',
  field,
  version: 2,
  words: text,
  start: 10,
  end: 10 + text.length,
  text: `Il a crié ${text}. Il est parti.`,
});

describe('the words of the conversation behind a description', () => {
  const account = [
    { said_at: '2026-03-12T10:00:00.000Z', words: 'Il a crié devant Karim' },
    { said_at: '2026-03-12T10:01:00.000Z', words: 'puis il est parti' },
  ];
  const shown = (...covered: CoveredWords[]) => showAccount(account, covered, NAMES).map(({ text }) => text);

  it('stand as they are where nothing is covered', () => {
    expect(shown()).toEqual(account.map((one) => one.words));
  });

  it('are covered where they say what is covered', () => {
    expect(shown(words('devant karim'))).toEqual([`Il a crié ${COVERED}`, 'puis il est parti']);
  });

  it('are covered whole where the person had changed them', () => {
    expect(shown(words('en présence de Karim'))).toEqual([COVERED, COVERED]);
  });
});

describe('a sentence of a synthesis', () => {
  const show = (
    text: string,
    source: Partial<SentenceSource>,
    covered: CoveredWords[],
    some: Partial<DossierSynthesis['sentences'][number]> = {},
  ) => {
    const sources: SentenceSource[] = [
      {
        entity: 'incident',
        id: 'one',
        version: 2,
        passage: { field: 'description', start: 0, end: 40 },
        ...source,
      },
    ];
    const synthesis: DossierSynthesis = {
      id: 'synthesis',
      version: 1,
      recorded_at: '2026-03-12T10:00:00.000Z',
      sentences: [{ part: 'chronology', text, made: 'words', sources, ...some }],
    };
    const covers = { of: () => [], wordsOf: (id: string) => (id === 'one' ? covered : []) };
    return showSynthesis(synthesis, covers, NAMES).sentences[0]?.text;
  };

  it('has covered what is covered in what it rests on', () => {
    expect(show('Il a crié devant Karim.', {}, [words('devant Karim')])).toBe(`Il a crié ${COVERED}.`);
  });

  it('is covered whole where it says it otherwise', () => {
    expect(show('Karim était là.', {}, [words('devant lui')])).toBe(COVERED);
  });

  it('stands where it rests on something else', () => {
    const elsewhere = { passage: { field: 'title', start: 0, end: 40 } };
    expect(show('Karim était là.', elsewhere, [words('devant lui')])).toBe('Karim était là.');
    expect(show('Karim était là.', { id: 'other' }, [words('Karim')])).toBe('Karim était là.');
  });

  it('of another version is covered whole but where it stands in the text as it is now, away from the passage', () => {
    const covered = [words('devant le docteur Xenakis')];
    const former = { version: 1 };
    expect(show('Il a crié devant le Dr Xenakis.', former, covered)).toBe(COVERED);
    expect(show('Il a crié devant mon médecin.', former, covered)).toBe(COVERED);
    expect(show('Il a crié devant le docteur Xenakis.', former, covered)).toBe(COVERED);
    expect(show('Il est parti.', former, covered)).toBe('Il est parti.');
    const elsewhere = { version: 1, passage: { field: 'title', start: 0, end: 9 } };
    expect(show('Devant Xenakis', elsewhere, covered)).toBe(COVERED);
    expect(show('Le 3 mars : « Cris ».', elsewhere, [words('Crier', 'title')], { made: 'rule' })).toBe(
      COVERED,
    );
    expect(show('Le 3 mars (INC-2026-0001).', { version: 1, passage: null }, covered, { made: 'rule' })).toBe(
      'Le 3 mars (INC-2026-0001).',
    );
  });

  it('that the person wrote is covered whole where it says a part of the covered words', () => {
    const covered = [words('devant le docteur Xenakis')];
    const own = { made: 'person' } as const;
    expect(show('Ce Xenakis était là.', { passage: null }, covered, own)).toBe(COVERED);
    expect(show('Il est parti.', { passage: null }, covered, own)).toBe('Il est parti.');
  });

  it('about a person is covered whole where their role is covered, and it says it otherwise', () => {
    const person = { entity: 'incident_person', version: 1, passage: null } as const;
    const about = { part: 'persons', made: 'rule' } as const;
    expect(show('Marc, chef.', person, [words('directeur', 'role')], about)).toBe(COVERED);
    expect(show('Marc, directeur.', person, [words('directeur', 'role')], about)).toBe(`Marc, ${COVERED}.`);
  });
});
