/** Facts, persons and words that a reply takes for granted and that the person has not brought. */

import { fold } from '../text/text.ts';
import { everyPattern, pattern } from './pattern.ts';
import { hasDeniedDoing, isRetold } from './told/retold.ts';
import { wordsOf } from './told/tokens.ts';
import { isTold, isToldOngoing, type Told } from './told/told.ts';
import { isOfOthers } from './told-otherwise.ts';
import { GRAMMAR, NEGATIONS } from './vocabulary/grammar.ts';
import { NEUTRAL } from './vocabulary/neutral.ts';

/** A word that is neither the interviewer's nor the person's. Over folded text. */
export const untoldWord = (folded: string, told: Told, extra?: ReadonlySet<string>): string | undefined =>
  wordsOf(folded).find(
    (word) =>
      !GRAMMAR.has(word) &&
      !NEGATIONS.has(word) &&
      !NEUTRAL.has(word) &&
      !extra?.has(word) &&
      !isTold(word, told),
  );

/** "Fait, ou choisi de ne pas faire": presumes neither. */
const ASKS_BOTH = /\bou (?:bien )?(?:choisi|decide|prefere) de ne pas\b/;

/** "Qu'avez-vous répondu ?" to whom said that she did not answer. */
export const contradictsTold = (folded: string, told: Told): boolean => {
  if (ASKS_BOTH.test(folded)) return false;
  const verb = /(?<!\ben )\b(?:avez|aviez|etes|etiez)-vous (?!(?:pas|pu|deja)\b)(\w+)/.exec(folded)?.[1];
  return verb !== undefined && !GRAMMAR.has(verb) && hasDeniedDoing(verb, told);
};

/** The person's words, put together otherwise than she did. Neutral words may stand between them. */
export const isReassembled = (folded: string, told: Told, extra?: ReadonlySet<string>): boolean => {
  const own = folded.replace(/\p{L}+/gu, (word) =>
    (NEUTRAL.has(word) || extra?.has(word)) && !GRAMMAR.has(word) ? ';' : word,
  );
  return !isRetold(own, told, 'words');
};

