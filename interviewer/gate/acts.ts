/** Acts of others that a sentence takes for done, though its words are harmless elsewhere: "a-t-il fermé", "vous a suivie". */
import type { SaidWord } from './said.ts';
import { WORDS } from './small-words.ts';
import { isTold, type Told } from './told.ts';
import { isIn, NEUTRAL_WORDS, OPEN_ACTS } from './word-lists.ts';

const { haveForms, others, mayStandBetween, beforeHave, asksWhat, noVerbs, subjects, reflexive, anybody } =
  WORDS.acts;

const PARTICIPLE = /(?:é|ée|és|ées|i|ie|is|ise|it|ite|u|ue|us|ues|ert|erte)$/;

const isParticiple = ({ raw, plain }: SaidWord): boolean =>
  PARTICIPLE.test(raw.toLowerCase().normalize('NFC')) && !noVerbs.has(plain);

/** "Vous a suivie", "a-t-il fermé", "qui a tiré": what somebody has done; where its participle stands. */
const isDone = (words: readonly SaidWord[], at: number, told: Told): boolean => {
  const have = words.findLastIndex(
    ({ plain }, place) =>
      place < at &&
      place >= at - 4 &&
      (haveForms.has(plain) || (reflexive.has(plain) && words[place - 1]?.plain === 'se')),
  );
  if (have === -1) return false;
  const between = words.slice(have + 1, at);
  if (!between.every(({ plain }) => mayStandBetween.has(plain))) return false;
  let subject = have - 1;
  while (beforeHave.has(words[subject]?.plain ?? '')) subject -= 1;
  const who = words[subject];
  return (
    words[have - 1]?.plain === 'vous' ||
    between.some((one) => one.isInverted && others.has(one.plain)) ||
    (who !== undefined && (subjects.has(who.plain) || (!isIn(NEUTRAL_WORDS, who) && isTold(who, told))))
  );
};

/** "Vous suit-il", "Régis agit-il": what somebody does. "De qui s'agit-il" and "quelqu'un partage-t-il" are open. */
const isDoing = (words: readonly SaidWord[], at: number): boolean => {
  const after = words[at + 1];
  const isAnybody = words.slice(Math.max(0, at - 3), at).some(({ plain }) => anybody.has(plain));
  return !isAnybody && after?.isInverted === true && others.has(after.plain);
};

/**
 * True for the verb of an act of somebody else that was not told. What is open stays so: "qu'a-t-il fait", "quels mots a-t-il eus",
 * "cela vous a-t-il changé".
 */
export const isUntoldAct = (words: readonly SaidWord[], at: number, told: Told): boolean => {
  const word = words[at];
  if (word === undefined || isIn(OPEN_ACTS, word) || isTold(word, told)) return false;
  if (words.slice(0, at).some(({ plain }) => asksWhat.has(plain))) return false;
  return (
    (isParticiple(word) && isDone(words, at, told)) ||
    (!haveForms.has(word.plain) && !reflexive.has(word.plain) && isDoing(words, at))
  );
};
