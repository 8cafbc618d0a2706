/**
 * A life at stake by the person's own hand, now: too much was swallowed, the veins are cut, she stands on the bridge.
 * Who sends an ambulance comes before who listens. Over folded text (see `fold`), figures of speech taken out.
 *
 * What is told as long past is none of it; yesterday is not past: what was swallowed yesterday may still kill. A dose
 * that was taken as prescribed is none either.
 */
import { DEEDS_UNDER_WAY, DRUGS as PILLS, SWALLOWED_TOO_MUCH } from './deeds.ts';
import { isMeant } from './is-meant.ts';
import type { SafetyPattern } from './safety-patterns.ts';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

const WHO = "(?:j'ai|on a|(?:il|elle) a|(?:mon|ma|une?) [\\w-]+ a)";
const JUST =
  "(?:je viens|(?:il|elle|(?:mon|ma|une?) [\\w-]+) vient) (?:juste |tout juste |a l'instant )?(?:de |d')";
const ADVERBS = '(?:(?:tout|deja|juste|quand meme|finalement|bien|enfin|presque) )*';
const SWALLOWED = `(?:${WHO} ${ADVERBS}(?:avale|gobe|ingere|ingurgite)|${JUST}(?:avaler|gober|ingerer|ingurgiter))e?s? `;
const TOOK = `(?:${WHO} ${ADVERBS}(?:pris|repris|avale|gobe|bu|vide|ingere|ingurgite)|${JUST}(?:prendre|reprendre|avaler|gober|boire|vider|ingerer|ingurgiter)|en train (?:de |d')(?:prendre|avaler|gober|boire|vider))e?s? `;

const CONTAINER = '(?:boites?|plaquettes?|tablettes?|flacons?|tubes?|piluliers?|poignees?)';
const NUMBER =
  '(?:[1-9]\\d+|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|une (?:bonne |grosse )?(?:poignee|dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine)|des (?:dizaines|poignees))';
const MANY = `(?:plein|trop|beaucoup|enormement|(?:tout )?un tas|des tas|${NUMBER})`;
/** Of something else: "toute la boîte d'archives". */
const OF_PILLS_OR_NOTHING = `(?! (?:de |d'|du |des )(?!(?:[\\w']+ ){0,3}?${PILLS}))`;
const TO_DIE =
  'pour (?:en finir(?! avec (?!la vie|ma vie|tout))|mourir\\b|crever\\b|me tuer|me suicider|partir pour|dormir pour toujours|ne (?:plus|pas|jamais) (?:jamais )?(?:me reveiller|souffrir|etre la|exister))';

const OVERDOSE: readonly SafetyPattern[] = [
  pattern(
    `${SWALLOWED}(?:toute? )?(?:la|le|ma|mon|une?|deux|trois|\\d+) ${CONTAINER}\\b${OF_PILLS_OR_NOTHING}`,
  ),
  pattern(
    `${TOOK}(?:presque )?toute? (?:la|le|ma|mon|l'|une?) ?(?:[\\w']+ )?${CONTAINER}\\b${OF_PILLS_OR_NOTHING}`,
  ),
  pattern(
    `${TOOK}(?:la|le|ma|mon|une?|deux|trois|\\d+) ${CONTAINER} (?:entiere?s?|complete?s?)\\b${OF_PILLS_OR_NOTHING}`,
  ),
  pattern(
    `${TOOK}(?:la|les|ma|mes|une|deux|trois|\\d+) ${CONTAINER} (?:de |d')(?:[\\w']+ ){0,3}?${PILLS}\\b(?! (?:a|en|dans) (?:la |l')?(?:pharmacie|infirmerie|armoire|bureau))`,
  ),
  pattern(
    `${TOOK}(?:presque )?(?:tous|toutes|tout|toute) (?:mes|les|ces|ses|mon|ma|le|la) (?:[\\w']+ )?${PILLS}\\b(?! (?:que|qu'|qui) [^.!?;]{0,30}prescri)`,
  ),
  pattern(
    `${TOOK}(?:toute? (?:ma|la|mon|le|l'|son|sa) ?)(?:armoire a )?(?:pharmacie|traitement d'un (?:seul )?coup)`,
  ),
  pattern(`${TOOK}${MANY} (?:de |d')?(?:mes |ces |ses )?(?!mg\\b)(?:[\\w']+ )?${PILLS}\\b`),
  pattern(`${TOOK}(?:[\\w']+ ){1,5}?${PILLS}\\b[^.!?]{0,40} ${TO_DIE}`),

  pattern(`(?:fais|fait|faire) (?:une )?(?:overdose|surdose)\\b${OF_PILLS_OR_NOTHING}`),
  pattern(`${PILLS}\\b[^.!?]{0,25}\\bje les ai (?:presque )?(?:tous|toutes) (?:pris|avale|gobe)e?s?\\b`),
  pattern(`${PILLS}\\b.{0,80}\\bj'ai tout (?:pris|avale|gobe)\\b`),
  pattern(`j'ai tout (?:pris|avale|gobe)\\b[^.!?]{0,40}\\b${PILLS}\\b`),
  pattern(
    `${TOOK}(?:mes|les|ces|ses) (?:[\\w']+ )?${PILLS},? (?:tous|toutes|d'un (?:seul )?coup|en une fois)\\b`,
  ),
  pattern(`${SWALLOWED}tout ce (?:que j'avais|qu'il y avait|qui restait|que j'ai trouve)\\b`),
  pattern(
    `(?:j'en ai (?:pris|avale|gobe)|je viens d'en (?:prendre|avaler|gober)) (?:deja )?(?:plein|trop|${NUMBER})\\b(?=.*\\b${PILLS}\\b|(?<=\\b${PILLS}\\b.*))`,
  ),
];

