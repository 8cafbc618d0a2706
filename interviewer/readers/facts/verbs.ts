/** What stands around a verb: its subject, on whom it is, whether it is denied. */
import type { Word } from '../../text/words.ts';
import { setOf } from './sets.ts';
import WORDS from './words.json' with { type: 'json' };

const SUBJECTS = setOf('je tu il elle on ils elles ca ce cela ceci qui vous');
const HAS = setOf('a ont avait');
const ME = setOf('me moi nous');
const MINE = setOf('mon ma mes notre nos');
const NEGATIONS = setOf('pas jamais rien personne aucun aucune');
const NEXT_VERB = setOf('pour que qui sans e et parce');

const IMPERFECT = /..(?:ais|ait|aient)$/;
const NO_IMPERFECT = setOf(WORDS.notImperfect);

/** "fumait", "étais"; not "mais", "parfait". */
export const isImperfect = ({ plain }: Word): boolean => IMPERFECT.test(plain) && !NO_IMPERFECT.has(plain);

/** The pronoun that is the subject of the verb at a place: the nearest one before it; null for a noun or none. */
export const subjectAt = (words: readonly Word[], at: number): string | null => {
  const subject = words
    .slice(0, at)
    .findLastIndex(({ plain }, of) => SUBJECTS.has(plain) && words[of + 1]?.plain !== 'y');
  // "que je ne connais pas m'a poussé": the verb is not that of "je".
  const isRelative = words
    .slice(subject + 2, at)
    .some(({ plain }, of) => plain === 'me' && HAS.has(words[subject + of + 3]?.plain ?? ''));
  const { plain = null } = words[subject] ?? {};
  return isRelative && plain === 'je' ? null : plain;
};

/** "m'a poussé", "nous insulte", "crie sur moi": the person is the object of the verb at a place. */
export const isToMe = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(({ plain }) => ME.has(plain)) ||
  words.slice(at + 1, at + 4).some(({ plain }) => plain === 'moi');

/** "vidé ma fournée": something of the person stands from one place on. */
export const isMineNear = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some(({ plain }) => MINE.has(plain));

/**
 * The verb from one place to another is denied: "pas" or its like around it. What stands before "me" belongs to another verb ("que
 * je ne connais pas m'a poussé"), and so does what follows "pour" ("des détours pour pas le croiser").
 */
export const isDeniedAt = (words: readonly Word[], from: number, to: number): boolean => {
  const near = Math.max(0, from - 4);
  const me = words.slice(near, from).findLastIndex(({ plain }) => plain === 'me');
  const start = Math.max(near, near + me);
  const next = words.slice(to + 1, to + 3).findIndex(({ plain }) => NEXT_VERB.has(plain));
  const around = words.slice(start, to + 1 + (next === -1 ? 2 : next));
  // "rien qu'à l'idée" denies nothing.
  const isOnly = (at: number): boolean =>
    words[start + at]?.plain === 'rien' && words[start + at + 1]?.plain === 'que';
  return around.some(({ plain }, at) => NEGATIONS.has(plain) && !isOnly(at));
};
