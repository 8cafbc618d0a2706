import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';

const at = new Date('2026-11-21T09:00:00Z');
const tracesOf = (...told: string[]): string[] =>
  (
    collect(
      told.map((content, index) => ({ id: `m${index}`, role: 'user' as const, content, at })),
      { timeZone: 'Europe/Paris', askedAbout: () => null },
    ).evidence ?? []
  ).map(({ words }) => words);

describe('what may have kept a trace', () => {
  it.each([
    ['Il m’a insultée hier. Il y a une caméra dans le couloir.', ['Il y a une caméra dans le couloir']],
    ['Il m’a envoyé un SMS le soir même.', ['Il m’a envoyé un SMS le soir même']],
    ['jai fait des captures decran de tout', ['jai fait des captures decran de tout']],
    ['Mon médecin m’a fait un certificat médical.', ['Mon médecin m’a fait un certificat médical']],
    [
      'J’ai gardé la lettre, et Julie a témoigné par écrit.',
      ['J’ai gardé la lettre', 'Julie a témoigné par écrit'],
    ],
    ['J’ai photographié le planning.', ['J’ai photographié le planning']],
  ])('%s', (told, words) => {
    expect(tracesOf(told)).toEqual(words.map((each) => expect.stringContaining(each)));
  });

  it.each([
    'Il n’y a pas de caméra dans le couloir.',
    'Je n’ai rien gardé.',
    'Est-ce que je dois garder les mails ?',
    'Il m’a hurlé dessus devant tout le monde.',
    'Le message est passé, il fait la loi.',
    'C’est lui qui tient la caisse.',
  ])('is not made of "%s"', (told) => {
    expect(tracesOf(told)).toEqual([]);
  });

  it('points at the words in their message, each clause once', () => {
    const content = 'Il m’a poussée. Une vidéo et des photos existent.';
    const { evidence = [] } = collect([{ id: 'm0', role: 'user', content, at }], {
      timeZone: 'Europe/Paris',
      askedAbout: () => null,
    });
    expect(evidence).toHaveLength(1);
    const [{ start, end, words } = { start: 0, end: 0, words: '' }] = evidence;
    expect(content.slice(start, end)).toBe(words);
  });
});
