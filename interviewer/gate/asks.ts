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
  adverbial,
  opensOnly,
} = WORDS.asks;

const asQuestionWord = ({ plain, raw }: SaidWord): string =>
  plain === 'ou' ? raw.toLowerCase().normalize('NFC') : plain;
export const isQuestionWord = (word: SaidWord): boolean => questionWords.has(asQuestionWord(word));

const hasInversion = ({ words }: Piece): boolean => words.some(({ isInverted }) => isInverted);

const beginsWithQuestion = (piece: Piece): boolean => {
  const from = piece.words.findIndex((word) => isQuestionWord(word) || !beforeQuestionWord.has(word.plain));
  const word = piece.words[from];
  if (word === undefined || !isQuestionWord(word)) return false;
  if (word.plain === 'que' && (piece.joint === '' || piece.joint === ':')) return from === 0;
  return !alsoJoin.has(word.plain) || hasInversion(piece) || piece.words.length === from + 1;
};

const isHead = (piece: Piece): boolean => beginsWithQuestion(piece) || hasInversion(piece);

const plainsOf = ({ words }: Piece): string[] => words.map(({ plain }) => plain);

/** Says already what is asked for: "ce que", "où". */
const isObject = ({ words }: Piece): boolean =>
  words.some(
    (word, at) =>
      (word.plain === 'ce' && words[at + 1]?.plain.startsWith('qu')) ||
      (at > 0 && isQuestionWord(word) && !alsoJoin.has(word.plain)),
  );

/** "Et ce que vous avez fait", "et me dire où", "et le nom": one more thing, in a sentence that asks already. */
const asksMore = (piece: Piece, before: readonly Piece[], isRequested: boolean): boolean => {
  if (piece.joint === 'puis' || piece.joint === 'ainsi que') return true;
  const plains = plainsOf(piece).slice(piece.joint === 'et' ? 1 : 0);
  const [first = '', second = ''] = plains;
  if (first === 'ce' && (second === 'que' || second === 'qui')) {
    return piece.joint === 'et' || before.some(isObject);
  }
  const isMore = first === 'si' || (first === 'aussi' && second === 'si');
  if (piece.joint === 'et' && (isMore || plains.slice(0, 3).some((plain) => toTell.has(plain)))) return true;
  const isThing = piece.joint !== ':' && own.has(first) && !adverbial.has(second);
  return isRequested && isThing && !before.some(isObject);
};

/** "Dites-moi qui", "je voudrais savoir": to be answered, without a question mark. */
const isRequest = ({ pieces, words }: Said): boolean =>
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
  const isRequested = isRequest(said);
  if (!isQuestion && !isRequested) return 0;
  const isOrder = isRequested && !isQuestion;
  let asked = isOrder ? 1 : 0;
  for (const [at, piece] of pieces.entries()) {
    if (isOrder && at === 0) continue;
    if (isHead(piece)) asked += asked === 0 || piece.joint !== ':' ? 1 : 0;
    else if (asked > 0 && asksMore(piece, pieces.slice(0, at), isRequested)) asked += 1;
  }
  return Math.max(asked, 1);
};

/** "Et la suite de la matinée ?", "Et comment vous l'avez appris.": asks on, after a sentence that asked. */
export const asksOn = ({ pieces }: Said): boolean => {
  const [first] = pieces;
  if (first?.joint !== 'et') return false;
  const [second, third] = first.words.slice(1);
  return (
    beginsWithQuestion(first) || second?.plain === 'aussi' || (second?.plain === 'si' && third !== undefined)
  );
};
