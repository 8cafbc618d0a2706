/** Where the person herself says that she is not sure. */
import { doubtBehind } from './qualified.ts';
import { clauseAt, type ReadMessage, textOf } from './read-message.ts';
import { holds, phrases, type Span } from './words/phrases.ts';

const HEDGE = phrases(
  'je crois',
  'je pense',
  'il me semble',
  'peut~etre',
  'sans doute',
  'probablement',
  '(?:pas|plus) (?:(?:tout a fait|tres|vraiment|totalement|trop|absolument) )?(?:sure?|certaine?)(?= ?(?:$|[.,;!?)]|du tout|de (?:la|l|cette)|du|que|qu|si|pour))',
  'pas sure?',
  'je suppose',
  "j'imagine",
  'si je me souviens bien',
  'si ma memoire est bonne',
  'je dirais',
  'approximativement',
  'a peu pres',
  "j'? ?(?:e )?(?:ne )?sais (?:plus|pas) (?:trop |bien |vraiment )?si",
  "je (?:ne )?(?:me |m'en )?(?:souviens|rappelle) (?:plus|pas) (?:trop |bien |vraiment )?si",
  "j'? ?(?:e )?(?:ne )?sais (?:plus|pas) (?:trop|bien|vraiment|exactement)",
  "j'ai un doute",
  "j'hesite",
  'sauf erreur',
  'me semble',
);

/** "Je ne suis plus sûre de ses mots": she is sure of the day and of the place. */
const OF_WORDS = /(?<![a-z])(?:(?:ses|des|les|du|le) (?:mots?|termes?)|ce qu'(?:il|elle|on) a dit)(?![a-z])/;

/** In characters; what is said farther back hedges something else. */
const REACH = 80;

/** True when the clause of these words hedges, or a doubt stands right behind them. */
export const isHedged = (message: ReadMessage, span: Span): boolean => {
  const { start, end } = clauseAt(message, span);
  const around = { start: Math.max(start, span.start - REACH), end: Math.min(end, span.end + 25) };
  if (holds(HEDGE, textOf(message, around))) return true;
  const doubt = doubtBehind(message, span);
  return doubt !== null && !OF_WORDS.test(textOf(message, doubt));
};
