/** Looks into what was collected, for tests. */
import type { DetailKind, Episode, Proposal } from '#contract/interview.ts';

type Told = Pick<Episode, 'proposals'> | undefined;

/** What is proposed of a detail and was not refused. */
export const liveIn = (episode: Told, kind: DetailKind): Proposal[] =>
  episode?.proposals.filter(({ detail, state }) => detail === kind && state !== 'refused') ?? [];

/** The words of it. */
export const wordsIn = (episode: Told, kind: DetailKind): string[] =>
  liveIn(episode, kind).flatMap(({ value, sources }) =>
    'text' in value && value.text ? [value.text] : sources.map(({ words }) => words),
  );

/** The days that are told, in order. */
export const daysIn = (episode: Told): string[] =>
  liveIn(episode, 'when').flatMap(({ value }) => ('day' in value && value.day !== null ? [value.day] : []));

/** The names of everybody who is told of. */
export const namesIn = (episode: Told): string[] =>
  (['people', 'witnesses'] as const).flatMap((kind) =>
    liveIn(episode, kind).flatMap(({ value }) =>
      'name' in value && value.name !== null ? [value.name] : [],
    ),
  );
