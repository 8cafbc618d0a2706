/**
 * What may kill now, by the way it is built: somebody, an act upon the own body, a means, and nothing that puts it back
 * into the past. Over folded text with its haste mended (see `mended`). Which of it counts, rescue.ts says.
 */
import { PILLS, type SafetyPattern } from './safety-patterns.ts';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

/** What a doctor gives, by its brand or by its kind, in the plural as well. */
export const DRUGS = `(?:${PILLS}|cachetes?|anxios?|antideps?|neuroleptiques?|benzos?|benzodiazepines?|tranquillisants?|calmants?|barbituriques?|opiaces?|morphine|codeine|tramadol|paracetamol|ibuprofene|aspirines?|efferalgan|dafalgan|seresta|tranxene|lysanxia|imovane|zopiclone|zolpidem|alprazolam|bromazepam|diazepam|prozac|seroplex|tercian|laroxyl|atarax|rivotril|theralene|lithium|insuline|digoxine|beta-?bloquants?|lexo|doli|medicam)s?`;
const POISON =
  "(?:eau de javel|javel|mort[- ]aux[- ]rats|deboucheur|destop|soude|acide|antigel|liquide de refroidissement|white spirit|essence|detergent|detartrant|decapant|dissolvant|acetone|ammoniaque|desherbant|poison|raticide|insecticide|lames? de rasoir|verre pile|produits? (?:menagers?|toxiques?|d'entretien|chimiques?|vaisselle|de nettoyage))";

const HAVE = "(?:j'ai|on a|(?:il|elle) a|(?:mon|ma|une?) [\\w-]+ a)";
const OURSELVES =
  "(?:je me suis|(?:il|elle) s'est|(?:mon|ma|une?) [\\w-]+ s'est|j'ai|(?:il|elle) a|(?:mon|ma|une?) [\\w-]+ a)";
const COME =
  "(?:je viens|(?:il|elle|(?:mon|ma|une?) [\\w-]+) vient) (?:juste |tout juste |a l'instant )?(?:de |d')(?:me |m'|se |s')?";
const ADVERBS = '(?:(?:tout|deja|juste|quand meme|finalement|bien|enfin|presque) ){0,3}';
const TAKEN =
  '(?:avale|gobe|mange|bouffe|pris|repris|bu|ingere|ingurgite|enfile|englouti|descendu|vide|siffle|tape|fait)(?:e?s?|r)';
const TO_TAKE =
  '(?:avaler|gober|manger|bouffer|prendre|reprendre|boire|ingerer|ingurgiter|enfiler|engloutir|descendre|vider|siffler|taper|faire)';
const TOOK = `(?:${OURSELVES} ${ADVERBS}${TAKEN}|${COME}${TO_TAKE}) `;
/** Only what goes down the throat: petrol is taken at a station as well. */
const DRANK = `(?:${HAVE} ${ADVERBS}(?:bu|avale|ingere|ingurgite|siffle)(?:e?s?|r)|${COME}(?:boire|avaler|ingerer|ingurgiter|siffler)|en train (?:de |d')(?:boire|avaler)) `;
const CONTAINER =
  '(?:boites?|plaquett?es?|tablettes?|flacons?|tubes?|piluliers?|poignees?|stocks?|bouteilles?)';
/** All of it, or more than anybody is given. */
const TOO_MUCH = `(?:(?:presque )?(?:tous|toutes|tout|toute) (?:mes|les|ces|ses|mon|ma|le|la|l') ?(?:${CONTAINER} (?:entiere?s? |complete?s? )?(?:de |d'))?|(?:la|le|les|ma|mon|mes|une?|deux|trois|\\d+) ${CONTAINER} (?:entiere?s? |complete?s? )?(?:de |d')|(?:plein|trop|beaucoup|enormement|un tas|des tas|une (?:dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|poignee)|\\d\\d+) (?:de |d'))(?:mes |ces |ses |l'|la )?`;
const ALCOHOL = '(?:alcool|vodka|whisky|rhum|gin|vin|rouge|biere|pastis|ricard|cognac|tequila)';
/** The senses go. */
const FADES =
  "(?:je (?:m'en vais|pars(?= ?(?:[.!?,;…]|$)| doucement| tout)|perds connaissance|vais (?:m'evanouir|perdre connaissance)|m'evanouis|m'enfonce|ne sens plus|sens plus (?:mes|mon|rien)|me sens partir)|j'attends(?= ?(?:[.!?,;…]|$)| que ca (?:fasse|vienne)| la fin| de (?:mourir|partir)))";
/** A sleeping pill does as much, too much of something does it worse. */
const DROWSY = `(?:${FADES}|je m'endors|je vois (?:flou|trouble|double)|j'ai la tete qui tourne)`;
const END = '(?= ?(?:[.!?…,;]|$))';