const UNDER_WAY: readonly SafetyPattern[] = [
  pattern(
    "(?:je me suis|je viens de m[e'] ?) ?(?:re)?(?:ouverte?|ouvrir|coupee?|couper|tailladee?|taillader|entaillee?|entailler|tranchee?|trancher) (?:profondement )?(?:les veines|les poignets|la gorge)",
  ),
  pattern(
    "je (?:m'ouvre|me coupe|me taillade|me tranche) (?:la,? |maintenant )?(?:les veines|les poignets|la gorge)(?! (?:le|souvent|parfois|quand|tous))",
  ),
  pattern(
    "je suis en train de (?:me |m')(?:pendre|ouvrir|taillader|couper les|suicider|tuer|noyer|etouffer)",
  ),
  pattern(
    "viens de (?:faire|tenter|commettre) une (?:tentative|ts)\\b(?! de (?!suicide))|viens d'essayer de (?:me (?:tuer|pendre|suicider|noyer)|m'ouvrir)",
  ),
  pattern(
    '(?:corde|ceinture|cable|fil) (?:est )?autour (?:du|de mon) cou\\b|(?:corde|noeud) (?:est|sont) prete?s?\\b',
  ),
  pattern(
    "(?:j'ai|je tiens|je pose) (?:la |le |une? |mon |ma )(?:(?:lame|rasoir|cutter|couteau) (?:sur|contre) (?:le |la |mes |les |mon |ma )(?:poignets?|veines?|bras)|(?:fusil|pistolet|flingue|revolver|canon|arme) (?:dans (?:ma|la) bouche|(?:sur|contre) (?:ma|la) tempe))",
  ),
  pattern(
    "je suis [\\w' ]{2,25} avec (?:une|la|ma) (?:lame|corde)(?= ?(?:[.!?…,]|$))|je me suis (?:ouverte?(?= ?(?:[.!?…,]|$))|pendue?\\b(?! (?:au telephone|a )))",
  ),
  pattern('je perds connaissance(?= ?(?:[.!?,;…]|$))|je (?:vais|suis en train de) perdre connaissance\\b'),
  pattern("j'ai ouvert le gaz(?= ?(?:[.!?,;…]|$)| (?:et|pour))"),
  pattern(
    'je vais sauter(?= ?(?:[.!?…]|$)| (?:maintenant|dans le vide|du (?!bateau|navire|lit|train en marche)|d|par la fenetre)\\b)',
  ),
  pattern(
    'quand vous lirez (?:ca|cela|ce message|ces mots|ceci)[^.!?]{0,20} je (?:ne )?serai (?:morte?|partie?|plus la)\\b',
  ),
];

const HIGH =
  '(?:pont|toit|viaduc|parapet|rebord|garde-corps|rambarde|balustrade|corniche|falaise|voies? ferrees?|rails (?:du|de)|voies? du (?:train|metro|rer)|quai du (?:train|metro|rer))';
