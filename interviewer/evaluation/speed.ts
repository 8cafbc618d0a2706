/** How long the reading of a turn takes, and that of texts made to slow it down. */
import { play, type Step } from './play.ts';
import type { ReadingSubject } from './subject.ts';

/** Milliseconds, and the bound that holds for them. */
export interface Timing {
  name: string;
  milliseconds: number;
  bound: number | null;
}

const TURN_MS = 20;
const HOSTILE_MS = 50;
const HOSTILE_CHARACTERS = 20_000;
/** Each text is measured with other first words, so that no reading of it is remembered. */
const FIRST_WORDS = ['un', 'deux', 'trois'];

/** What is repeated. */
const HOSTILE = [
  'a',
  'j ',
  'jsuipakonten ',
  'mardi 18 décembre 2026 à 22h ',
  '11h30, 12/12 ',
  'Jean-Marc Dupont et ',
  '« il ',
  '((((',
  ' \n',
  "il m'a dit que le chef a vu que personne ne ",
  'non pardon, pas 11h mais 12h. ',
  'je veux mourir, il me tue, ',
];

const told = (text: string) => ({ turns: [text], told_on: '2026-11-10T16:30:00+01:00' });

/** Reads texts of its own, so that dictionaries are open and code is compiled before anything is measured. */
export const warmUp = (subject: ReadingSubject): void => {
  for (let hour = 0; hour < 20; hour += 1) {
    play(told(`Bonjour, hier à ${hour} h, mon chef m'a crié dessus au dépôt. jdor plu.`), subject);
  }
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const turnTimings = (steps: readonly Step[]): Timing[] => {
  const all = steps.map(({ milliseconds }) => milliseconds);
  return [
    { name: 'a turn, median', milliseconds: median(all), bound: null },
    { name: 'a turn, longest', milliseconds: Math.max(0, ...all), bound: TURN_MS },
  ];
};

/** Of each hostile text the median of its readings. */
export const hostileTimings = (subject: ReadingSubject): Timing[] =>
  HOSTILE.map((words) => {
    const times = FIRST_WORDS.map((first) => {
      const text = `${first} ${words.repeat(HOSTILE_CHARACTERS / words.length)}`.slice(0, HOSTILE_CHARACTERS);
      return play(told(text), subject)[0]?.milliseconds ?? 0;
    });
    const name = `20,000 characters of ${JSON.stringify(words)}`;
    return { name, milliseconds: median(times), bound: HOSTILE_MS };
  });