/** Too much swallowed or injected, poison drunk, or swallowed and the senses going. */
export const SWALLOWED_TOO_MUCH: readonly SafetyPattern[] = [
  pattern(
    `${TOOK}${TOO_MUCH}(?:[\\w']+ )?${DRUGS}\\b(?! (?:que|qu'|qui) [^.!?;]{0,30}prescri)(?! (?:a|en|dans) (?:la |l')?(?:pharmacie|infirmerie|armoire|bureau))`,
  ),
  pattern(
    `(?:${OURSELVES} (?:injecte|pique|shoote|fait une (?:piqure|injection))(?:e?s?|r)|${COME}(?:injecter|piquer|shooter)) (?:avec |de )?(?:toute? |trop |plein |une (?:surdose|overdose|dose mortelle|grosse dose) |\\d\\d\\d+ unites )[^.!?]{0,30}?(?:${DRUGS}|insuline|stylo|seringue|heroine|dose)\\b`,
  ),
  pattern(
    `${DRANK}(?:(?:de|du|des|la|le|les|une?|ma|mon|ce|cette|tout|toute|plein|trop|deux|moitie|demi|demi-litre|litres?|verres?|bouteilles?|gorgees?|flacons?|bidons?|bouchons?|tasses?|grand|grande|peu|\\d+) |d'|de l'|l'){1,7}${POISON}\\b`,
  ),
  pattern(
    `(?:melange|mixe)(?:e?s?|r) (?:tout ce (?:que|qu')[^.!?]{1,25}|(?:(?:tous|toutes|tout) )?(?:les|mes|des|mon|ma|le|la) ?(?:[\\w']+ )?${DRUGS}) (?:avec|a|et) (?:de |du |d'|la |le |l'|une? |des |toute? ){0,3}(?:bouteille de |litre de |verre de )?${ALCOHOL}`,
  ),
  pattern(
    `${TOOK}(?:mes|les|des|plein de|tous mes|tous les) (?:[\\w']+ )?${DRUGS}[^.!?]{0,20} (?:avec|et) (?:de |du |d'|la |le |l'|une? |toute? ){0,3}(?:bouteille de |litre de )${ALCOHOL}`,
  ),
  pattern(
    `(?:pris|avale|gobe|bu)(?:e?s?|r) (?:trop de |plein de |un tas de |tous? (?:les|mes) )(?:trucs|saloperies|machins|cochonneries|came|drogue|coke|heroine|produits|choses)\\b[^.!?]{0,40}\\b${DROWSY}`,
  ),
  pattern(
    `(?:pris|avale|gobe|bu)(?:e?s?|r) (?:trop de |plein de )(?:trucs|saloperies|cochonneries|came|coke|heroine)${END}`,
  ),
  pattern(`(?:tout est|tout a ete|c'est|ca y est,? c'est|voila,? c'est) (?:avale|gobe|ingere)e?s?${END}`),
  pattern(
    `(?:je les ai|je l'ai|j'ai (?:deja )?tout) (?:bien |enfin )?(?:avale|gobe)(?:e?s?|r)${END}(?<!(?:couleuvres?|salades?|mensonges?|repas|sandwich|bonbons?|gateaux?|pilule|cafe|chocolats?)\\b.{0,60})`,
  ),
  pattern(`(?:ca y est|c'est fait|voila),? je les ai (?:tous|toutes) (?:pris|prises|bu)${END}`),
  pattern(
    `${DRUGS}\\b[^!?]{0,60}\\b(?:ca y est|c'est fait|voila),? (?:je les ai (?:tous |toutes )?(?:pris|prises|bus?)|j'ai tout (?:pris|bu))${END}`,
  ),
  pattern(`(?:pris|avale|gobe)e?s? [^.!?]{0,30}(?:${DRUGS}|alcool)\\b[^!?]{0,30}\\b${FADES}`),
  pattern(`${FADES}[^!?]{0,40}\\b(?:pris|avale|gobe)(?:e?s?|r) [^.!?]{0,30}${DRUGS}\\b`),
  pattern(
    "(?:vide|vider) (?:toute )?(?:la |l'|ma |mon |son )(?:armoire a )?pharmacie[^!?]{0,40}\\b(?:pris|avale|gobe|bu)|(?:shoot|fix|dose) de trop\\b",
  ),
  pattern(
    `${TOOK}[^.!?]{1,40}? (?:et|avec|plus) (?:la |les |ma |mes |une |deux |trois |des |\\d+ )${CONTAINER} (?:de |d')(?:[\\w']+ )?${DRUGS}\\b`,
  ),
  pattern(
    `(?:ma|mon|une?|le|la) (?:petite? )?(?:fille|fils|bebe|enfant|petite?|eleve|gamine?) (?:a|vient d[e'] ?) ?(?:avaler?|bu|boire|manger?|gober?) (?:[\\w']+ ){0,4}?(?:${DRUGS}|${POISON})\\b`,
  ),
  pattern(`${TOOK}(?:mes|les|ces|ses) \\d\\d+ (?:[\\w']+ )?${DRUGS}\\b`),
  pattern(`${TOOK}tout ce (?:que|qu')[^.!?]{1,30}\\b(?:pharmacie|${DRUGS})\\b(?![^.!?]{0,30}prescri)`),
  pattern(
    `(?:avaler?|gober?|prends|prendre) (?:les|mes|des|tous les|tous mes) (?:[\\w']+ )?${DRUGS} (?:un par un|un a un|une? apres l'autre|les une?s apres les autres|par poignees?)\\b`,
  ),
  pattern(
    `(?:inconsciente?|repond (?:pas|plus)|respire (?:pas|plus|mal)|se reveille (?:pas|plus)|dans le coma|convuls\\w*)\\b[^!?]{0,60}\\b(?:pris|avale|bu|gobe)(?:e?s?|r) [^.!?]{0,30}(?:${DRUGS}|${POISON})\\b`,
  ),
  pattern(
    `(?:pris|avale|bu|gobe)(?:e?s?|r) [^.!?]{0,30}(?:${DRUGS}|${POISON})\\b[^!?]{0,60}\\b(?:inconsciente?|repond (?:pas|plus)|respire (?:pas|plus|mal)|se reveille (?:pas|plus)|dans le coma|convuls\\w*)\\b`,
  ),
  pattern("inject(?:e|er|ee) de l'air\\b"),
];

