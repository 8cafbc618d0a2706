/** What a model made of sentences, sentence by sentence: what passes takes the place of what it joins, and everything else stays. */
import * as z from 'zod/mini';
import { SYNTHESIS_SENTENCE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import type { DroppedSentence, SynthesisInput } from '#contract/syntheses.ts';
import type { Draft } from '../composing/draft.ts';
import { type Arranged, checkSentence, type Glue, type Refusal } from './check-sentence.ts';

const answer = z.object({
  sentences: z.array(z.object({ from: z.array(z.number()), text: z.string() })),
});
export type Answered = z.infer<typeof answer>['sentences'];

/** The sentences of a model's answer; null where it is none. It may stand in a code fence. */
export const sentencesIn = (written: string): Answered | null => {
  try {
    const json = written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1);
    return answer.safeParse(JSON.parse(json)).data?.sentences ?? null;
  } catch {
    return null;
  }
};

/** More of them, or longer ones, help nobody who looks through them. */
const MOST_DROPPED = 200;

/** What is known around the sentences of one call. */
export interface Around {
  language: SynthesisInput['language'];
  /** The sentence before the first, and the one behind the last. */
  before?: Draft | undefined;
  behind?: Draft | undefined;
  /** Records of which the person said that it was that very day. */
  sureDays: ReadonlySet<string>;
}

/** Sentences that became one. */
interface Joined {
  /** In the order in which they stand in it. */
  places: readonly number[];
  draft: Draft;
}

/**
 * Sentences of one record stay one behind the other, as the person told it: "Il m’a poussée" behind another sentence would be about
 * somebody else.
 * @param drafts those that the model was given, of one part, numbered from 1
 * @param answered what it made of them
 */
export const arrange = (
  drafts: readonly Draft[],
  answered: Answered,
  around: Around,
): { drafts: Draft[]; dropped: DroppedSentence[] } => {
  const joined: Joined[] = [];
  const dropped: DroppedSentence[] = [];
  for (const { from, text } of answered) {
    const places = [...new Set(from)].map((number) => number - 1);
    const checked = joinedOf(drafts, places, text, around);
    if ('because' in checked) {
      dropped.push({ text: text.slice(0, SYNTHESIS_SENTENCE_MAX_CHARACTERS), ...checked });
    } else if (joined.some((one) => one.places.some((place) => places.includes(place)))) {
      // Nothing may be told twice.
      dropped.push({ text, because: 'no_source', words: [] });
    } else if (!isInOrder(drafts, [...joined, checked], around)) {
      dropped.push({ text, because: 'changed', words: [] });
    } else joined.push(checked);
  }
  return {
    drafts: inOrder(drafts, joined).map(({ draft }) => draft),
    dropped: dropped.slice(0, MOST_DROPPED),
  };
};

/** What is joined stands in place of the first of what it joins. */
const inOrder = (drafts: readonly Draft[], joined: readonly Joined[]): Joined[] => {
  const used = new Set(joined.flatMap(({ places }) => places));
  const byFirst = new Map(joined.map((one) => [Math.min(...one.places), one]));
  return drafts.flatMap(
    (draft, place) => byFirst.get(place) ?? (used.has(place) ? [] : { places: [place], draft }),
  );
};

const isInOrder = (
  drafts: readonly Draft[],
  joined: readonly Joined[],
  { before, behind }: Around,
): boolean => {
  const order = [-1, ...inOrder(drafts, joined).flatMap(({ places }) => places), drafts.length];
  const next = new Map(order.map((place, at) => [place, order[at + 1]]));
  const all = [before, ...drafts, behind];
  return all.every((draft, at) => {
    const follower = all[at + 1];
    const isOneTelling = draft && follower && recordOf(draft) === recordOf(follower);
    return !isOneTelling || next.get(at - 1) === at;
  });
};

/** The record that a sentence tells of, or leads in. */
const recordOf = ({ sources: [first] }: Draft): string | undefined => first?.id;

const joinedOf = (
  drafts: readonly Draft[],
  places: readonly number[],
  text: string,
  around: Around,
): Joined | Refusal => {
  const known = places.flatMap((place) => drafts[place] ?? []);
  // A number that is nobody's.
  if (known.length < places.length) return { because: 'no_source', words: [] };
  const arranged = checkSentence(
    text,
    known.map((draft) => draft.text),
  );
  if ('because' in arranged) return arranged;
  const untrue = arranged.find(({ glue }, at) => glue !== null && !isTrue(glue, known, arranged, at, around));
  if (untrue?.glue) return { because: 'date', words: [untrue.glue.written] };
  const draft = joinedDraft(known, arranged, around.language);
  return draft.text.length > SYNTHESIS_SENTENCE_MAX_CHARACTERS
    ? { because: 'changed', words: [] }
    : { places: arranged.map(({ source }) => places[source] as number), draft };
};

/**
 * Whether the days that the person is sure of say what the words between two sentences say. They stand only before a sentence that
 * names its day itself: one of the person's may tell of another.
 */
const isTrue = (
  { says }: Glue,
  known: readonly Draft[],
  arranged: readonly Arranged[],
  at: number,
  { sureDays }: Around,
): boolean => {
  const [before, behind] = [arranged[at - 1], arranged[at]].map((one) => {
    const draft = one && known[one.source];
    return draft?.sources.every(({ id }) => sureDays.has(id)) ? draft.on : null;
  });
  if (!before || !behind || known[arranged[at]?.source ?? -1]?.made !== 'rule') return false;
  return says === 'same_day' ? before === behind : before < behind;
};

const COLON = { fr: '\u202f: ', en: ': ' } as const;

/** Made of the sentences themselves, and of nothing that the model wrote. What is given back as it was stays the person's own, or the rule's. */
const joinedDraft = (
  known: readonly Draft[],
  arranged: readonly Arranged[],
  language: Around['language'],
): Draft => {
  const [first] = known as [Draft, ...Draft[]];
  if (known.length === 1) return first;
  const days = known.flatMap(({ on }) => on ?? []).sort();
  return {
    part: first.part,
    text: arranged
      .map(({ source, glue }) => {
        const text = known[source]?.text.trim() ?? '';
        return glue === null ? text : `${capitalized(glue.written)}${COLON[language]}${text}`;
      })
      .join(' '),
    made: 'model',
    sources: known.flatMap(({ sources }) => sources),
    on: days[0] ?? null,
  };
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
