/** Where the person herself says that she is not sure. */
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

/** In characters; what is said farther back hedges something else. */
const REACH = 80;

/** True when the clause of these words, or the one right before it in the same breath, hedges. */
export const isHedged = (message: ReadMessage, span: Span): boolean => {
  const { start, end } = clauseAt(message, span);
  const around = { start: Math.max(start, span.start - REACH), end: Math.min(end, span.end + 25) };
  return holds(HEDGE, textOf(message, around));
};
