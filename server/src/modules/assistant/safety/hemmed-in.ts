/**
 * Hands on the body, a way out that is shut, somebody who waits outside: what is written in a few words while it goes
 * on, or of what was announced. Each needs something bodily or a place: « il m'étouffe » alone is an attack, « il
 * m'étouffe avec ses mails » is a bad manager. Over folded text with its haste mended.
 */
import type { SafetyPattern } from './safety-patterns.ts';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

const END = '(?= ?(?:[.!?…,;]|$))';
const CLOSE =
  '(?:mari|conjoint|compagnon|copain|ex|femme|conjointe|compagne|copine|pere|frere|fils|beau-pere)';
const SOMEBODY = `(?:ils?|elles?|quelqu'un|(?:mon|ma|le|la|un|une|ce|cet|cette) (?:${CLOSE}|chef\\w*|patron\\w*|collegue|responsable|directeur|directrice|manager|client\\w*|type|mec|homme|gars|patient\\w*|voisin\\w*))`;
const MINE =
  '(?:(?:ma|mon|mes) (?:fille|fils|enfants?|gosses?|mere|pere|parents|famille|femme|mari|petits?|petite|soeur|frere|bebe|gamins?)|la petite|le petit)';

/** Rooms in which nobody stays who can leave. */
const CELL =
  '(?:toilettes?|wc|placard|reserve|sanitaires|vestiaires?|local|cave|archives|cagibi|ascenseur|chambre froide|garage|grenier|hangar|entrepot|remise|douche|stock|congelateur|camion|sous-sol|chaufferie|salle de bains?|chambre|parking)';
const ROOM = `(?:${CELL}|bureau|voiture|salle|cuisine|atelier|magasin|piece)`;
const HIDING =
  '(?:bureau|table|lit|comptoir|porte|armoire|voiture|camion|caisse|machine|rayonnages?|cartons|palettes?|escaliers?)';
/** What she does there is her own: to finish a file, to weep, to have peace. */
const OF_HER_OWN =
  "(?![^.!?]{0,30}\\b(?:pour (?!(?:lui |leur |lui en |leur en )?echapper|me proteger|me cacher|fuir|qu'|pas qu|ne pas qu|eviter qu)|depuis (?:[\\w-]+ )?(?:ans|mois|annees)|chaque|tous les|toute la journee|sans fenetre|jusqu'a \\d))";
const OUTSIDE =
  "(?:au parking|sur le parking|dehors|a la sortie|en bas|devant (?:chez moi|ma voiture|la porte|la sortie|le (?:travail|boulot|bureau|magasin|portail|batiment|restaurant)|l'(?:entree|usine|atelier|hopital))|pres de ma voiture|a ma voiture|au coin de la rue|chez moi|apres le (?:travail|boulot|service)|a la fin du service)";
/** To hand something over, to drive somewhere: whoever waits for that is none. */
const TO_NO_HARM =
  "(?! (?:pour (?!me |m'|nous |regler|s'expliquer|en finir)|avec (?:le planning|les (?:enfants|papiers|dossiers)|mon|ma)|au tournant)| pour (?:me|m') ?(?:remettre|donner|rendre|parler d|ramener|raccompagner|presenter|montrer|dire (?:bonjour|au revoir|merci)|emmener|deposer|aider))";
const WEAPON =
  "(?:couteau|cutter|arme|pistolet|fusil|revolver|hache|machette|flingue|carabine|batte|barre(?: de fer)?|marteau|lame|matraque|chien|copains|potes|freres|bidon d'essence)";
const STRIKE = '(?:tabasser|frapper|planter|agresser|violer|cogner|egorger|poignarder|etrangler)';
const FINISH =
  '(?:tuer|buter|casser la (?:gueule|figure|tete)|defoncer|lyncher|massacrer|crever|demolir|eclater|fracasser)';
const CLOTHES =
  '(?:culotte|slip|jupe|soutien\\S*|seins?|fesses|cuisses|sexe|pantalon|poitrine|entrejambe|chemise|chemisier|tee-shirt|pull|blouse|robe)';
const RIGHT_NOW =
  '(?:maintenant|en ce moment|tout de suite|la(?= ?(?:[.!?,;]|$)| dans| au| je| il)|aidez|au secours|vite|je (?:ne )?peux pas (?:bouger|crier))';

