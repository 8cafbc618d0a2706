/** Somebody's words in guillemets; those that they wrote themselves stand as “ ” within, as French sets a quotation in another. */
export const quoted = (words: string): string =>
  `«\u202f${words.replaceAll(/«\s*/gu, '“').replaceAll(/\s*»/gu, '”')}\u202f»`;
