/**
 * Every question that the guide ever asks, as data: questions.json. None names a fact, a motive, a person or a label that the person has
 * not brought; presence and absence are asked in the same breath; "je ne sais pas" answers each.
 */
import type { Asked } from '../readers/finding.ts';
import { fold } from '../text/fold.ts';
import { once } from '../text/remember.ts';
import ASKED_WORDS from './asked-words.json' with { type: 'json' };
import QUESTIONS from './questions.json' with { type: 'json' };
import { spelledOut } from './says.ts';

/** What may be missing in an account; several of them may be about one detail: the day, and its hour. */
export type Gap = 'who' | 'part' | 'name' | 'day' | 'hour' | 'saw' | 'saw-name' | 'place' | Afterwards;
type Afterwards = 'exactly' | 'effects' | 'steps' | 'words';
/** What one question is for: a gap, or to help the account on. */
export type Slot = Gap | 'begin' | 'what' | 'next' | 'once' | 'latest' | 'door';

export interface Question {
  id: string;
  slot: Slot;
  detail: NonNullable<Asked>;
  text: string;
  /** "Personne" answers it. */
  nobody?: boolean;
}

/** All wordings, those of a slot in the order in which they are used. */
export const ALL_QUESTIONS = QUESTIONS as readonly Question[];

const BY_WORDING: ReadonlyMap<string, Question> = new Map(ALL_QUESTIONS.map((one) => [fold(one.text), one]));

/** What may be a question: it ends with its mark, and begins behind another sentence or a quote. */
const ASKING_SENTENCE = /[^.!?…»\n]*(?:«[^»]*»[^.!?…»\n]*)*\?/g;

const sentencesAsked = (text: string): string[] =>
  (text.match(ASKING_SENTENCE) ?? []).map((sentence) => sentence.trim());

/** The guide's own questions in a message of the assistant, in order. */
export const questionsIn = (text: string): Question[] =>
  sentencesAsked(text).flatMap((sentence) => BY_WORDING.get(fold(sentence)) ?? []);

const askedWords = once(() =>
  Object.entries(ASKED_WORDS).map(
    ([detail, phrases]) => [detail as NonNullable<Asked>, phrases.map(spelledOut)] as const,
  ),
);

/**
 * What a stored message of the assistant asks for: by the wording where it is the guide's own, by key words where a model or an older
 * version wrote it; 'free' for a question of another kind, null for none.
 */
export const askedIn = (text: string): Asked => {
  const last = sentencesAsked(text).at(-1);
  if (last === undefined) return null;
  const own = BY_WORDING.get(fold(last));
  if (own !== undefined) return own.detail;
  const spelled = spelledOut(last.replace(/«[^»]*»/g, ' '));
  const found = askedWords().find(([, phrases]) => phrases.some((phrase) => spelled.includes(phrase)));
  return found?.[0] ?? 'free';
};
