/** How people tell that their body, their sex or their bed was spoken of, looked at or asked for. Over folded text. */
import { doneToMe, ER } from './act-verbs.ts';

const BODY =
  '(?:corps|decollete|seins?|poitrine|fesses|cul|derriere|hanches|jambes|cuisses|jupes?|robes?|tenues?|physique|silhouette|formes|levres|sous~vetements?|culotte|soutien~gorge|soutif|string|vie (?:sexuelle|intime)|sexualite)';
const REMARK =
  '(?:blagues?|remarques?|commentaires?|reflexions?|allusions?|vannes?|propos|plaisanteries?|messages?|piques?|compliments?|sous~entendus?|gestes?|questions?)';
const SAYING =
  '(?:dit|disait|repete|lance|ecrit|crie|murmure|chuchote|glisse|sorti|balance|souffle|fait comprendre|laisse entendre|promis|propose|demande)';
const CLOTHES =
  '(?:jupe|robe|culotte|soutien~gorge|blouse|chemisier|tee~shirt|t-shirt|pantalon|corsage|pull|string|soutif|debardeur)';

export const SEXUAL_TALK: readonly string[] = [
  `${REMARK} (?:[a-z-]{3,14} ){0,2}(?:sur|a propos de) (?:mon|ma|mes) ${BODY}`,
  `${REMARK} (?:tres |bien |vraiment |un peu |toujours )?(?:grasses?|gras|grivoise?s?|cochonnes?|crue?s?|coquine?s?|scabreu(?:x|ses?)|lubriques?|de cul|sous la ceinture|en dessous de la ceinture|deplacee?s? sur (?:mon|ma|mes|les femmes)|sur les (?:blondes|femmes|filles|nanas))`,
  "(?:tu as|t'as|elle a|j'ai|vous avez|j'avais|avais)? ?(?:un |de |des |quel |quelles |sacre |sacree |vraiment un )?(?:beau|joli|bon|sacre|putain de|gros) (?:petit )?(?:cul|boule|fessier|nichons|seins|lolos)",
  '(?:belles|jolies|grosses|sacrees|bonnes) (?:fesses|loches|miches|cuisses|jambes)',
  `${SAYING} ?[:,]? ?"? ?(?:que |qu')?(?:j'(?:etais|suis)|je (?:suis|serais)|t'es|tu (?:es|serais)|vous etes) (?:trop |vraiment |super |tres |bien |encore plus )?(?:bonne(?! (?:a|en|dans|pour|eleve|pate|collegue|mere|vendeuse))|bandante|baisable|sexy|excitante|chaude|bonnasse|chaudasse|desirable|appetissante|mal baisee|faite pour l'amour)`,
  '(?:mal baisee|bonnasses?|chaudasses?|allumeuses?|aguicheuses?|promotion canape|plan cul|dick~?pics?|nudes|sextos?)',
  `${SAYING} (?:[a-z']{1,12} ){0,5}(?:si|que|qu'il faut|qu'il faudrait|pour) (?:(?:je|j'|tu|vous) )?(?:ne )?(?:(?:me|le|lui|moi) )?(?:couch|suc|pass[a-z]{0,2} a la casserole)[a-z]{0,4}(?: pas)? (?:avec|pour|le|chez|a la casserole)`,
  'couche(?:r|e|es|ez)? (?:pour (?:reussir|avoir|obtenir|y arriver|monter|garder)|avec (?:lui|elle|moi|le patron|le chef|mon chef))',
  "(?:demand|voul|cherch)[a-z]{1,4} (?:[a-z']{1,10} ){0,5}(?:si|que) j'(?:avale|suce|aime (?:ca|le sexe|la levrette|me faire)|mouille|jouis|simule|etais (?:epilee|excitee|chaude))",
  `(?:deshabill|devor|bouff|mat)[a-z]{1,4} (?:[a-z]{2,8} )?(?:du regard|des yeux)`,
  "(?:m'appel|m'interpel|me surnom|m'a appel|m'a surnom|me sort du |me donne du )[a-z]{0,6} ?(?:toujours |tout le temps |sans arret |plus que )?[:\"]? ?\"?(?:ma |mon |sa |son |la |\")?(?:belle|cherie?|bebe|poupee|puce|poulette|cocotte|coeur|minette|chaton|bombe|bombasse|beaute|princesse|mignonne|coquine|petite chatte|baby|sexy)",
  `(?:soulev|remont|tir|degraf|deboutonn|baiss|arrach|ouv)[a-z]{1,4} (?:ma|mon) ${CLOTHES}`,
  `(?:mains?|doigts?|bras|telephone) (?:sous|dans) (?:ma|mon) ${CLOTHES}`,
  `sous (?:ma|les) (?:jupes?|robe)`,
  '(?:sa|la) braguette|(?:baiss|enlev|retir)[a-z]{1,3} (?:son|le) (?:pantalon|froc|calecon|slip) devant',
  "(?:se|s'est) (?:masturb|branl|caress|tripot)[a-z]{1,4}",
  "(?:mim|simul|imit)[a-z]{1,4} (?:un |une |l'|des |le )?(?:actes?(?: sexuels?)?|fellations?|penetration|levrette|masturbation|orgasmes?|rapports? sexuels?|sodomie)",
  '(?:films?|videos?|images?|sites?|photos?|calendriers?|posters?|affiches?) (?:x(?![a-z])|pornos?|pornographiques?|de cul|de femmes? (?:a poil|nues?)|erotiques?)|(?:du |un |des )pornos?',
  '(?:bisous?|baisers?|smacks?) (?:dans le cou|sur la bouche|forces?|voles?)|(?:vol|arrach)[a-z]{1,3} (?:un |des )baisers?',
  "(?:forc|oblig|contrain)[a-z]{1,5} (?:a|de) (?:l'|le |lui |la )?(?:embrasser|toucher|caresser|masturber|sucer|faire (?:un |une )?(?:bisou|fellation|pipe|massage)|masser|(?:me )?deshabiller)",
  '(?:te|vous|me|la) (?:baiser?|baiserai[st]?|sauterai[st]?|tringler|prendrai[st]? (?:bien|sur|contre)|ferai[st]? bien)(?! la (?:cuisine|bise))',
  "(?:insist|lourd)[a-z]{0,4} (?:lourdement )?pour (?:m'|me |qu'on |que je )(?:inviter|raccompagner|emmener|sorte|couche|dine|boive|embrasser|voir en dehors|offrir un verre)",
  "(?:t'as|tu as|j'ai|j'avais|avoir|as) (?:tes|mes|ses|encore tes) (?:regles|ragnagnas)",
  '(?:mets|mettre|mette|mettez|porter?|portes?) (?:une |des |plus de |plus souvent des? )?(?:jupes?|decolletes?|talons|robes?)(?: plus courtes?| courtes?)?(?: pour (?:plaire|les clients|vendre|le client|faire plaisir|lui))',
  "(?:plus feminine|sois belle et tais~toi|ma petite dame|retourne[rz]? (?:a (?:tes|mes|ses) (?:casseroles|fourneaux)|t'occuper de tes gosses))",
  '(?:taille|couleur) de (?:mes|mon|ma|tes|ta|ton) (?:soutien~gorge|soutif|bonnets?|culotte|sous~vetements?|string|seins)',
  '(?:prend|pris|fait|filme)[a-z]{0,3} (?:[a-z]{2,8} )?(?:en )?(?:photos?|video|selfies?)? ?(?:de )?(?:mes fesses|mes seins|mon decollete|mon cul|mes jambes)',
  "(?:toilette|rejoin[a-z]{1,3}|promen[a-z]{1,3}|balad[a-z]{1,4}|ouvr[a-z]{1,4}|ouvert|accueill[a-z]{1,3}|recoi[a-z]{1,2}|recue?|attend[a-z]{0,4}|met|mis|deshabill[a-z]{1,4}) (?:[a-z']{1,8} ){0,3}(?:nue?|a poil|en calecon|en slip|torse nu|en peignoir|en serviette)(?! (?:de|d|comme))",
  '(?:baiss|enlev|arrach|retir|tir)[a-z]{1,3} (?:le|mon|ma|de force mon) (?:pantalon|short|culotte|jogging|calecon|slip|bas)',
  '(?:sexe|penis|bite|queue) (?:a l.air|en erection|dehors)',
  ...doneToMe(
    `dragu${ER}`,
    `siffl${ER}(?! (?:la|une) )`,
    'embrass(?:e|ee|er|ait)(?! (?:sur les (?:deux )?joues|pour (?:me dire|mon)|chaleureusement))',
    `mass${ER} (?:les|mes) (?:epaules|pieds|cuisses)`,
    `(?:touch|caress|frol|effleur|tripot|palp|tat)${ER} (?:les|la|le|mes|ma|mon) (?:seins?|poitrine|fesses?|cuisses?|cul|hanches?|taille|nuque|ventre|entrejambes?|sexe|bas du dos|dos|cou|joue|genoux?|cheveux|jambes?)`,
  ),
];
