/** What a sentence asks for: whether it asks, and how many things. */
import type { Piece, Said, SaidWord } from './said.ts';
import { WORDS } from './small-words.ts';

const {
  questionWords,
  alsoJoin,
  beforeQuestionWord,
  tell,
  toldTo,
  toTell,
  wishes,
  wished,
  own,
  details,
  opensOnly,
  adverbial,
  days,
  saidAside,
} = WORDS.asks;

const IS_WHAT = /\bquel(?:le)?s? (?:est|sont|était|étaient)\b/i;

const asQuestionWord = ({ plain, raw }: SaidWord): string =>
  plain === 'ou' ? raw.toLowerCase().normalize('NFC') : plain;
export const isQuestionWord = (word: SaidWord): boolean => questionWords.has(asQuestionWord(word));

const hasInversion = ({ words }: Piece): boolean => words.some(({ isInverted }) => isInverted);

/** "Dites-vous", "écrivez-vous", between commas. */
const isAside = ({ words }: Piece): boolean =>
  words.length <= 3 && words.some(({ plain }, at) => saidAside.has(plain) && words[at + 1]?.isInverted);

const beginsWithQuestion = (piece: Piece): boolean => {
  const from = piece.words.findIndex((word) => isQuestionWord(word) || !beforeQuestionWord.has(word.plain));
  const word = piece.words[from];
  if (word === undefined || !isQuestionWord(word)) return false;
  if (word.plain === 'que' && (piece.joint === '' || piece.joint === ':')) return from === 0;
  return !alsoJoin.has(word.plain) || hasInversion(piece) || piece.words.length === from + 1;
};

const isHead = (piece: Piece): boolean =>
  !isAside(piece) && (beginsWithQuestion(piece) || hasInversion(piece));

const plainsOf = ({ words }: Piece): string[] => words.map(({ plain }) => plain);

/** Says already what is asked for: "ce que", "où". */
const isObject = ({ words }: Piece): boolean =>
  words.some(
    (word, at) =>
      (word.plain === 'ce' && words[at + 1]?.plain.startsWith('qu')) ||
      (at > 0 && isQuestionWord(word) && !alsoJoin.has(word.plain)),
  );

/** "Et ce que vous avez fait", "et me dire où", "et le nom": one more thing, in a sentence that asks already. */
const asksMore = (
  piece: Piece,
  before: readonly Piece[],
  isOfDetails: 'told' | 'details' | null,
): boolean => {
  if (piece.joint === 'puis' || piece.joint === 'ainsi que') return true;
  const plains = plainsOf(piece).slice(piece.joint === 'et' ? 1 : 0);
  const [first = '', second = ''] = plains;
  if (first === 'ce' && (second === 'que' || second === 'qui')) {
    return piece.joint === 'et' || before.some((one) => isObject(one));
  }
  if (piece.joint === 'et') {
    if (first === 'si' || (first === 'aussi' && second === 'si')) return true;
    if (/^(?:celui|celle|ceux|celles)$/.test(second)) return true;
    if (plains.slice(0, 3).some((plain) => toTell.has(plain))) return true;
  }
  if (piece.joint === ':' || !own.has(first)) return false;
  const isHourOfDay =
    second === 'heure' && before.some((one) => plainsOf(one).some((plain) => days.has(plain)));
  if (isHourOfDay) return false;
  if (isOfDetails === 'told') return !before.some(isObject) && !adverbial.has(second);
  return isOfDetails === 'details' && details.has(second);
};

/** "Dites-moi qui", "je voudrais savoir": to be answered, without a question mark. */
export const isRequest = ({ pieces, words }: Said): boolean =>
  pieces.some(({ words: own }) =>
    own.slice(0, 3).some(({ plain }, at) => {
      const next = own[at + 1];
      const isOrder = tell.has(plain) && own[at - 1]?.plain !== 'vous';
      return isOrder && next !== undefined && toldTo.has(next.plain) && !isPointer(next);
    }),
  ) ||
  words.some(
    ({ plain }, at) =>
      wishes.has(plain) &&
      words.slice(Math.max(0, at - 3), at).some((one) => one.plain === 'je' || one.plain === 'me') &&
      words.slice(at + 1, at + 4).some((one) => wished.has(one.plain)) &&
      !words.slice(at + 1, at + 5).some((one) => opensOnly.has(one.plain)),
  );

/** "Dites-le": of what was said, not of what comes. */
const isPointer = ({ plain, isJoined }: SaidWord): boolean => isJoined && plain !== 'moi' && plain !== 'nous';

/** How many things a sentence asks for: none, one, or more. */
export const asksOf = (said: Said): number => {
  const { pieces, isQuestion } = said;
  const requests = isRequest(said);
  if (!isQuestion && !requests) return 0;
  const isOfDetails = requests ? 'told' : IS_WHAT.test(said.text) || pieces.some(isToTell) ? 'details' : null;
  let asked = requests && !isQuestion ? 1 : 0;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces.slice(0, at);
    const isFirst = asked === 0;
    const isOwn = requests && !isQuestion && at === 0;
    if (isOwn) continue;
    if (isHead(piece)) asked += isFirst || (piece.joint !== ':' && !isSubject(pieces[at - 1], piece)) ? 1 : 0;
    else if (!isFirst && asksMore(piece, before, isOfDetails)) asked += 1;
  }
  return Math.max(asked, 1);
};

/** "Comment M. Blanc et Mme Diallo ont-ils réagi": one question, of two persons. */
const isSubject = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined &&
  piece.joint === 'et' &&
  !beginsWithQuestion(piece) &&
  !hasInversion(before) &&
  before.words.length < 4;

const isToTell = (piece: Piece): boolean =>
  hasInversion(piece) && plainsOf(piece).some((plain) => toTell.has(plain));

/** "Et la suite de la matinée ?", "Et comment vous l'avez appris.": asks on, after a sentence that asked. */
export const asksOn = ({ pieces }: Said): boolean => {
  const [first] = pieces;
  if (first?.joint !== 'et') return false;
  const [second, third] = first.words.slice(1);
  return (
    beginsWithQuestion(first) || second?.plain === 'aussi' || (second?.plain === 'si' && third !== undefined)
  );
};
