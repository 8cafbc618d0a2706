/** Titles before names, folded (contract/common/folded-text.ts). */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** They go with the name: 'M. Morel' becomes 'Personne A', not 'M. Personne A'. */
export const CIVIL_TITLES = words('m mr mrs ms mme mlle melle monsieur madame mademoiselle');

/** They stay: what somebody is called by at work is no name. */
export const OTHER_TITLES = words(
  'mm mmes mesdames messieurs dr docteur docteure pr professeur professeure maitre me',
);

/** A word that is a title wherever it stands before a name; 'm' and 'me' can be other words too. */
export const isTitle = (folded: string): boolean => CIVIL_TITLES.has(folded) || OTHER_TITLES.has(folded);
