/** What a model made of sentences, sentence by sentence: what passes takes the place of what it joins, and everything else stays. */
import * as z from 'zod/mini';
import { SYNTHESIS_SENTENCE_MAX_CHARACTERS } from '#contract/limits.ts';
import type { DroppedSentence } from '#contract/syntheses.ts';
import type { Draft } from '../composing/draft.ts';
import { checkSentence, type Refusal } from './check-sentence.ts';

const answer = z.object({
  sentences: z.array(z.object({ from: z.array(z.number()), text: z.string() })),
});
export type Arranged = z.infer<typeof answer>['sentences'];

/** The sentences of a model's answer; null where it is none. It may stand in a code fence. */
export const sentencesIn = (written: string): Arranged | null => {
  try {
    const json = written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1);
    return answer.safeParse(JSON.parse(json)).data?.sentences ?? null;
  } catch {
    return null;
  }
};

/** More of them, or longer ones, help nobody who looks through them. */
const MOST_DROPPED = 200;

/**
 * @param drafts those that the model was given, of one part, numbered from 1
 * @param arranged what it made of them
 */
export const arrange = (
  drafts: readonly Draft[],
  arranged: Arranged,
): { drafts: Draft[]; dropped: DroppedSentence[] } => {
  const used = new Set<number>();
  const inPlace = new Map<number, Draft>();
  const dropped: DroppedSentence[] = [];
  for (const { from, text } of arranged) {
    const places = [...new Set(from)].map((number) => number - 1);
    const refusal = refusalOf(drafts, used, places, text);
    if (refusal) {
      dropped.push({ text: text.slice(0, SYNTHESIS_SENTENCE_MAX_CHARACTERS), ...refusal });
      continue;
    }
    const joined = places.map((place) => drafts[place] as Draft);
    for (const place of places) used.add(place);
    inPlace.set(Math.min(...places), joinedDraft(joined, text));
  }
  return {
    drafts: drafts.flatMap((draft, place) => inPlace.get(place) ?? (used.has(place) ? [] : draft)),
    dropped: dropped.slice(0, MOST_DROPPED),
  };
};

const refusalOf = (
  drafts: readonly Draft[],
  used: ReadonlySet<number>,
  places: readonly number[],
  text: string,
): Refusal | null => {
  const known = places.flatMap((place) => drafts[place] ?? []);
  // A number that is nobody's, or a sentence that stands in another one already: nothing may be told twice.
  if (known.length < places.length || places.some((place) => used.has(place)))
    return { because: 'no_source', words: [] };
  const refusal = checkSentence(
    text,
    known.map((draft) => draft.text),
  );
  if (refusal) return refusal;
  return text.length > SYNTHESIS_SENTENCE_MAX_CHARACTERS ? { because: 'changed', words: [] } : null;
};

/** What is given back as it was stays the person's own, or the rule's. */
const joinedDraft = (joined: readonly Draft[], text: string): Draft => {
  const [first] = joined as [Draft, ...Draft[]];
  if (joined.length === 1 && first.text === text.trim()) return first;
  const days = joined.flatMap(({ on }) => on ?? []).sort();
  return {
    part: first.part,
    text: text.trim(),
    made: 'model',
    sources: joined.flatMap(({ sources }) => sources),
    on: days[0] ?? null,
  };
};
