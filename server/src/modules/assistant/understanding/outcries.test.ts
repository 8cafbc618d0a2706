import { describe, expect, it, vi } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { askedAbout } from '../guide/asked.ts';
import { SAFETY_CORPUS } from '../safety/safety.corpus.ts';
import { tellsDistress } from '../safety/safety.ts';
import { collect } from './collect.ts';
import { readMessage } from './read-message.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const QUESTIONS: Partial<Record<DetailKind, string>> = {
  impact: 'Comment allez-vous depuis ?',
  actions: 'Qu’avez-vous fait, ou choisi de ne pas faire, depuis ?',
  witnesses: 'Qui, à votre connaissance, a pu voir ou entendre ce qui s’est passé, s’il y avait quelqu’un ?',
  where: 'À quel endroit cela s’est-il passé ?',
};

const detailsOf = (content: string, asked?: DetailKind) =>
  collect(
    [
      ...(asked ? [{ id: '0', role: 'assistant' as const, content: QUESTIONS[asked] ?? '', at: AT }] : []),
      { id: '1', role: 'user' as const, content, at: AT },
    ],
    { timeZone: 'Europe/Paris', askedAbout },
  ).details;

/** All words that were cited, detail by detail. */
const cited = (content: string, asked?: DetailKind): Partial<Record<DetailKind, string>> =>
  Object.fromEntries(
    detailsOf(content, asked).map(({ kind, sources }) => [
      kind,
      sources.map(({ words }) => words).join(' | '),
    ]),
  );

const outcriesOf = (content: string): string[] => {
  const { unmasked, outcries } = readMessage({ id: '1', content }, null, '2026-11-21');
  return outcries.map(({ start, end }) => unmasked.slice(start, end));
};

const DISTRESS = [
  'je veux mourir',
  'Je veux mourir.',
  'ce soir je veux mourir',
  "J'ai envie de mourir ce soir",
  'plus envie de vivre',
  'la vie ne vaut plus la peine',
  "j'ai dit que je voulais mourir",
  'il me donne envie de mourir',
  'je pense au suicide tous les jours dans mon bureau',
];
const FIGURES = [
  'ce projet me tue',
  'je suis mort de fatigue',
  "il va me tuer s'il voit ça",
  'ça me tue',
  'mon chef va me tuer si je rends le dossier en retard',
  'je meurs de faim',
];

describe('an outcry', () => {
  it.each([...DISTRESS, ...FIGURES])('is collected as nothing, whatever was asked: %s', (words) => {
    for (const asked of [undefined, 'impact', 'actions', 'witnesses', 'where'] as const) {
      for (const typed of [words, words.toUpperCase(), words.replaceAll("'", '’')])
        expect([asked, typed, cited(typed, asked)]).toEqual([asked, typed, {}]);
    }
  });

  it('is no effect and no step, in any of the words by which safety knows distress', () => {
    const plainly = /dor|pleur|angoiss|cauchemar|épuis|déprim|dépress|traitement|envie de rien/i;
    for (const [kind, text] of SAFETY_CORPUS) {
      if (kind !== 'distress' || plainly.test(text)) continue;
      for (const { sources, kind: detail } of detailsOf(text, 'impact')) {
        if (detail !== 'impact') continue;
        for (const { words } of sources)
          expect([text, words, tellsDistress(words)]).toEqual([text, words, false]);
      }
    }
  });

  it.each([
    ['Hier il m’a insultée et je veux mourir.', { when: 'Hier', description: 'Hier il m’a insultée' }],
    ["Depuis qu'il m'a insultée je veux mourir", { description: "Depuis qu'il m'a insultée" }],
    [
      "Si ça continue je vais me foutre en l'air. Hier à 10h Paul Martin m'a giflée.",
      { when: 'Hier à 10h', people: 'Paul Martin', description: "Hier à 10h Paul Martin m'a giflée." },
    ],
    ["ce projet me tue et mon chef m'a hurlé dessus", { description: "et mon chef m'a hurlé dessus" }],
    ['je ne dors plus je veux mourir', { impact: 'je ne dors plus' }],
    ["ça va mal, j'ai des idées noires", { impact: 'ça va mal' }],
    ["j'ai parlé au médecin de mes idées noires", { actions: "j'ai parlé au médecin" }],
    ["J'ai peur, il va me tuer s'il voit ça", { impact: "J'ai peur" }],
  ] as const)('leaves the facts beside it: %s', (said, expected) => {
    expect(cited(said)).toMatchObject(expected);
    expect(JSON.stringify(cited(said))).not.toMatch(/mourir|idées noires|foutre|tue/);
  });

  it('leaves the answer beside it', () => {
    expect(cited('pas terrible, je veux mourir', 'impact')).toEqual({ impact: 'pas terrible' });
    expect(cited('je ne sais plus, je veux en finir', 'actions')).toEqual({ actions: 'je ne sais plus' });
  });
});

describe('what is no outcry', () => {
  it.each([
    'je ne dors plus',
    "je fais des crises d'angoisse",
    'je pleure tous les soirs',
    "morte d'angoisse",
  ])('is an effect: %s', (words) => {
    expect(cited(words)).toMatchObject({ impact: words });
    expect(cited(words, 'impact')).toMatchObject({ impact: words });
  });

  it.each([
    "il m'a dit je vais te tuer",
    "il m'a dit qu'il va me tuer si je parle",
    "mon chef m'a dit va te pendre",
    "il m'a dit que je ferais mieux de me suicider",
    'il a menacé de se suicider si je le dénonce',
    'ma collègue a fait une tentative de suicide',
    'il était mort de rire quand je suis tombée',
    "il m'a fait disparaître du planning",
  ])('is a fact: %s', (words) => {
    expect(cited(words).description).toBe(words);
  });

  it('is what others wrote, in a sentence of its own as well', () => {
    expect(cited('il m’a écrit le 12 mars. « Va mourir. » Julie a tout vu.').description).toContain('écrit');
    expect(cited('« Va mourir »', 'impact')).toEqual({});
    expect(outcriesOf('Il m’a envoyé un SMS. Va mourir.')).toEqual([]);
    expect(outcriesOf('Il m’a envoyé un SMS. Je veux mourir.')).toEqual(['je veux mourir.']);
  });

  it('is read as fast in the longest message', () => {
    for (const hostile of [
      'je veux mourir ',
      'il va me tuer quand ',
      'envie de mourir de rire, ',
      "j'ai que je ",
    ]) {
      const started = process.threadCpuUsage();
      detailsOf(hostile.repeat(20_000 / hostile.length), 'impact');
      const { user } = process.threadCpuUsage(started);
      expect([hostile, user < 3_000_000]).toEqual([hostile, true]);
    }
  });

  it('is looked for once in the same words, however often they are said', () => {
    const countOf = (content: string): number => {
      const looks = vi.spyOn(RegExp.prototype, 'exec');
      readMessage({ id: 'm', content }, null, '2026-11-21');
      const { length } = looks.mock.calls;
      looks.mockRestore();
      return length;
    };
    const said = 'Hier mon chef m’a dit que ';
    const more =
      countOf(said + 'je vais me tuer '.repeat(500)) - countOf(said + 'je vais me tuer '.repeat(50));
    // Looked for anew, it would be some 2,000 for each time.
    expect(more).toBeLessThan(450 * 300);
  });
});
