/** Questions that push to an answer by the way they are put. */
import { isQuestionWord } from './asks.ts';
import type { Said } from './said.ts';

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

/** ", non ?" at the end. */
const TAGS = set('non si hein correct exact vrai ok oui moins accord');
/** What may be asked without turning the sentence: wishes, what is known, whether there is any. */
const MAY_STAND = set(
  'pouvez pourriez voulez voudriez souhaitez souhaiteriez preferez prefereriez aimeriez souvenez rappelez savez',
  'connaissez quelqu quelque autre autres ou',
);
const PREPOSITIONS = set('a de avec par pour chez sur devant');

/** "Il voulait vous isoler ?": said, and a question mark behind it. */
const isDeclared = ({ words, pieces, isQuestion }: Said): boolean => {
  if (!isQuestion) return false;
  if (words.some(({ isInverted }) => isInverted)) return false;
  if (words.length < 3) return false;
  if (words.some(({ plain }) => MAY_STAND.has(plain))) return false;
  return !words.some((word, at) => {
    if (!isQuestionWord(word)) return false;
    const before = words[at - 1]?.plain ?? '';
    const isFirst = pieces.some((piece) => piece.words[0] === word || piece.words[1] === word);
    if (word.plain === 'que') return pieces.some((piece) => piece.words[0] === word);
    if (word.plain === 'qui') return isFirst || PREPOSITIONS.has(before);
    if (word.plain === 'quand') return at === words.length - 1 || before === 'depuis';
    return true;
  });
};

/** "N'avez-vous pas eu peur ?" */
const isNegativeQuestion = ({ words }: Said): boolean =>
  words.some(
    ({ plain }, at) =>
      plain === 'ne' &&
      (at === 0 || words[at - 1]?.plain === 'et') &&
      words[at + 2]?.isInverted === true &&
      words.slice(at + 3, at + 5).some((one) => one.plain === 'pas' || one.plain === 'plus'),
  );

const isTagged = ({ pieces, isQuestion }: Said): boolean => {
  const last = pieces.at(-1);
  if (!isQuestion || last === undefined || pieces.length < 2) return false;
  const [only, ...more] = last.words;
  return more.length === 0 && only !== undefined && TAGS.has(only.plain);
};

/** What pushes; null where nothing does. */
export const pushIn = (said: Said): string | null =>
  isTagged(said) || isNegativeQuestion(said) || isDeclared(said) ? said.text.trim() : null;
