/** Where a text can be read. Only identifiers that were found in use elsewhere stand here; none is guessed. */

/** An article at Légifrance, by the identifier of its version. */
export const atLegifrance = (articleId: string): string =>
  `https://www.legifrance.gouv.fr/codes/article_lc/${articleId}`;

/** An article of the Labour Code as it is in force, at the ministry's own site: "l1154-1". */
export const inLabourCode = (article: string): string =>
  `https://code.travail.gouv.fr/code-du-travail/${article.toLowerCase()}`;

/** A search at Légifrance: for rulings, and articles whose identifier is not confirmed. */
export const searchedAtLegifrance = (words: string): string =>
  `https://www.legifrance.gouv.fr/search/all?tab_selection=all&searchField=ALL&query=${encodeURIComponent(words)}`;
