/** Building blocks for "m'a … frappé", "j'ai été frappée", "il a frappé". */

/** What may stand between an auxiliary and its participle. */
const BETWEEN = '(?:[a-z]{2,12} ){0,2}';
const TO_ME = `(?:m'(?:a|as|ont|avait|avaient|aurait)|(?:nous|l') ?(?:a|ont|avait|avaient)|me|m'|nous) ?${BETWEEN}`;
const SUFFERED = `(?:j'ai|j'avais|on a|je suis|j'etais|je me suis) ${BETWEEN}(?:ete|fait|faite|etee) ${BETWEEN}`;
const BY_SOMEONE = `(?:il|elle|ils|elles|on|chef|cheffe|directeur|directrice|responsable|manager|patron|collegue|client|cliente) (?:a|ont|avait|avaient) ${BETWEEN}`;
const MYSELF = "(?:de|d'|a) (?:me |m')";

/** The same, where she alone is told as the one it was done to: "il a embrassé sa femme" is nothing of hers. */
export const doneToMe = (...verbs: readonly string[]): string[] => {
  const verb = `(?:${verbs.join('|')})`;
  return [`${TO_ME}${verb}`, `${SUFFERED}${verb}`, `${MYSELF}${verb}`];
};

/** The verb done to the person, told by her, or done by somebody named. Each verb is a pattern of its own. */
export const done = (...verbs: readonly string[]): string[] => {
  const verb = `(?:${verbs.join('|')})`;
  return [`${TO_ME}${verb}`, `${SUFFERED}${verb}`, `${BY_SOMEONE}${verb}`, `${MYSELF}${verb}`];
};

/** Endings of -er verbs as they are typed: participle, present, past, infinitive, and the wrong one of these. */
export const ER = '(?:e|es|ee|ees|er|ent|ait|aient|ant|ez)?';