/** Under way. */
export const GRIPPED: readonly SafetyPattern[] = [
  /^\W{0,20}(?:[\w-]{1,40} ){0,2}?(?:il|elle|ils) m'etouffe(?:nt)?(?: (?:la|maintenant|en ce moment|encore|vite|aidez-moi))?\W*$/g,
  pattern(
    `(?:il|elle|ils|m[oa]n ${CLOSE}) (?:est en train de )?m'etouffe(?:nt|r)?\\b[^.!?]{0,20} (?:avec (?:ses mains|sa main|son bras|ses bras|un (?:oreiller|coussin|sac|foulard|cable|sweat)|une (?:echarpe|corde|ceinture))|je (?:ne )?(?:peux|peu|arrive|sais) (?:plus|pas|pu)(?: a)? (?:respirer|parler|crier))`,
  ),
  pattern(`m[oa]n ${CLOSE} m'etouffe${END}`),
  pattern(
    `${SOMEBODY} (?:me )?(?:serre|serrent|appuie|appuient|presse)(?: (?:fort|encore|tres|si|trop)){0,2} (?:sur )?(?:ma|mon|la|le) (?:gorge|cou|trachee)\\b`,
  ),
  pattern(
    `je suis (?:toujours |encore |toute seule |seule )?(?:enferme|coince|bloque|sequestre|prisonnier|prisonniere|retenue?)e?s? (?:dans|au|aux) (?:les |le |la |l'|un |une |mon |son )?${CELL}\\b${OF_HER_OWN}`,
  ),
  pattern(
    `je suis (?:toujours |encore )?(?:enferme|sequestre)e?s? (?:dans|au) (?:le |la |l'|mon |son |sa )?${ROOM}\\b${OF_HER_OWN}(?= ?(?:[.!?,;]|$)| et| avec| il| elle| je| a cle)`,
  ),
  pattern(
    `(?:m'a|m'ont|on m'a) (?:encore )?(?:enferme|sequestre|barricade)e?s? (?:a cle )?(?:dans|au|aux) (?:les |le |la |l'|un |une |mon |son )?${ROOM}\\b[^!?]{0,60}\\b(?:je (?:ne )?(?:peux|arrive|sais) (?:pas|plus)|j'y suis (?:encore|toujours)|je suis (?:encore|toujours)|au secours|aidez|${RIGHT_NOW})`,
  ),
  pattern(
    `je (?:me cache|me planque|suis cachee?|suis planquee?|me suis cachee?|me suis planquee?) (?:sous|derriere) (?:le |la |les |l'|un |une |mon |des )?${HIDING}\\b${OF_HER_OWN}(?= ?(?:[.!?,;]|$)| et| il| elle| ils| car| parce| avec| du| de la)`,
  ),
  pattern(
    `${SOMEBODY} (?:ne )?(?:veut|veulent) (?:pas|plus) que je (?:sorte(?:${END}| et| d[eu]\\b)|parte d(?:e|u) (?:la (?:piece|chambre|salle|maison|reserve)|l'appart\\w*|bureau|chez (?:lui|moi)))`,
  ),
  pattern(
    `(?:me tien(?:t|nent)|m'attrape(?:nt)?|m'agrippe(?:nt)?|me maintien(?:t|nent)|m'empoigne(?:nt)?) (?:fort )?(?:par )?(?:le|les|la|l'|aux?) ?(?:bras|poignets?|cheveux|mains?|jambes?|epaules?|taille|cheville)\\b[^.!?]{0,30}\\b(?:lache|deshabill\\w+|touch\\w+|viol\\w+|frapp\\w+|tir\\w+|traine\\w*|je (?:ne )?peux (?:pas|plus))`,
  ),
  pattern(
    `(?<!\\b(?:a|ont|avait|avaient) )(?:veut|veulent|essaie\\w*|essaye|essayent|tente|tentent|va|vont) (?:encore )?(?:de )?(?:me |m')(?:deshabiller|violer|embrasser de force|enlever (?:mes vetements|mon pantalon|ma jupe|mon haut)|prendre de force|embarquer de force|forcer a (?:monter|coucher))`,
  ),
  pattern(
    `(?:met|mets|passe|glisse|fourre|colle)(?:nt)? (?:la|sa|ses|les|une) mains? (?:dans|sous|entre|sur|aux?) (?:la |le |ma |mon |mes |les |l')?${CLOTHES}\\b[^.!?]{0,30}\\b${RIGHT_NOW}`,
  ),
  pattern(
    `casse(?:nt)? tout\\b[^!?]{0,50}\\b(?:enfants|bebe|gosses|petits?|maison|appart\\w*|salon|chez (?:moi|nous)|j'ai peur|je me cache|on se cache)\\b`,
  ),
  pattern(
    `(?:ivre|saoule?|soule?|bourree?|drogue|defonce|alcoolise)\\b[^.!?]{0,40}\\b(?:casse(?:nt)? tout|me (?:frappe|cherche|hurle)|frappe (?:sur |dans )?(?:tout|la porte|les murs|les enfants)|s'en prend a)`,
  ),
  pattern(
    `(?:coince|bloque|plaque|tient|tiennent)e?s?\\b[^.!?]{0,50}\\b(?:veut|veulent|essaie|essaye|cherche a|tente de) (?:de )?(?:m'embrasser|me toucher|me caresser|me deshabiller|me violer)`,
  ),
  pattern(
    '(?:saute|sautee?s?|jette|jetee?|jete|rue) (?:sur moi|dessus)\\b[^.!?]{0,40}\\b(?:recommence(?:nt)?|revien(?:t|nent)|(?:est|sont) (?:encore|toujours) la)\\b(?! (?:chaque|tous|a chaque|souvent))',
  ),
  pattern(
    `${SOMEBODY} (?:\\w+ )?(?:est|sont) (?:fous?|folles?|ivres?) de (?:rage|colere)\\b[^.!?]{0,40}\\bme cherche`,
  ),
  pattern(
    `${SOMEBODY} (?:essaie|essaye|essaient|essayent|tente|tentent) (?:de |d')(?:ouvrir|entrer dans|rentrer dans|monter dans|casser) (?:ma|la|les|mes|mon) ?(?:voiture|portieres?|porte|vitre|fenetre|chambre|maison|appart\\w*|immeuble)\\b(?! d(?:u|e la) (?:bureau|salle|local|placard|coffre))`,
  ),
  pattern(
    "menac\\w* (?:avec |d')(?:une? |sa |son |des )(?:seringue|aiguille|tesson|bouteille|chaise|extincteur|scie|perceuse|pioche|pelle|fourche|cle a molette|fer a repasser)",
  ),
  pattern(
    `(?:roule|conduit|marche|court)(?:nt)? (?:juste |toujours |encore )?derriere moi (?:depuis|jusqu|en voiture|dans la rue|dans le noir)|(?:sa|une|la meme) (?:voiture|camionnette|moto) (?:noire |grise |blanche |rouge )?me suit\\b`,
  ),
  pattern(
    `(?:mon ${CLOSE}|ma ${CLOSE}|il|elle|ils|elles) (?:est|sont|reste|restent)(?: \\w+){0,2} ${OUTSIDE}(?: d[eu] (?:la |le |l'|mon |ma )?\\w+)?,? (?:il |elle |ils |elles )?(?:m'attend(?:ent)?|me guette(?:nt)?|attend(?:ent)? que je|me cherche(?:nt)?)\\b${TO_NO_HARM}`,
  ),
  pattern(
    `(?:ils|elles) sont (?:[\\w']+ ){1,3}(?:a |qui )?(?:m')?attend(?:re|ent) ${OUTSIDE.replace('(?:', '(?:devant|')}${TO_NO_HARM}`,
  ),
  pattern(
    `(?:je vais|on va|j'ai peur de) (?:encore )?(?:me|se) faire (?:${STRIKE}\\b(?! (?:mon|ma|le|la|par (?:le fisc|la concurrence)))|${FINISH} (?:en sortant|dehors|ce soir|en rentrant|sur le parking|a la sortie|chez moi|a la maison))`,
  ),
  pattern(
    "(?:mis|met|verse|glisse|jete) (?:[\\w']+ ){0,3}?(?:truc|quelque chose|drogue|ghb|pilules?|cachets?|produit|poudre|somnifere)\\b[^.!?]{0,15} dans (?:mon|ma) (?:verre|cafe|boisson|the|bouteille|gourde|tasse|biere)\\b|(?:m'a|m'ont) droguee?\\b",
  ),
  pattern(
    `${SOMEBODY} (?:(?:a|ont|vient de|viennent de) )?(?:bloque|bloquer|bloquent|barricade|barricader|coince|coincer) la (?:porte|sortie) avec (?:un|une|des)\\b`,
  ),
  pattern(
    '(?:vient|viennent) de me (?:jeter|projeter|plaquer|pousser|balancer|lancer) (?:contre|par terre|au sol|dans (?:les escaliers|le mur)|sur le sol)',
  ),
  pattern(
    `(?:est|sont) (?:re)?(?:venu|arrive|monte|descendu)e?s? (?:[\\w'-]+ ){0,4}avec (?:un |une |son |sa |des )(?:marteau|batte|barre de fer|hache|machette|matraque|bidon d'essence|pied-de-biche|fusil|pistolet|carabine|couteau|cutter)s?\\b`,
  ),
  pattern(
    'me (?:touche|tripote|caresse|pelote|deshabille)(?:nt)?\\b[^.!?]{0,30}\\b(?:maintenant|en ce moment|la,? tout de suite)\\b',
  ),
  pattern(
    'me (?:secoue|bouscule|cogne|tire|pousse)(?:nt)?\\b[^.!?]{0,40}\\bje suis (?:toute )?seule? avec (?:lui|elle|eux)\\b',
  ),
];

