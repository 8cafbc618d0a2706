/** "Elle ne s'appelle pas Dubois mais Dubosc": who somebody is, and nothing of what he did or saw. */
import { contrastedIn } from '../people/contrasted.ts';
import type { ReadMessage } from '../read-message.ts';

const NAMED_OTHERWISE =
  /(?:s'? ?appelle|se nomme|son (?:pre)?nom|s'? ?ecrit|orthographe|mal ecrit|me suis trompee? (?:de|sur le) (?:pre)?nom)(?![a-z])/;
/** Beside a withdrawal: "oubliez Alain Petit, c'était Alain Petiot". */
const INSTEAD = /(?<![a-z])c' ?(?:etait|est) /;

export const correctsName = (message: ReadMessage): boolean =>
  contrastedIn(message).length > 0 ||
  NAMED_OTHERWISE.test(message.text) ||
  (message.withdrawing.length > 0 && INSTEAD.test(message.text));