/** Up there, and nothing said of work: "sur le pont depuis 6 h" means at work, a roofer stands on roofs. */
const STANDS = pattern(
  `je suis (?:(?:deja|maintenant|la|monte|montee|debout|assis|assise|tout|seule?|en haut|au bord|du mauvais cote),? )*(?:sur|d[eu]|au bord d[eu]|en haut d[eu]) ?(?:le |la |les |l'|un |une )?${HIGH}\\b(?: (?:de |du |d'|des )(?!matin|soir|bateau|navire|ferry|cargo)[a-z' -]{2,30}?)?(?= ?(?:[.!?…,;]|$)| et (?:je|j'|personne|c'est)| (?:la|maintenant|j'|je|pour (?:sauter|en finir|mourir))\\b)`,
);
/** At the edge of what is no workplace of most. */
const EDGE = pattern(
  "je suis (?:debout |assise? |juste |la,? )*(?:au bord (?:des? |du |de la )(?:rails|voies?|quai|fenetre)|(?:sur|a cheval sur) (?:la fenetre|le balcon))(?= ?(?:[.!?…,;]|$)| et (?:je|j'))",
);
const AT_WORK =
  /\b(?:chantier|harnais|echafaudage|couvreur|couvreuse|zingu\w+|charpent\w+|tuiles?|nacelle|grue|casque|soudure|peinture|elag\w+|cordiste|grimpeu\w+|cheminot\w*|baudrier)\b/;
const WHILE =
  /\b(?:quand|lorsque|lorsqu|pendant que|alors que|tandis que|hier|lundi|mardi|mercredi|jeudi|vendredi|\d{1,2} ?h)\b[^.!?;]*$/;

/** Taken as a doctor said, as every day. */
const AS_USUAL =
  /^[^.!?;]{0,40}?(?:\bcomme (?:prescrit\w*|prevu|convenu|d'habitude|chaque|tous les|(?:le|la|mon|ma) (?:medecin|docteur|psychiatre|generaliste|ordonnance)|(?:l'|me l'|le )[\w' ]{0,25}(?:medecin|docteur|prescri|dit|demande))|\b(?:selon|suivant|conformement a) (?:l'|mon |la )?(?:ordonnance|prescription)|\bdu (?:matin|soir|midi|jour)\b|\bchaque (?:jour|matin|soir)\b|\ba l'heure\b|\bregulierement\b|\bhabituels?\b|^ ?et je suis (?:re)?(?:allee?|partie?|venue?|tournee?) (?:au|en|a mon|a la|travailler|bosser)\b)/;

const LONG_AGO =
  /\b(?:l'an(?:nee)? (?:derniere?|passee?)|le mois (?:dernier|passe)|la semaine (?:derniere|passee)|il y a (?:[\w-]+ ){1,3}?(?:ans?|annees?|mois|semaines?|longtemps)\b|il y a longtemps|a l'epoque|autrefois|jadis|dans le passe|par le passe|en (?:19|20)\d\d|quand j'(?:etais|avais)|a l'age de|plus jeune|ado(?:lescente?)?)\b/;
/** What speaks of now outweighs it; "comme l'an dernier" compares. */
const NOW =
  /\b(?:je viens|vient d[e']|maintenant|a l'instant|ce soir|ce matin|cette nuit|aujourd'hui|en train|tout a l'heure|il y a (?:[\w-]+ ){0,2}?(?:minutes?|heures?)|a nouveau|de nouveau|encore une fois|comme (?:l'an|il y a|a l'epoque|la derniere))\b/;
/** Where the clause of the act ends: what comes then is said of the doctor, of the box, of something else. */
const CLAUSE_END = /[.!?;…]|\b(?:que|qui|dont|prescri\w*|donnee?s?|achetee?s?|et|mais|car|parce)\b/;

const TAKEN = [...OVERDOSE, ...SWALLOWED_TOO_MUCH];

/** True when words tell of a dose or of a deed that may kill now. */
export const needsRescue = (literal: string): boolean =>
  isMeant(literal, TAKEN, (found) => isNow(literal, found) && !AS_USUAL.test(after(literal, found))) ||
  isMeant(literal, UNDER_WAY, (found) => isNow(literal, found)) ||
  (!AT_WORK.test(literal) &&
    (isMeant(literal, [STANDS, EDGE], (found) => !WHILE.test(before(literal, found))) ||
      isMeant(
        literal,
        DEEDS_UNDER_WAY,
        (found) => isNow(literal, found) && !WHILE.test(before(literal, found)),
      )));

const before = (literal: string, { index }: RegExpExecArray): string =>
  literal
    .slice(Math.max(0, index - 200), index)
    .split(/[.!?;…]/)
    .at(-1) ?? '';

const after = (literal: string, { index, 0: words }: RegExpExecArray): string =>
  literal.slice(index + words.length, index + words.length + 100);

const isNow = (literal: string, found: RegExpExecArray): boolean => {
  const earlier = before(literal, found);
  const later = after(literal, found).split(CLAUSE_END)[0] ?? '';
  const around = `${earlier} ${found[0]} ${later}`;
  return NOW.test(around) || !LONG_AGO.test(`${earlier} ${later}`);
};
