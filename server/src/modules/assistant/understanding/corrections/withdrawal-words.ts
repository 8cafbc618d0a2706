/** How people take back what they told. Over folded text. */
import { phrases, type Span } from '../words/phrases.ts';

/** What may stand before it: "non, en fait, …". */
const LEAD =
  "(?:(?:est~ce que|stp|s'il te plait|non|nan|ah|ah non|euh|oups|en fait|en realite|finalement|pardon|desolee?|excusez~moi|et|mais|merci de|svp|s'il vous plait|il faut|faut|(?:vous )?pou?vez(?:[- ]vous)?|(?:tu )?peux(?:[- ]tu)?|(?:tu )?pourrais(?:[- ]tu)?|je prefere que vous|(?:je |j[' ])(?:veux|voudrais|souhaite|aimerais|prefere|prefererais)(?: que (?:vous|tu))?)[ ,.:]+)*".replaceAll(
    '~',
    '[- ]?',
  );

/** "enlevez le café", "oubliez ce que j'ai dit sur …", at the beginning of a clause: what it names follows. */
const REMOVE = new RegExp(
  `^${LEAD}(?:enlev|retir|supprim|effac|oubli|ignor|annul)(?:ez|er|iez|es?|ons)(?:[- ](?:le|la|les|moi))?(?![a-z])`,
);
const DISREGARD = new RegExp(
  `^${LEAD}(?:ne )?(?:(?:tenez|tiens) (?:pas|plus) compte d(?:e|u|es)|(?:note[zs]?|mettez|mets|garde[zs]?|ecrivez|ecris|retenez|retiens|comptez|compte[zs]?|gardiez|notiez) pas)(?![a-z])|^${LEAD}je (?:retire|reviens sur) (?=ce que|le |la |les |l'|mon |ma |tout)`,
);
/** "il n'a pas dit ça": it withdraws what was told of him, and names nothing. */
const NOT_SAID = phrases(
  "(?:il|elle|on|ils|elles|je|j'|j) ?(?:ne l'|n'|l')?(?:a|ai|ont|avait|avais) (?:pas|jamais) (?:vraiment )?dit (?:ca|cela|ce mot|comme ca)",
  "(?:ce n'est|c'est|ce n'etait|c'etait) pas (?:vraiment |exactement )?ce (?:que|qu') ?(?:j'ai|il a|elle a|ils ont|je voulais|on a) (?:dit|dire|ecrit|fait)",
);

/** All of what was told: "oubliez tout", "tout est faux", "je retire tout ce que j'ai dit". */
const ALL = new RegExp(
  `^${LEAD}(?:(?:enlev|retir|supprim|effac|oubli|ignor|annul)(?:ez|er|iez|e|ons) tout|je retire tout|j'ai tout invente|tout (?:ca |cela |ce que j'ai (?:dit|ecrit|raconte) )?(?:est|etait) (?:faux|invente|un mensonge)|rien de tout (?:ca|cela) (?:n'est|est) (?:vrai|arrive))(?: (?:ca|cela|ce que (?:j'ai|je vous ai) (?:dit|ecrit|raconte)))?[ .!]*$`,
);
/** What was told last: "oubliez ce que j'ai dit", "j'ai menti", "ce n'est pas vrai". */
const LAST = new RegExp(
  `^${LEAD}(?:(?:enlev|retir|supprim|effac|oubli|ignor|annul)(?:ez|er|iez|e|ons)(?: (?:ca|cela|ce que (?:j'ai|je vous ai|je viens de vous|je viens d'|je viens de) ?(?:dit|dire|ecrit|ecrire|raconte|raconter)|(?:mon|le) (?:dernier |precedent )?message|(?:ma|la) (?:derniere )?(?:phrase|reponse)))?|je retire (?:ca|cela|ce que (?:j'ai|je viens de) (?:dit|dire|ecrit|ecrire)|mes propos)|j'ai menti|(?:c'est|c'etait|ce n'est|ce n'etait) (?:pas vrai|faux))(?: svp| stp| s'il (?:vous|te) plait| merci)?[ .!]*$`,
);

/** How far a withdrawal goes that names nothing. */
export const withdrawalReach = (clause: string): 'all' | 'last' | undefined =>
  ALL.test(clause) ? 'all' : LAST.test(clause) ? 'last' : undefined;

/** The words that take something back and name it behind them; undefined when there are none. */
export const withdrawalCue = (clause: string): string | undefined =>
  (REMOVE.exec(clause) ?? DISREGARD.exec(clause))?.[0];

/** The clauses that only take something back: nothing is read in them. */
export const withdrawingIn = (text: string, clauses: readonly Span[]): Span[] =>
  clauses.filter(({ start, end }) => {
    const clause = text.slice(start, end);
    // What somebody else is quoted with: "elle a crié : oubliez tout".
    if (/[:"] ?$/.test(text.slice(Math.max(0, start - 2), start)) || clause.startsWith('"')) return false;
    return (
      withdrawalCue(clause) !== undefined ||
      withdrawalReach(clause) !== undefined ||
      clause.search(NOT_SAID) >= 0
    );
  });

/** "en fait", "je me suis trompée": what stands beside it puts something right. */
export const PUTTING_RIGHT = phrases(
  'en fait',
  'en realite',
  'finalement',
  'pardon',
  "je (?:me suis|m'etais) trompee?",
  'trompee?',
  'je (?:corrige|rectifie|precise)',
  'rectificati(?:f|on)',
  'correction',
  'erreur(?: de ma part)?',
  'oups',
  "j'ai (?:menti|confondu|mal (?:dit|ecrit))",
  'je voulais dire',
  'a la relecture',
);

/** A moment named beside a denial: it tells of another occasion. */
export const OTHER_OCCASION = phrases(
  "(?:avant~)?hier|aujourd'? ?hui|ce (?:jour~la|matin|midi|soir)|cette (?:fois|semaine)|la (?:derniere|premiere|deuxieme) fois|le (?:lendemain|[0-9]{1,2})|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|depuis|encore|ensuite|apres|toujours|pour l'instant|heureusement",
);

/** Stands for characters in which nothing is read. */
const MASK = '#';

export const masked = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (kept, { start, end }) => kept.slice(0, start) + MASK.repeat(end - start) + kept.slice(end),
    text,
  );
