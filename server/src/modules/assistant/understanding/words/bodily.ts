/** How people tell what was done to their bodies, or shown and asked of them. Over folded text. */
import { ER } from './act-verbs.ts';

const INTIMATE =
  '(?:fesses?|seins?|poitrine|cuisses?|hanches?|cul|nuque|taille|sexe|entrejambes?|parties|bas du dos)';

export const SEXUAL_DEEDS: readonly string[] = [
  '(?:ouvr|entr|rentr|regard|mat|film|epi|espionn)[a-z]{1,5} (?:[a-z]{1,10} ){0,6}(?:quand|pendant que|lorsque) (?:je me|on se|nous nous) (?:change|deshabille|douche|lave)',
  'tapes? (?:sur|aux) (?:les |mes |la )?fesses',
  `(?:attrap|empoign|agripp|claqu|tap|tat|palp|malax|pris|press|chop)[a-z]{0,4} (?:par )?(?:les|mes|la|ma|aux|le|mon) ${INTIMATE}`,
  "(?:se |s'est |s )(?:frott|serr|press|plaqu)[a-z]{1,3} (?:toujours |encore |souvent )?(?:a|contre|sur) (?:moi|nous|mon|ma)",
  '(?:souffl|respir|chuchot|murmur)[a-z]{1,4} (?:toujours )?(?:dans|sur) (?:la|ma|le|mon) (?:nuque|cou|oreille|decollete)',
  '(?:montre|montrait|montrer) (?:son|ses|sa) (?:sexe|penis|zizi|bite|queue|parties(?: intimes)?|erection)',
  'exhib[a-z]{1,9}',
  '(?:demand|reclam|exig|veut|voulait|voudrait|suppli)[a-z]{0,4} (?:[a-z]{1,8} ){0,2}(?:photos?|selfies?|videos?) (?:de moi )?(?:en (?:maillot|sous~vetements?|culotte|lingerie|bikini|petite tenue)|nue?s?|sexy|intimes?|denudee?s?|coquines?)',
  '(?:montages?|photos?|videos?|deepfakes?|dessins?) (?:porno[a-z]{0,10}|nue?s?|sexuel(?:le)?s?|obscenes?) (?:de|avec) (?:moi|ma|mon|mes)',
  "propos[a-z]{1,3} (?:[a-z]{1,8} ){0,2}(?:de coucher|de passer la nuit|de (?:le|la) rejoindre (?:a l'hotel|dans sa chambre)|de venir dans sa chambre|un plan (?:cul|a trois)|une promotion canape)",
  '(?:mat|reluqu|fix|regard)[a-z]{1,4} (?:toujours |encore |sans arret )?(?:mes|mon|ma|les|dans mon) (?:seins|fesses|cul|decollete|jambes|poitrine)',
];

/** Done to her, as act-verbs.ts tells it. */
export const SEXUAL_VERBS: readonly string[] = [
  `embrass${ER} (?:par surprise|sur la bouche|dans le cou|contre mon gre|sans (?:mon )?(?:accord|prevenir|demander))`,
  `reluqu${ER}`,
];

const TOOL =
  '(?:poings?|pieds?|tete|boule|coudes?|genoux?|epaule|casque|regle|pelle|balai|louche|torchon|dossier|classeur|cutter|couteau|marteau|cle|baton|barre(?: de fer)?|chaussure|sac|cahier|livre|telephone|bouteille|chaise|canne|plateau|ceinture|poele|casserole|spatule|clavier|matraque|parapluie|fourche|planche|tuyau|ciseaux|tournevis|seau|serviette|ballon|cutter)';
const WEAPON =
  '(?:couteau|cutter|marteau|arme|pistolet|fusil|batte|barre(?: de fer)?|hache|machette|ciseaux|tournevis|bouteille|tesson|perceuse|disqueuse|seringue|cle a molette|fourche|pelle|matraque|rasoir|hachoir)';
const BODY_HIT =
  '(?:tronche|gueule|figure|tete|face|visage|poire|jambes?|pieds?|dos|ventre|bras|epaules?|nuque|yeux)';

