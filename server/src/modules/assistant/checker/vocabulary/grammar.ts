/** Words that carry no fact of their own, folded: they are passed over when a reply is compared with what was told. */
import { wordList } from './word-list.ts';

export const GRAMMAR = wordList(
  `le la les l un une des de du d au aux a je j me m moi il elle ils elles on nous vous se s soi lui leur leurs eux y en`,
  `ce c cet cette ces cela ca ceci celui celle ceux celles qui que qu quoi dont wou ou et mais ni si ne n t h`,
  `dans par pour avec sans sur sous vers entre pendant lors lorsque lorsqu depuis avant apres durant devant`,
  `derriere jusqu jusque selon malgre parmi hors sauf quand comme comment`,
  `bien aussi alors ensuite puis encore deja ici la plus moins`,
  `est sont etait etaient ete etre etes etiez suis serez sera serait soit soient etant eue eues eus`,
  `ai as avez avons ont avait avaient aviez avoir eu aura aurait ayez ait`,
  `fois votre vos mon ma mes son sa ses notre nos jour jours moment moments autre autres`,
);

export const NEGATIONS = wordList('pas jamais rien aucun aucune guere');