/** Announced: an ambush, the house, the children. */
export const AMBUSH: readonly SafetyPattern[] = [
  pattern(
    `attend(?:re|s|ra|rai|rait|rais|ront|raient|ent|ait|aient)?\\b[^.!?]{0,30} avec (?:un |une |son |sa |des |ses |deux )${WEAPON}\\b(?! pour (?!me |m'))`,
  ),
  pattern(
    `(?:dit|disent|ecrit|promis|jure|menace|prevenu|repete|hurle|crie)\\b[^.!?]{0,20} (?:qu'|que )?(?:il|elle|ils|elles|on|je) (?:m'|t'|vous |me )(?:attendra|attendrait|attendrai|attendrais|attendront|attendraient|attend|attends|choperait?|chopera|coincera|coincerait|attrapera|attraperait) ${OUTSIDE}${TO_NO_HARM}`,
  ),
  pattern(
    `(?:on se (?:voit|retrouve|verra|retrouvera)|je t'attends|je te (?:chope|coince|retrouve|trouve)) (?:dehors|sur le parking|a la sortie|ce soir dehors|devant chez toi|en bas)\\b[^.!?]{0,20}(?:et tu vas voir|tu vas (?:voir|regretter|payer)|salope|connard|pute|entre (?:hommes|quatre yeux))`,
  ),
  pattern(`s'en (?:prendra|prendrait|prendront|prendraient|prendre) (?:physiquement )?(?:a|aux) ${MINE}\\b`),
  pattern(
    `(?:(?:m'a|m'ont) (?:encore )?(?:envoye|montre|adresse|laisse)e?s?|j'ai recu|(?:il|elle) (?:a poste|a publie|a mis)|m'envoie(?:nt)?) (?:[\\w']+ ){0,3}?(?:photos?|images?|videos?) (?:de |d'|du )(?:ma maison|chez moi|mon (?:immeuble|domicile|appart\\w*|portail|fils)|ma (?:porte|rue|fenetre|fille)|mes (?:enfants|gosses|fenetres)|l'ecole de)`,
  ),
  pattern(
    `(?:il|elle|ils|mon ${CLOSE}|ma ${CLOSE}) (?:a|ont|vient de|viennent de) (?:encore )?(?:casse|casser|defonce|defoncer|enfonce|enfoncer|force|forcer|fracasse|fracasser) (?:ma porte\\b|la porte (?:d'entree|de (?:la (?:salle de bains?|chambre|maison)|ma chambre|l'appart\\w*|chez (?:moi|nous))|des toilettes))`,
  ),
];