export const VIOLENT_DEEDS: readonly string[] = [
  `coups? (?:de |d')${TOOL}`,
  "(?:recu|pris|encaisse|ramasse) (?:une?|des|deux|plusieurs|trois) (?:[a-z]{3,8} )?(?:gifles?|claques?|baffes?|coups?|droites?|mandales?|torgnoles?) (?:de (?:la part|sa part|mon|ma|ce|cette)|par|d'une?|du|dans (?:la|le|les)|sur (?:la|le|les)|en pleine|au visage|a la (?:tete|figure))",
  "(?:m'a|m'ont) (?:en )?(?:colle|mis|foutu|retourne|flanque|balance) (?:une|deux)(?= ?(?:$|[.,;!?]| (?:devant|dans la (?:figure|tronche|gueule)|en pleine|derriere)))",
  '(?:en (?:est|sont|vient|etait) venue?s?|en vient) aux mains',
  '(?:sa|la|ses|les) mains? (?:a|autour de|sur) (?:ma|la|mon) (?:gorge|cou)',
  `(?:sorti|pointe|brandi) (?:vers moi |devant moi )?(?:un|une|son|sa|des) (?:gros(?:se)? )?${WEAPON}`,
  `(?:avec|sous la menace d') ?(?:une?|son|sa|des) (?:gros(?:se)? )?${WEAPON} (?:a la main|sous la gorge|sur la gorge|dans le dos)`,
  `fonc${ER} (?:dessus|(?:droit )?sur moi)`,
  'croches?~(?:pieds?|pattes?)',
  `(?:jett?|lanc|balanc)${ER} (?:[a-z]{1,12} ){1,3}(?:vers|contre) moi`,
];

/** Done to her, as act-verbs.ts tells it. */
export const VIOLENT_VERBS: readonly string[] = [
  `(?:balanc|jet|jett|lanc|envoy|flanqu|fourr)${ER} (?!mes quatre|ses quatre|mes (?:erreurs|fautes)|des (?:reproches|horreurs|insultes|mots)|que )(?:[a-z0-9']{1,12} ){1,4}(?:a|en|dans|sur|en pleine) (?:la |ma |le |mon |mes |les |pleine )?${BODY_HIT}`,
  `(?:attach|asperg|pinc|lynch|savat|roue de coups|passee? a tabac|boxe)(?:e|ee|es|ees|er|ent)?(?! (?:a (?:mon travail|ce poste|l'equipe|mes collegues)|les fesses))`,
  '(?:jete|mis|flanque|plaque|fait tomber|colle)[es]{0,2} (?:par terre|a terre|au sol|contre (?:le|la|un|une) (?:mur|porte|paroi|armoire|grille|voiture|table))',
  `train${ER} (?:par (?:le|la|les)|jusqu|au sol|sur le sol|dehors)`,
  `(?:vers|renvers|vid)${ER} (?:[a-z0-9']{1,10} ){1,4}(?:sur (?:moi|mes|ma|mon|la tete|les (?:mains|jambes|pieds))|dessus)`,
  `piqu${ER} avec`,
  `(?:plong|mis|met|tremp|appuy|enfonc|plaqu|ecras|maintenu|cogn|tap)[a-z]{0,3} (?:de force )?(?:la|ma|les|mes) (?:tete|mains?|figure|visage|doigts?|bras) (?:dans|sous|contre)`,
  `(?:brul|enferm|sequestr|ebouillant|immobilis|renvers|strangul|molest|menott|ligot|scotch)${ER}`,
  `coinc${ER} (?:contre|dans|entre|derriere|au fond|a cote)`,
  `bloqu${ER} (?:contre|dans (?:le|la|l'|un|une) (?!planning|agenda|systeme|logiciel)[a-z]{3,12}|entre|le passage|la sortie|la porte)`,
  '(?:tord|tordu|tordait) (?:le|les|la|un) (?:doigts?|bras|poignets?|mains?|cheville|oreille)',
  `arrach${ER} (?:le|la|les|mon|ma|mes|un|une) [a-z]{2,14} (?:des mains|des oreilles|de la tete|du cou|des bras|de force|violemment|brutalement)`,
  'fait (?:expres de )?(?:tomber|trebucher|un croche~pied|un croche~patte)',
  `roul${ER} (?:dessus|sur (?:le|les|mon|ma|mes|la) (?:pieds?|mains?|jambes?))`,
  `ecras${ER} (?:le|la|les|mon|ma|mes) (?:pieds?|doigts?|mains?)`,
  `(?:ten|tir|attrap|pri|chop|agripp|saisi)[a-z]{0,3} par (?:le|la|les|mon|ma) (?:gilet|veste|blouse|manche|sac|capuche|tee~shirt|chemise|poignets?|doigts|cheville|oreille|taille|bras|col|cheveux)`,
  '(?:sorti|retenu)[es]{0,2} (?:de force|par (?:le|les) (?:bras|col|cheveux|poignets?))',
];
