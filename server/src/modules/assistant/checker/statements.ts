/**
 * The statements that may be made: thanks, that it was heard, what is allowed, what the tool is. Each clause has to have
 * one of these shapes; it is the vocabulary and what was told (presumed.ts) that bound what may fill them.
 * All over folded, tidied text without quotes.
 */
import { notedItems } from './noted.ts';
import { pattern } from './pattern.ts';
import type { RejectionReason } from './rejection.ts';
import { NOT_EASY, SHAPES } from './shapes.ts';
import { isAboutTheInterview } from './vocabulary/frame.ts';

/** "Vous avez écrit que …", "je note que …": what follows has to be told just so. */
const ECHO = pattern`
    ^(?:(?:merci|d'accord|entendu|tres bien|bien)[, ]+)?(?:je (?:note|retiens|comprends|lis
    |vois) (?:bien |donc )?(?:que |qu')
    |j'entends (?:bien |donc )?(?:que |qu')
    |j'ai (?:bien |donc )?(?:note|compris|lu|retenu|entendu|pris note) (?:que |qu')|je prends (?:bien )?note (?:que |qu')
    |j'ai (?:bien )?(?:note|retenu) (?:la date|l'heure|le jour|le lieu|le moment|l'endroit) (?:du |de la |de l'|de |: )
    |c'est note ?: |vous (?:avez |venez (?:de |d'))?(?:bien )?(?:dit|dites|dire|ecrit|ecrivez|ecrire
    |mentionne|mentionnez|mentionner|indique|indiquez|indiquer|evoque|evoquez|evoquer|parle|parlez|parler
    |explique|expliquez|raconte|racontez|precise|precisez|decrit|decrivez|note|rapporte
    |rapportez)\b ?(?:de |d'|du |des )?(?:que |qu')?
    |merci (?:de |d'|pour )(?:m'|l'|me |nous )*(?:avoir |l'avoir )?(?:\w+ )?(?:precise|dit|ecrit|indique
    |explique|raconte|note|partage|preciser|dire|indiquer|confier|confie) (?:que |qu'))(.*)$
  `;

/** "Il a crié, écrivez-vous". */
const ECHO_BEHIND = /^(.+), (?:ecrivez|dites|precisez|racontez|expliquez|indiquez)-vous$/;

/** She may set it right. */
const TO_BE_CHECKED = /, a (?:confirmer|preciser|verifier|completer)(?: (?:si|quand|plus tard)\b[^,;:]*)?$/;

/** What follows the head of an echo; undefined when the clause is none. */
export const echoedClause = (folded: string): string | undefined => {
  const rest = (ECHO.exec(folded)?.[1] ?? ECHO_BEHIND.exec(folded)?.[1])?.trim();
  return rest === undefined || rest === '« »' || NOT_EASY.test(folded)
    ? undefined
    : rest.replace(TO_BE_CHECKED, '');
};

/** Goes on from the clause before it. */
const CONTINUATION = pattern`
    ^(?:avec|a|au|en|dans|si|s'il|quand|comme|ou|ni|sans|meme|tel|telle|tels|telles|par|pour|lors|depuis
    |aussi|selon|ainsi|et|mais|puis|plus|dont|afin|lorsque|lorsqu'|que|qu'|notamment|de|d'|sur|apres|avant
    |(?:corriger|completer|relire|terminer|continuer|ajouter|reprendre|arreter|vous arreter|faire une pause|revenir)
    |au besoin|simplement|dans l'ordre|meme si|une? (?:a la fois|par une?))\b.*$
  `;

/** Before a question: where, when, about what, if you like. */
export const isIntroduction = (folded: string): boolean =>
  INTRODUCTION.test(folded) && !/^(?:si je comprends|donc|ainsi)\b/.test(folded);

const INTRODUCTION = pattern`
    ^(?:autrement dit|quelle que soit|en dehors|le \d
    |(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier)\b|pour|afin|si (?:vous|cela)|s'il|sans
    |quand|lorsque|lorsqu'|avec|a|au|aux|en|dans|depuis|pendant|lors|apres|avant|d'apres|selon|concernant
    |de votre cote|ce jour|ces jours|cette fois|ensuite|maintenant|ici|et|aussi precisement|meme
    |tout d'abord|d'abord|en quelques|par rapport|de maniere|plus precisement|de memoire|des que|tant que
    |comme vous)\b.*[,:;]$
  `;

const SPLIT =
  /[,;:] | (?:et|mais) (?=(?:je|vous|il|elle|c'|ce|cela|prenez|nous|on|ne|n'|votre|vos|dites|merci|rien)\b)/;

/** What was permitted is to tell, not what to tell. */
const PUT_INTO_WORDS =
  /\b(?:raconter|preciser|ecrire|noter|ajouter|dire|indiquer) (?:que\b|qu')(?! ?vous ne)|\bautre chose que\b/;

/** Why this should not be stated; null when every clause of it is something that may be said. */
export const statementRejection = (folded: string): RejectionReason | null => {
  const whole = folded.replace(/[.!…,;: ]+$/, '').replace(CONNECTIVE, '');
  if (whole === '' || whole === '« »') return 'unfit';
  if (PUT_INTO_WORDS.test(whole)) return 'unfit';
  if (isShaped(whole) || notedItems(whole)) return null;
  const clauses = whole.split(SPLIT).map((clause) => clause.replace(CONNECTIVE, '').trim());
  return clauses.every(
    (clause, index) =>
      isShaped(clause) ||
      (index > 0 && CONTINUATION.test(clause)) ||
      (index === 0 && clauses.length > 1 && CONDITION.test(clause)),
  )
    ? null
    : 'unfit';
};

const CONDITION =
  /^(?:a la fin|ensuite|une fois (?:votre|ce|le|que)|si|s'il|quand|lorsque|tant que|pour|bien sur|ici|a tout moment|de mon cote|sinon)\b/;

/** "Vous avez prévenu la RH.": as told, word for word, or not at all. */
const RESTATED = pattern`
    ^(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|ce jour-la|le \d{1,2} \w+)(?: matin| midi| soir)?,? )?
    vous (?:(?:en |y |l'|le |la |les |lui )?(?:avez|aviez)|etes|etiez|ne|n'|vous
    |(?!cite|rapporte|ecri|souvenez|rappelez|pouvez|pourr|devez|devri|devriez|allez|voulez|voudr|souhait|prefer|sembl|paraiss|aimer)\w{3,}ez(?!-))\b ?(?=.*\w)
  `;

export const isRestated = (clause: string): boolean =>
  RESTATED.test(clause) &&
  !isAboutTheInterview(clause) &&
  !SHAPES.some((shape) => shape.test(clause)) &&
  !QUOTED_ECHO.test(clause) &&
  echoedClause(clause) === undefined;

const isShaped = (clause: string): boolean =>
  isAboutTheInterview(clause) ||
  SHAPES.some((shape) => shape.test(clause)) ||
  echoedClause(clause) !== undefined ||
  QUOTED_ECHO.test(clause) ||
  isRestated(clause);

const QUOTED_ECHO = pattern`
    ^(?:vous (?:avez |venez (?:de |d'))?(?:dit|dites|dire|ecrit|ecrivez|ecrire|mentionne|mentionnez|evoque
    |evoquez|note|parlez de|parle de|citez|rapportez) ?(?:ces mots|ce mot|ces paroles|cette phrase)?
    |lorsque vous (?:dites|ecrivez)|je (?:note|lis)) ?:? « »$
  `;

const CONNECTIVE = /^(?:(?:et|mais|puis|ensuite|alors|aussi)\b[ ,]*)+/;
