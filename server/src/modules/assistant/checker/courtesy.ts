/**
 * Conditionals of courtesy: « si vous le souhaitez », « quand vous serez prête ». They ask nothing and say nothing of what
 * happened, whatever sentence they stand in, so that what is left of it is what is judged. Only what commas set apart is
 * taken out: « me dire si vous voulez … » is the question itself.
 */
import { everyPattern, fragment, pattern } from './pattern.ts';

const READY = fragment`
    (?:prete?s?|a l'aise|capable|en mesure|disposee?|disponible|d'accord)(?: (?:pour|de|a) (?:le faire|en parler
    |continuer|repondre|raconter|poursuivre|y revenir))?
  `;
const SHE_MAY = fragment`
    vous (?:(?:le |l'|y |en )?(?:souhaitez|souhaiterez|voulez|voudrez|pouvez|pourrez|preferez|preferiez|acceptez|desirez
    |savez)(?: bien)?(?: (?:le (?:preciser|dire|partager)|d'en parler|en parler|(?:d'y |y |de )?repondre))?|(?:en )?(?:etes|serez) (?:toujours )?${READY}|vous (?:en )?(?:sentez|sentirez) (?:${READY}|la force)
    |vous (?:en |le |la )?(?:souvenez|rappelez)(?: (?:encore|bien))?|en avez (?:le souvenir|l'envie|envie|besoin|la force
    |la possibilite|memoire)|avez le temps)
  `;
const COURTESY = fragment`
    (?:(?:si|quand|lorsque|des que|tant que|au moment ou|au moment wou|comme) ${SHE_MAY}
    |(?:si|quand) (?:cela|ca) (?:vous )?(?:est possible|convient|va|revient|vient|semble possible)
    |si (?:cela|ca) ne vous (?:derange|gene|ennuie) pas|si (?:c'est|cela est) (?:possible|d'accord)(?: pour vous)?
    |s'il vous plait|dans la mesure (?:du possible|de vos souvenirs|ou vous le pouvez)|autant que (?:possible|vous le pouvez)
    |avec vos (?:propres )?mots|a votre (?:rythme|facon)|de memoire|d'apres vos souvenirs)
  `;
const SEVERAL = fragment`${COURTESY}(?:(?:,| et|, et) ${COURTESY})?`;

const AHEAD = pattern`^((?:et|mais|puis|alors|sinon|maintenant),? |)${SEVERAL}, `;
const BETWEEN = everyPattern`, ${SEVERAL}, `;
const BEHIND = pattern`, ${SEVERAL}(?= ?(?:[:;] |[.?!…]*$))`;

/** Over folded, tidied text without quotes. Nothing but courtesy is left as it stands. */
export const withoutCourtesy = (folded: string): string => {
  const rest = folded.replace(AHEAD, '$1').replace(BETWEEN, ' ').replace(BEHIND, '');
  return /\p{L}/u.test(rest) ? rest : folded;
};