/** "Ce que vous avez vu", "quand cela s'est passé", "si vous vous en souvenez": clauses that bring nothing. */
const NEUTRAL_CLAUSES: readonly RegExp[] = [
  everyPattern`
    \b(?:tout )?(?:ce|celle?|ceux|celles
    |(?:chose|type|mot|element|detail|precision|moment|fait|ordre|rythme|souvenir|propos|parole|demarche|effet
    |message|personne|point)s?(?: similaires?| semblables?| precis(?:es)?)?
    |suite|jour|lieu|endroit|recit|scene|situation|date|heure|autre|rien|facon|maniere) (?:qu'
    |que |dont )(?:vous )?(?:vous |me |m'|nous )?(?:en )?(?:avez|aviez|venez|venez-vous|souhaitez
    |souhaiteriez|voulez|voudriez|pouvez|pourriez|aimeriez|preferez|ressentez|ressentiez|faisiez|vivez
    |viviez|traversez|racontez|decrivez|dites|ecrivez|evoquez|mentionnez|partagez|indiquez|precisez|expliquez|confiez|gardez|parlez|souvenez|rappelez
    |connaissez|jugez
    |avez besoin)\b(?: (?:deja |pu |d'|de |me |m'|nous |y |en |vous |l'|le )*(?:vu|entendu|vecue?s?
    |ressentie?s?|racontee?s?|ecrite?s?|dite?s?|decrite?s?|faite?s?|notee?s?|mentionnee?s?|evoquee?s?
    |partagee?s?|indiquee?s?|precisee?s?|observee?s?|entendue?s?|vue?s?|conservee?s?|gardee?s?|entreprise?s?
    |employee?s?|traversee?|raconter|dire|ecrire|noter|preciser|ajouter|partager|decrire|evoquer|faire
    |aborder|parler|mettre par ecrit|garder|corriger|voir figurer|completer|besoin|rencontree?s?))?\b
  `,
  everyPattern`
    \b(?:ce|celui|quelque chose|element|detail|point|jour|moment|suite) qui (?:s'est|se|s'etait
    |s'y est) (?:\w+ )?(?:passee?|passait|produite?|produisait|deroulee?|deroulait|disait|suivi)\b
  `,
  /\bce que j'ai (?:bien |deja )?(?:note|retenu|compris|lu)\b|\bce qui doit l'etre\b|\b(?:faits?|evenements?|choses?|episodes?) qui (?:sont|est|ont|a|se sont|s'est) (?:ete )?(?:survenue?s?|passee?s?|produite?s?|deroulee?s?|arrivee?s?|eu lieu)\b|\bce qui est (?:bien |deja )?(?:note|retenu|enregistre|ecrit|garde)\b|\b(?:jours?|heures?|semaines?|mois|instants?|minutes?|moments?) qui (?:ont|a) (?:suivi|precede)\b/g,
  everyPattern`
    \b(?:ce|quelque chose) qui (?:vous )?(?:a|ont)? ?(?:change|revient|reviennent|vient|amene|semble|parait
    |manque|suit|precede|suivi|ete (?:dit|fait|retenu|note|dit ou fait))\b
  `,
  everyPattern`
    \b(?:quand|lorsque|des que|si|tant que|comme|autant que|wou|ou|aussi precisement que|tel que) (?:vous
    |cela|ca|c')\b ?(?:le |la |les |l'|en |y |vous |n'|ne )*(?:souhaitez|souhaiterez|voulez|voudrez|preferez
    |dites|ecrivez|parlez de|pouvez|pourrez|serez|etes|sentez|sentirez|souvenez|rappelez|savez|connaissez
    |avez fait|avez pu|est possible|est le cas|etait le cas|revient|vient|convient|se presente|disposez
    |en avez)\b(?: prete?s?| disponible)?(?: pas)?\b
  `,
  everyPattern`
    \bs'ils? (?:y (?:en )?(?:a|ont|avait|a eu|avait eu|eut)(?: \w+ ?\w*)?
    |vous (?:plait|revient|reviennent|faut|convient)|existent?)\b
  `,
  everyPattern`
    \b(?:si|comme) (?:c'est|c'etait) (?:le cas|possible|a distance)\b|\bsi (?:vous l'avez fait
    |elle vous revient|cela vous (?:revient|convient|aide|est possible))\b
  `,
  everyPattern`
    \bqu'il (?:vous faut|y ait eu \w+ ?\w* ou non)\b
    |\bdont (?:vous (?:avez (?:besoin|parle)|parlez|disposez|vous souvenez)|il s'agit|cela s'est passe)\b
  `,
  everyPattern`
    \b(?:personnes?|gens|monde|autres?|ceux|celles|quelqu'un|la|temoins?) qui (?:etai(?:en)?t|est|sont
    |se trouvai(?:en)?t|a|ont|auraient|aurait|participai(?:en)?t
    |assistai(?:en)?t) (?:pu |ete )?(?:\w+ ?){0,2}(?:presente?s?|la|a proximite|implique\w*|concerne\w*|vu
    |entendu|voir|entendre|assiste\w*)?\b
  `,
  everyPattern`
    \b(?:documents|messages|elements|traces|notes|courriels|propos|faits|mots) qui (?:concernent
    |se rapportent|ont ete (?:dits|prononces|employes|echanges))\b
  `,
  everyPattern`
    \b(?:quand|lorsque|pendant que|avant que|apres que|depuis que|comment|wou|au moment wou
    |au moment ou) (?:cela|ca|ces faits|la scene|cette scene|cet incident|tout cela) (?:s'est|se|s'etait|a
    |est|soit) (?:\w+ )?(?:passee?s?|passait|produite?s?|produisait|deroulee?s?|deroulait|commence|debute|evolue|eu lieu|termine
    |arrive|fini)?\b|\ba partir de (?:la|ce moment|ce jour)\b
  `,
  everyPattern`
    \b(?:apres|avant|pendant|depuis|a ce sujet|lors de) (?:cela|ca|ces faits|ce moment|cet incident
    |cet evenement|cet echange|cette scene|cette situation)\b
  `,
  /\bque (?:vous|cela|ca|ce) (?:ne )?(?:soyez|soit|avez vecu|ayez vecu|ayez a (?:vivre|traverser)|traversiez|viviez)\b(?: (?:cela|ca|cette situation))?/g,
  /\bcomme (?:des|un|une|par exemple) (?:messages?|courriels?|documents?|notes?|photos?)\b/g,
  everyPattern`
    \bce qu(?:e |')[\w' -]{1,40}?(?:(?:vous |lui )?(?:a|ont|avait|avaient)(?: pu)? (?:dit|dire|repondu
    |repondre|ecrit)
    |(?<!\bvous )(?:a|ont|avait|avaient)(?: pu)? (?:fait|faire|vu|voir|entendu|entendre))\b
  `,
  /\bqui (?:n'en sait rien|vous (?:convient|conviennent|vient|revient|semble|parait))\b/g,
  /\bcomme si je n'en savais rien\b|\bfois que (?:c'est|cela est) arrive\b/g,
  /\bne suis qu'(?=une? )|\bne (?:repondre|raconter|dire|noter) qu'(?=aux? )|\bce que je peux (?:faire|noter)\b/g,
  /\b(?:assistant|outil|programme) qui vous (?:aide|permet)\b|\bqui gardent? une trace\b/g,
  everyPattern`
    \b(?:confiance|attention) que vous (?:m'|nous |me |y |lui )?(?:accordez|temoignez|portez)\b
    |\b(?:quand|lorsque|une fois que|des que) vous (?:aurez|avez) (?:termine|fini)\b
    |\btel(?:le)?s? que vous (?:l'|les )(?:avez|aurez) (?:ecrit|raconte|note|dit|laisse)e?s?\b
    |\bcomme (?:elle|il|elles|ils) vous (?:revient|reviennent|vient|viennent)\b
    |\bavant de (?:le |la |les |l'|vous )?(?:garder|noter|continuer|poursuivre|terminer|commencer|arreter|passer a la suite)\b
    |\bcomme (?:le|la|l'|les) ?(?:lieu|date|heure|moment|jour|noms?|personnes|deroulement|suite)(?:(?:,| et| ou) (?:le
    |la|l'|les) ?(?:lieu|date|heure|moment|jour|noms?|personnes|deroulement|suite))*\b
  `,
  /\bque vous ne (?:le |vous en |vous )?(?:savez|souvenez|rappelez) (?:pas|plus)(?: (?:(?:de )?quel(?:le)? (?:jour|heure|date|mois)|(?:de )?(?:la date|l'heure)|du (?:jour|nom)|quand|exactement))?\b|\bque vous ne vous en souvenez pas\b/g,
];

/** True when what is taken up from the account was told like that; "cela s'est passé" and the like may stand with it. */
export const isEchoed = (folded: string, told: Told): boolean => {
  const rest = NEUTRAL_CLAUSES.reduce((text, pattern) => text.replace(pattern, ' '), folded)
    .replace(HAPPENED, ' ')
    .replace(/« »/g, ' ');
  const isEmpty = wordsOf(rest).every((word) => GRAMMAR.has(word) || NEGATIONS.has(word));
  if (isOfOthers(folded, told)) return false;
  return isEmpty ? !SAYS_SOMETHING.test(rest) : isRetold(rest, told);
};

/** Small words alone can say who was where: "vous étiez avec lui". */
const SAYS_SOMETHING = /\b(?:ils?|elles?|lui|eux|on|vous|je|pas|jamais|rien|sans|avec|chez|entre|la)\b/;

const HAPPENED = everyPattern`
    \b(?:(?:s'est|se|s'etait|s'etaient|se sont) (?:passee?s?|passait|passent|produite?s?|deroulee?s?
    |deroulait)
    |recue?s?|ce jour-la|ces faits|cet incident|cet evenement|cette scene)\b
  `;

/** Where a clause begins that says something as a fact. */
const CLAUSE = everyPattern`
    \b(?:quand|lorsqu(?:e|'(?=\w))
    |(?:apres|avant|pendant|alors|depuis|tandis|des|puis|parce|une fois|maintenant|sachant|bien) ?qu(?:e
    |'(?=\w))
    |(?:moment|jour|fois|endroit) (?:wou|ou(?= (?:il|elle|on|vous|votre)\b))|apres (?:avoir|vous etre|etre)
    |avant (?:de|d'(?=\w))|comme|en (?=\w+ant\b)|qui|qu(?:e|'(?=\w))|dont|malgre)\b ?([^,;:?]*)
  `;

/** Words at the head of a question that look like the beginning of a clause. */
const HEAD = everyPattern`
    (?:^
    |[,;:] |\b(?:dire|preciser|decrire|raconter|indiquer|expliquer|moi|savoir|rappeler|parler
    |vous) )(?:et |mais |alors |puis )?(?:(?:a|de|d'|par|pour|avec|chez|en|sur|depuis
    |devant) ?)?(?:qu'est-ce (?:que|qu'|qui)
    |est-ce (?:que|qu')|que|qu'|qui(?: d'autre)?|quand|comment|depuis quand|wou
    |combien)(?: est-ce (?:que|qu')|(?<=qui) est-ce qui)?(?=[ \w]|$)
  `;

/** Facts stated in a subordinate clause, told like that or not at all. Over folded, tidied text without quotes. */
export const untoldClause = (folded: string, told: Told): boolean => {
  let rest = NEUTRAL_CLAUSES.reduce((text, pattern) => text.replace(pattern, ' '), folded);
  rest = rest.replace(HEAD, ' ').replace(/\bquelqu'un\b|\bquelque\b/g, ' ');
  return [...rest.matchAll(CLAUSE)].some(([, clause = '']) => !isEchoed(clause, told));
};

/** He, she, they, of whom nobody has been mentioned yet. */
export const isAboutNobody = (folded: string, told: Told): boolean => {
  if (told.hasPeople) return false;
  const rest = folded
    .replace(
      everyPattern`
        \b(?:cela|ca|cet(?:te)?|ces|la|le|les|l'|une?|des|votre|vos|personnes?
        |quel\w*)\b[^?,;:]*?-(?:t-)?(?:il|elle|ils|elles)\b
      `,
      ' ',
    )
    .replace(
      /\bs'(?:est|etait|agit|agissait)-il\b|\b(?:se|s'y|y) \w+-(?:t-)?il\b|\bheure etait-il\b|\bconvient-il\b/g,
      ' ',
    )
    .replace(
      everyPattern`
        \b(?:s'|qu')?il (?:n'|ne )?(?:y|est|vous|s'agit|(?:me|nous) manque|manque|reste|peut)\b
        |\bs'ils (?:existent|y|vous)\b|\b(?:si|comme) elles? (?:vous|revient)\b|\bcomme ils? vous\b
      `,
      ' ',
    );
  return /\b(?:il|elle|ils|elles|lui|eux)\b/.test(rest);
};

/** That it happened more than once has to be told, like everything else. */
const MORE_THAN_ONCE = pattern`
    \bdepuis (?:\d|une?\b|d[eu]|trois|quatre|cinq|six|dix|l|mon|ma|que|longtemps|plusieurs|toujours|janv
    |fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece)|toujours|souvent|\btous les|chaque|encore
    |recommenc|plusieurs|\bfois\b|regulier|parfois|quotidien|sans cesse|\b(?:semaines|mois|annees)\b
  `;
const PRESUMES_MORE =
  /(?<!\bcombien de |\bune (?:seule )?|\ba la )\bfois\b|\bcombien de fois(?! cela| ca| ces faits)|\b(?:a|ont|avait|avaient)(?:-t)?(?:-(?:il|elle|ils|elles|on))? (?:\w+ )?(?:encore|(?:de|a) nouveau)\b|\bretouch\w+|\brefrapp\w+/;
const SINCE = /\b(?:depuis (?:quand|combien)|a quelle frequence)\b.*?\b(\w+)-(?:t-)?(?:il|elle|ils|elles)\b/;

export const presumesRepetition = (folded: string, told: Told): boolean => {
  const verb = SINCE.exec(folded)?.[1];
  const goesOn = verb !== undefined && !NEUTRAL.has(verb) && !GRAMMAR.has(verb);
  if (!goesOn && !PRESUMES_MORE.test(folded)) return false;
  if (MORE_THAN_ONCE.test(told.text ?? '')) return false;
  return PRESUMES_MORE.test(folded) || !isToldOngoing(verb ?? '', told);
};

const ELSE_TO_WHOM = /\bqui d'autre\b.*\b(?:avez|aviez)-vous\b/;
const IF_ANY = /\bsi vous (?:l'|en |le )|\bs'il y (?:a|en)\b/;
const SPOKE = pattern`
    \b(?:j'(?:en )?ai|jai|j'avais|je (?:l'|lui |leur |les |lui en |leur en )ai|on a) (?:\w+ )?(?:parle|dit|ecrit
    |raconte|prevenu|averti|confie|signale|informe|alerte|appele|montre)\w*
  `;

/** "À qui d'autre en avez-vous parlé ?" to whom has not said that she spoke of it to anybody. */
export const presumesListener = (folded: string, { text }: Told): boolean =>
  ELSE_TO_WHOM.test(folded) && !IF_ANY.test(folded) && !SPOKE.test(text ?? '');

const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}\p{L}*(?:-\p{L}+)*/gu;
const OPENS_A_SENTENCE = /[.!?…:;(\n*«»-]\s*$/;
/** Written with a capital, and no person of the account. */
const NO_NAMES = new Set(
  'monsieur madame mademoiselle m mme mlle je recueil defenseur droits incident incidents inspection travail conseil prud hommes france numero'.split(
    ' ',
  ),
);

/** A name that the person has not given, though it be an everyday word as well ("Rose"). Over text as written. */
export const untoldName = (sentence: string, { words }: Told): boolean =>
  [...sentence.matchAll(CAPITALISED)].some(({ 0: written, index }) => {
    if (index === 0 || OPENS_A_SENTENCE.test(sentence.slice(Math.max(0, index - 8), index))) return false;
    if (/^\p{Lu}{2,6}$/u.test(written)) return false;
    return !fold(written)
      .split('-')
      .every((part) => words.has(part) || NO_NAMES.has(part));
  });
