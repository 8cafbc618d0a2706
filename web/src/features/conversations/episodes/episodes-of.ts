import type { Collected, Episode } from '#contract/interview.ts';

/** The incidents of a conversation in the order in which they were begun; one, mostly. */
export const episodesOf = ({ others = [], ...told }: Collected): Episode[] =>
  [told, ...others].toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));

/** The incident of this name; the one that is being told where it is gone or nothing was chosen. */
export const episodeOf = (collected: Collected, key: string | null | undefined): Episode => {
  const { others = [], ...told } = collected;
  return [told, ...others].find((episode) => (episode.key ?? '') === key) ?? told;
};
