/** What the person has told, as a reply is held against it. */
import { sentencesOf } from '../text/sentences.ts';
import { soundsOf } from '../text/sound.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { writtenWordsOf } from './said.ts';
import { type Telling, tellingOf } from './told-otherwise.ts';

export interface Told {
  /** Each message in small letters, with one kind of spaces and apostrophes, for quotes. */
  literal: readonly string[];
  stems: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  /** First letters of stems: "convoquer" and "convocation" are one thing. */
  roots: ReadonlySet<string>;
  plains: ReadonlySet<string>;
  /** By the core of a word, how each of its places was told. */
  tellings: ReadonlyMap<string, readonly Telling[]>;
}

const ROOT_LETTERS = 5;

/** "qu" and "c", "ge" and "j" are told apart by spelling alone. */
const rootOf = (stem: string): string | null => {
  const root = stem
    .replace(/qu/g, 'k')
    .replace(/c(?![eih])/g, 'k')
    .slice(0, ROOT_LETTERS);
  return root.length < ROOT_LETTERS ? null : root;
};

const ENDING = /(?:e[sz]?|ee?s?|er|ent|ons|ai[st]?|aient|ie?z|ions|ants?|[iu]e?[st]?|[sx])$/;
const CORE_LETTERS = 3;
/** A word without its ending, more freely than by the stemmer. */
const coreOf = (plain: string): string => {
  const core = plain.replace(ENDING, '');
  return core.length < CORE_LETTERS ? plain : core;
};

/** As quotes are compared: to the letter, but for kinds of spaces and apostrophes. */
export const literalOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ');

export const toldOf = (messages: readonly string[]): Told => {
  // As it was meant, and as it was written: "RH", "Thomas".
  const words = messages.flatMap((message) => [...wordsOf(message), ...writtenWordsOf(message)]);
  const long = words.filter(({ plain }) => plain.length > 2 && plain !== 'suis');
  return {
    literal: messages.map((message) => literalOf(message).toLowerCase()),
    stems: new Set(long.map(({ stem }) => stem)),
    tellings: tellingsOf(messages),
    plains: new Set(words.map(({ plain }) => plain)),
    sounds: new Set(long.flatMap(({ sounds }) => sounds.filter((sound) => sound.length > 2))),
    roots: new Set(long.flatMap(({ stem }) => rootOf(stem) ?? [])),
  };
};

const tellingsOf = (messages: readonly string[]): Map<string, Telling[]> => {
  const tellings = new Map<string, Telling[]>();
  for (const { words } of messages.flatMap(sentencesOf).flatMap(({ clauses }) => clauses)) {
    for (const [at, { plain }] of words.entries()) {
      const one = tellingOf(words, at);
      if (tellings.get(coreOf(plain))?.push(one) === undefined) tellings.set(coreOf(plain), [one]);
    }
  }
  return tellings;
};

/** How the person told of a word, each time. */
export const tellingsIn = ({ plain }: Word, { tellings }: Told): readonly Telling[] =>
  tellings.get(coreOf(plain)) ?? [];

/** True for a word that the person used in some form. */
export const isTold = ({ plain, stem }: Word, told: Told): boolean => {
  if (told.plains.has(plain) || told.stems.has(stem)) return true;
  const root = rootOf(stem);
  if (root !== null && told.roots.has(root)) return true;
  return soundsOf(plain).some((sound) => told.sounds.has(sound));
};
