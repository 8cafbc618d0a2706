/** Acts of others that a sentence takes for done, though its words are harmless elsewhere: "a-t-il fermé", "vous a suivie". */
import type { SaidWord } from './said.ts';
import { isTold, type Told } from './told.ts';
import { isIn, OPEN_ACTS } from './word-lists.ts';

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

const HAVE = set('a ont avait avaient aura auraient aurait');
const OTHERS = set('il elle on ils elles');
const BETWEEN = set('il elle on ils elles deja jamais aussi bien encore ensuite fait pu');
const BEFORE_HAVE = set('vous le la les lui leur en y se ne');
const ASKS_WHAT = set('que quoi quel quelle quels quelles cela ca');
const PARTICIPLE = /(?:é|ée|és|ées|i|ie|is|ise|it|ite|u|ue|us|ues|ert|erte)$/;

/** They end like participles. */
const NO_VERBS = set('quelque plus depuis puis mais lui aussi ainsi celui');

const isParticiple = ({ raw, plain }: SaidWord): boolean =>
  PARTICIPLE.test(raw.toLowerCase().normalize('NFC')) && !NO_VERBS.has(plain);

/** "Vous a suivie", "a-t-il fermé", "qui a tiré": what somebody has done; where its participle stands. */
const isDone = (words: readonly SaidWord[], at: number): boolean => {
  const have = words.findLastIndex(({ plain }, place) => place < at && place >= at - 4 && HAVE.has(plain));
  if (have === -1) return false;
  const between = words.slice(have + 1, at);
  if (!between.every(({ plain }) => BETWEEN.has(plain))) return false;
  let subject = have - 1;
  while (BEFORE_HAVE.has(words[subject]?.plain ?? '')) subject -= 1;
  const isToThem = words[have - 1]?.plain === 'vous';
  return (
    isToThem ||
    between.some((one) => one.isInverted && OTHERS.has(one.plain)) ||
    words[subject]?.plain === 'qui'
  );
};

/** "Vous suit-il": what somebody does to the person. */
const isDoing = (words: readonly SaidWord[], at: number): boolean => {
  const [before, after] = [words[at - 1], words[at + 1]];
  return (
    before?.plain === 'vous' && !before.isInverted && after?.isInverted === true && OTHERS.has(after.plain)
  );
};

/**
 * True for the verb of an act of somebody else that was not told. What is open stays so: "qu'a-t-il fait", "quels mots a-t-il eus",
 * "cela vous a-t-il changé".
 */
export const isUntoldAct = (words: readonly SaidWord[], at: number, told: Told): boolean => {
  const word = words[at];
  if (word === undefined || isIn(OPEN_ACTS, word) || isTold(word, told)) return false;
  if (words.slice(0, at).some(({ plain }) => ASKS_WHAT.has(plain))) return false;
  return (isParticiple(word) && isDone(words, at)) || (!HAVE.has(word.plain) && isDoing(words, at));
};
