/** Questions that push to an answer by the way they are put. */
import { isQuestionWord } from './asks.ts';
import type { Said } from './said.ts';
import { WORDS } from './small-words.ts';

const { tags, mayStand, mayOrder, mayOrderAfterAlarm } = WORDS.pushes;

/** "Il voulait vous isoler ?": said, and a question mark behind it. */
const isDeclared = ({ words, isQuestion }: Said): boolean => {
  if (!isQuestion) return false;
  if (words.some(({ isInverted }) => isInverted)) return false;
  if (words.length < 3) return false;
  if (words.some(({ plain }) => mayStand.has(plain))) return false;
  return !words.some(isQuestionWord);
};

/** "N'avez-vous pas eu peur ?" */
const NEGATED =
  /^\s*(?:et\s+)?n(?:e\s|['’])[\p{L}]+-(?:t-)?(?:vous|ils?|elles?|on|ce)\s+(?:\p{L}+\s+)?(?:pas|plus)\s/iu;

const isTagged = ({ pieces, isQuestion }: Said): boolean => {
  const last = pieces.at(-1);
  if (!isQuestion || last === undefined || pieces.length < 2) return false;
  const [only, ...more] = last.words;
  return more.length === 0 && only !== undefined && tags.has(only.plain);
};

/** What pushes; null where nothing does. */
export const pushIn = (said: Said): string | null =>
  isTagged(said) || isDeclared(said) || NEGATED.test(said.text) ? said.text.trim() : null;

/** What orders the person to do something, "mettez-le sur écoute"; null where nothing does. */
export const orderIn = ({ pieces }: Said, afterAlarm: boolean): string | null => {
  const orders = pieces.map(({ words }) => {
    const verb = words.findIndex(({ plain }) => plain !== 'et' && plain !== 'ne' && plain !== 'puis');
    const isAddressed = words[verb + 1]?.plain === 'vous' && words[verb + 1]?.isInverted;
    return isAddressed ? undefined : words[verb];
  });
  const isUnfit = (plain: string): boolean =>
    plain.endsWith('ez') && !mayOrder.has(plain) && !(afterAlarm && mayOrderAfterAlarm.has(plain));
  return orders.find((word) => word !== undefined && isUnfit(word.plain))?.raw ?? null;
};
