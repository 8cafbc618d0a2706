/** What others say that she did, and what has not happened, is no act that was done to her. */
import { describe, expect, it } from 'vitest';
import { readInterview } from '../read-interview.ts';
import { collect } from './collect.ts';

const read = (content: string) => {
  const { type, day, details } = readInterview(
    [{ id: 'm', role: 'user', content, at: new Date('2026-11-21T10:00:00Z') }],
    { timeZone: 'Europe/Paris' },
  ).collected;
  return { type, day, witnesses: details.find(({ kind }) => kind === 'witnesses')?.value ?? null };
};
const NOTHING = { type: null, day: null, witnesses: null };

describe('what others say in quotation marks', () => {
  const collectedFrom = (content: string) =>
    collect([{ id: 'm1', role: 'user', content, at: new Date('2026-11-21T09:00:00Z') }], {
      timeZone: 'Europe/Paris',
      askedAbout: () => null,
    });
  it('names no witness and no person', () => {
    const { details, people } = collectedFrom(
      'Le 9 novembre, Philippe Garnier, mon directeur, a déclaré : “Avec ton accent, on ne te mettra jamais devant un client.”',
    );
    expect(details.find(({ kind }) => kind === 'witnesses')).toBeUndefined();
    expect(people.map(({ name }) => name)).toEqual(['Philippe Garnier']);
  });

  it('names no place and no step of hers', () => {
    const { details } = collectedFrom(
      'Mon chef m’a dit : « Tu finiras à la rue, j’en ai parlé à la DRH. » C’était dans le hall.',
    );
    expect(details.find(({ kind }) => kind === 'where')?.value).toBe('dans le hall');
    expect(details.find(({ kind }) => kind === 'actions')).toBeUndefined();
  });
});

describe('what she is accused of', () => {
  it.each([
    "Mon chef m'a écrit : \"le 5 mai tu m'as frappé\". C'était le 6 mai.",
    'Mon chef m’a écrit : « le 5 mai tu m’as frappé »',
    'Mon chef m\'accuse : "tu m\'as insulté en réunion"',
    'Mon chef prétend : « vous m’avez insulté devant Julie le 5 mai »',
    "Mon chef dit que je l'ai insulté hier en réunion devant Julie",
    "Mon chef prétend que je l'aurais frappé le 5 mai devant Julie.",
    "Mon chef m'accuse de l'avoir insulté hier devant Julie",
    'Mon chef : tu m’as insulté hier',
    'mon chef ma ecrit tu ma frapper hier',
    "Mon chef m'a écrit que le 5 mai je l'avais frappé",
    "Mon chef se plaint que je l'aurais insulté hier devant Julie",
    'Il soutient avoir été insulté par moi hier devant Julie',
    "J'ai lu dans le journal qu'un chef a frappé une salariée devant Julie",
    'Dans le journal du 3 mars, un chef a frappé une salariée à Lyon',
    "Mon chef m'a dit tu m'as insulté hier devant Julie",
    "Il dit que c'est moi qui l'ai insulté mardi devant Julie",
    "Selon mon chef, je l'aurais insulté hier devant Julie",
  ])('%s', (content) => {
    expect(read(content)).toEqual(NOTHING);
  });

  it('keeps the accusing, without the day and the witness of what she is to have done', () => {
    expect(read("On me reproche d'avoir insulté mon chef le 3 mars devant Julie")).toEqual({
      ...NOTHING,
      type: 'harassment',
    });
  });

  it.each([
    ['Je lui ai dit : "tu m\'as insultée hier devant Julie"', 'verbal_abuse', '2026-11-20'],
    ['Mon chef m\'a dit : "tu es une incapable" hier devant Julie.', 'verbal_abuse', '2026-11-20'],
    ['Mon chef m\'a écrit : "tu m\'as énervé, je vais te frapper"', 'verbal_abuse', null],
    ["Mon chef dit que je l'ai insulté, mais le 5 mai il m'a frappée", 'violence', '2026-05-05'],
    ["Mon chef dit que je l'ai insulté. Le 5 mai, il m'a frappée.", 'violence', '2026-05-05'],
    ["Le 5 mai mon chef m'a accusée de vol devant Julie", 'harassment', '2026-05-05'],
  ] as const)('leaves what he did: %s', (content, type, day) => {
    expect(read(content)).toMatchObject({ type, day });
  });
});

describe('what is still to come', () => {
  it.each([
    "Demain mon chef va m'insulter en réunion",
    'Il me frappera le 30 juin',
    'Mon chef va me frapper',
    "Ils vont m'insulter lundi",
    'Je vais me faire insulter demain',
    "Demain il m'insulte en réunion",
    "Demain, il m'insulte en réunion",
  ])('%s', (content) => {
    expect(read(content)).toEqual(NOTHING);
  });

  it.each([
    ['Il m\'a dit : "je vais te frapper"', 'verbal_abuse'],
    ["Hier il m'a dit qu'il allait me frapper", 'verbal_abuse'],
    ["Il m'a menacée, il a dit qu'il va me frapper demain", 'verbal_abuse'],
    ["Le 3 mars il m'a menacée de me frapper le 30 juin", 'verbal_abuse'],
    ["Il n'arrête pas de me frapper", 'violence'],
    ["Dans le journal interne, mon chef m'a traitée de menteuse", 'verbal_abuse'],
    ["Il a parlé de demain et il m'a insultée", 'verbal_abuse'],
    ["Le lendemain il m'a insultée", 'verbal_abuse'],
  ] as const)('leaves a threat that was said, and the day after: %s', (content, type) => {
    expect(read(content).type).toBe(type);
  });
});