const VEINS = '(?:les veines|les poignets|la gorge|une veine|une artere)';
const CORD = '(?:corde|ceinture|cable|lacet|noeud(?: coulant)?|sangle|drap)s?';
const RAILING =
  "(?:la |le |les |l'|du |de la |une? )?(?:rambarde|garde-corps|garde-fou|balustrade|parapet|balcon|rebord|barriere du pont|grille du pont|fenetre)";

/** Somebody is doing it, or has just begun: veins, rope, railing, rails. */
export const DEEDS_UNDER_WAY: readonly SafetyPattern[] = [
  pattern(
    `(?:s'est|vient de s[e'] ?|en train de s[e'] ?) ?(?:re)?(?:ouverte?|ouvrir|coupee?|couper|tailladee?|taillader|entaillee?|entailler|tranchee?|trancher) (?:profondement )?${VEINS}(?![^.!?]{0,60}\\b(?:enterr|obseques|decede|en est mort))`,
  ),
  pattern(
    "(?:est|etait|il|elle|la|entrain|en train) (?:en train |entrain )?(?:de |d')(?:se |s')(?:pendre|suicider|tuer|trancher|taillader|etouffer avec|foutre en l'air|donner la mort|tirer une balle(?! dans le pied)|vider de son sang|jeter (?:sous|par|dans le vide|du)|noyer(?! dans))",
  ),
  pattern(
    "(?:je viens|vient) de (?:me |m'|se |s')(?:pendre|tirer une balle(?! dans le pied)|jeter (?:sous|par|dans le vide|du)|empoisonner)|(?:je me suis|s'est) empoisonnee?(?! la vie| l'existence)|je me suis tiree? une balle(?! dans le pied)|je me vide de mon sang",
  ),
  pattern(
    `(?:passee?|passer|mise?|mettre|noue|serre|serree?|attache|enroulee?|enroule|j'ai|je (?:passe|mets|serre)) (?:deja )?(?:la |le |une? |ma |mon )${CORD} (?:a mon|autour d[eu]|autour de mon|autour de son) ?cou\\b`,
  ),
  pattern(
    `(?:corde|noeud|noeud coulant) (?:est|sont) (?:bien |deja |enfin )?(?:prete?|attachee?|accrochee?|nouee?|fixee?|installee?|en place|fait)s?\\b`,
  ),
  pattern(
    "j'ai (?:deja |bien )?(?:attache|accroche|noue|fixe|passe) (?:la |une |ma )(?:corde|ceinture) (?:a |au |aux |autour )(?:la |l'|du |de la |d'une )?(?:plafond|poutre|lustre|arbre|radiateur|poignee|porte|branche|tuyau|crochet|barre)",
  ),
  pattern(
    `(?:j'ai|je viens d[e'] ?|(?:il|elle) (?:a|vient d[e'] ?)) ?(?:deja )?(?:enjamb(?:e|er)|escalad(?:e|er)|franchi|franchir|passee? par[- ]dessus|passer par[- ]dessus) ${RAILING}\\b(?![^.!?]{0,30}\\b(?:pour (?:rattraper|nettoyer|reparer|entrer)|oublie))`,
  ),
  pattern(
    "(?:je suis|(?:il|elle) est) (?:passee? )?(?:de l'autre cote|du mauvais cote) (?:de la |du |des )(?:rambarde|garde-corps|garde-fou|balustrade|parapet|balcon|barriere|grillage)",
  ),
  pattern(
    '(?:je suis|je me suis|je (?:me )?(?:couche|allonge|mets)|(?:il|elle) est) (?:couchee?|allongee?|assise?|debout|la|mise?|seule?)? ?(?:la )?(?:sur|au milieu de|au milieu des) ?(?:les |la )?(?:rails|voies? (?:ferrees?|du (?:train|metro|rer|tram)))(?= ?(?:[.!?…,;]|$)| et | du | de la gare| maintenant| la )',
  ),
  pattern(
    '(?:rails|voies?)\\b[^.!?]{0,30}\\b(?:le|un|mon) (?:train|metro|rer|tram) (?:arrive|approche|vient)\\b',
  ),
  pattern(
    "(?:il|elle|(?:mon|ma|une?) [\\w-]+) (?:est|a grimpe|est montee?) (?:\\w+ )?(?:sur|au bord) (?:le |la |du |de la )(?:toit|parapet|rebord|pont|corniche|rambarde|fenetre|balcon)[^.!?]{0,30} (?:va|veut|menace de|dit qu'(?:il|elle) va) (?:sauter|se jeter)",
  ),
  pattern("j'ai (?:coupe|ouvert|entaille|taillade|tranche) (?:mes|les) (?:veines|poignets)\\b(?! d)"),
  pattern(
    "(?:je me suis|s'est) (?:profondement )?(?:taillad|coupe|entaill|lacer)\\w* (?:les |le |mes |mon )(?:deux )?(?:bras|poignets?|cuisses?|avant-bras)\\b[^!?]{0,40}\\b(?:saigne|sang|coule)",
  ),
  pattern(
    "(?:sang (?:partout|qui coule)|saigne)[^!?]{0,40}\\b(?:je me suis|s'est) (?:profondement )?(?:taillad|coupe|entaill|lacer)\\w* (?:les |le |mes |mon )(?:deux )?(?:bras|poignets?|cuisses?|avant-bras)\\b",
  ),
  pattern(
    "(?:va|veut|menace de) (?:sauter|se jeter)\\b[^!?]{0,40}\\b(?:est|sont|monte\\w*) (?:\\w+ )?(?:sur|au bord d[eu]) ?(?:le |la |du |l')?(?:toit|parapet|rebord|pont|corniche|rambarde|fenetre|balcon)",
  ),
  pattern(
    '(?:dans la|dans ma) voiture[^!?]{0,40}\\b(?:moteur|garage)\\b[^!?]{0,40}\\b(?:tuyau|garage (?:ferme|clos)|echappement)',
  ),
  pattern(
    "(?:je me suis|s'est) (?:plante|enfonce|tire|mis)e? (?:un |une |le |la |mon |ma )(?:couteau|lame|cutter|tournevis|balle) (?:dans|en plein) (?:le |la |les |l')?(?:ventre|coeur|gorge|poitrine|cou|poignets?|veines|tete)",
  ),
  pattern('je me suis (?:taillad|lacer|mutil)\\w*\\b[^!?]{0,40}\\b(?:saigne|sang\\b|coule)'),
  pattern(
    '(?:il y a|(?:je viens|on vient) de (?:trouver|voir|decouvrir)) [^.!?]{0,30}\\bpendue?\\b(?! (?:au telephone|a (?:son|ses|mon)|aux))(?<!au telephone.{0,20})',
  ),
  pattern(
    "(?:je me suis|s'est|viens de m'|viens de me|vient de s'|vient de se) ?(?:ouvert|ouvrir|tranchee?|trancher|taillade|taillader) (?:le|un|mes|les deux) (?:poignets?|veines)\\b",
  ),
  pattern(
    "j'ai saute,? (?:je (?:suis en bas|saigne|ne sens|sens plus)|du (?:pont|toit|balcon)|d'un (?:pont|toit)|par la fenetre (?:du|pour mourir))",
  ),
  pattern(
    "(?:je viens|on vient) de (?:le |la |l')?(?:re)?(?:trouver|decouvrir)[^.!?]{0,30} pendue?\\b(?! (?:au telephone|a (?:son|ses|mon)))",
  ),
];
