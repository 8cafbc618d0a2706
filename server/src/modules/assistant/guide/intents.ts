/** What a message asks of the guide, apart from what it tells. Deterministic, and cautious: telling comes first. */
import { fold, sentencesOf, withoutQuotes } from '../text/text.ts';
import { WEIGHS_IT } from '../understanding/words/answer-words.ts';
import { foldOnce, foldOwnWords } from './fold-once.ts';
import { isOfInstructions, tellsOfTaking } from './own-withdrawal.ts';
import {
  ADVICE_QUESTION,
  LAW_OR_NOT,
  PRIVACY_QUESTION,
  TOOL_QUESTION,
  USE_QUESTION,
} from './question-patterns.ts';

/** More words than that, and the message tells something: it is not a mere greeting. */
const SHORT = 9;
const BRIEF = 16;

/** Above all that is asked of a number of words here: a long message is not counted to its end, by each who asks. */
const MOST_COUNTED = 30;

const wordsIn = (folded: string): number => {
  let count = 0;
  for (const _ of folded.matchAll(/[\p{L}\p{N}']+/gu)) if (++count === MOST_COUNTED) break;
  return count;
};

const GREETING =
  /^(?:re)?(?:bonjour|bonsoir|salut|coucou|hello|bjr|bsr|hey|enchantee?)\b(?:[\s,.!;:]|madame|monsieur|a (?:vous|toi|tous)|bonjour|ca va|comment (?:allez-vous|vas-tu|ca va)|vous allez bien|et|tout le monde|[?])*$/;

/** Only a greeting: nothing is told. */
export const isGreeting = (text: string): boolean => GREETING.test(foldOnce(text));

/** Only thanks, or an "ok" that tells nothing. */
export const isThanks = (text: string): boolean => {
  const folded = foldOnce(text);
  return (
    wordsIn(folded) <= SHORT &&
    /^(?:(?:ok|okay|d'accord|bien|parfait|super|tres bien|entendu|c'est note)[\s,.!]*)*(?:un grand |mille )?(?:merci|remerci)/.test(
      folded.replace(/^je vous remerci/, 'remerci'),
    ) &&
    !/\bmais\b|\bdepuis\b|\bhier\b/.test(folded)
  );
};

/** "Je sais pas si je dois porter plainte" asks, and answers nothing. */
const KNOWS_NOT_WHETHER =
  /\bje? ?(?:ne |n')?(?:me demande|hesite|sais (?:vraiment |toujours )?(?:pas|plus)|sait pas|sais) (?:trop )?(?:si|s'il|quoi faire|que faire|comment (?:faire|reagir)|a qui (?:m'adresser|en parler|le dire))\b|\b(?:chais|jsais|j'sais|sais) pas (?:si|s'il|quoi faire|que faire)\b/;
const OF_STEPS =
  /\b(?:plainte|prud'?hommes?|avocate?|police|gendarmerie|tribunal|justice|syndicat|inspection|medecin du travail|cse|demission\w*|rupture|droits?|legal|illegal|faute|sanction\w*|harcelement|quoi faire|que faire|comment (?:faire|reagir)|a qui)\b/;

/** Does not know whether to take a step, or which: a question of law or advice, with no question mark. */
export const wondersWhatToDo = (text: string): boolean => {
  const folded = fold(withoutQuotes(text));
  const isAsking = KNOWS_NOT_WHETHER.test(folded) || LAW_OR_NOT.test(folded);
  return wordsIn(folded) <= BRIEF + 6 && isAsking && OF_STEPS.test(folded);
};

const DONT_KNOW = [
  /^(?:jsp|chepa|chais pas|sais pas|sais plus)\b/,
  /\bje (?:ne |n')?(?:sais|sait) (?:vraiment |toujours |absolument )?(?:pas|plus|rien)\b/,
  /\b(?:j'|je )(?:en )?sais (?:pas|rien)\b/,
  /\b(?:chais|chai|jsais|jsai|j'sais) (?:pas|plus)\b/,
  /\bje (?:ne )?(?:m'en |me |m')?(?:rappelle|souviens) (?:pas|plus)\b/,
  /\bje (?:n'ai|ai) (?:aucune|pas d')idee\b|^aucune idee\b/,
  /\baucun souvenir\b/,
  /\bpas la moindre idee\b/,
  /\bj'ai oublie\b/,
];

const RESERVED = [
  /\bje (?:ne )?(?:prefere|prefererais|aime mieux|aimerais mieux) (?:ne )?pas (?:y )?(?:repondre|le dire|dire|en parler|preciser|donner)\b/,
  /\bje (?:ne )?(?:veux|souhaite|peux|desire) pas (?:y |vous |le )?(?:repondre|dire|preciser)\b/,
  /^(?:ca|cela) (?:ne )?(?:vous )?regarde (?:que moi|pas)|^c'est (?:prive|personnel)\b|^(?:sans reponse|pas de reponse|no comment)[ .!]*$/,
];

/** The person keeps the answer to herself: her choice. */
export const isReserved = (text: string): boolean => {
  const folded = foldOnce(text);
  return wordsIn(folded) <= BRIEF && RESERVED.some((pattern) => pattern.test(folded));
};

/** « Je ne sais pas » or « je préfère ne pas répondre »: an answer, which closes the question; not so when much else is told. */
export const isDontKnow = (text: string): boolean => {
  const folded = foldOnce(text);
  return (
    wordsIn(folded) <= BRIEF &&
    [...DONT_KNOW, ...RESERVED].some((pattern) => pattern.test(folded)) &&
    !wondersWhatToDo(text) &&
    !WEIGHS_IT.test(folded)
  );
};

/** A sound more than an answer. */
const HESITATION =
  /^(?:(?:euh+|heu+|hm+|mm+|hum+|ben|bah|bof+|mouais|mwais|pf+|rien|bref|ouais|moyen|peu importe|je m'en fiche|je m'en fous|osef|ras|nsp)[\s.,!?…]*)+$|^[\s.,!?…]+$/;

export const isHesitation = (text: string): boolean => HESITATION.test(foldOnce(text));

/** "Bof", "rien": leaves the question where it is. */
export const leavesOpen = (text: string): boolean =>
  isHesitation(text) && !/^(?:euh|heu|h+m|mm|hum)/.test(foldOnce(text));

const COMPLAINTS = [
  /\b(?:vous|tu) (?:ne )?(?:servez|sers|sert) (?:vraiment )?a rien\b|\bca (?:ne )?sert a rien\b|\b(?:vous etes|tu es|t'es|c'est) (?:vraiment )?(?:nuls?|inutiles?|debiles?|idiote?s?|cons?|stupides?)\b/,
  /\b(?:vos|tes|ces|toutes ces) questions\b.*\b(?:marre|chier|enerv\w+|saoul\w+|soul\w+|nulles?|debiles?|inutiles?|connes?|rien|agac\w+|penibles?|stop)\b|\b(?:marre|assez|stop|rien|ras[- ]le[- ]bol|arretez)\b.*\b(?:vos|tes|ces|les) questions\b/,
  /\b(?:lachez|lache|laissez|laisse|foutez|fous|fichez|fiche)[- ]moi (?:tranquille|la paix)\b|\b(?:arretez|arrete) (?:de|avec) (?:me |m')?(?:poser|demander|questions?|insister|repeter)/,
  /\b(?:vous|tu) (?:ne )?(?:comprenez|comprends|ecoutez|ecoutes|lisez|lis) (?:vraiment )?(?:rien|pas)\b|\b(?:ta gueule|fermez-la|ferme-la|la ferme)\b/,
];
const ALREADY_SAID =
  /\bje (?:vous |te )?(?:l'|le |la |les )?ai (?:deja |bien )+(?:dit|repondu|explique|ecrit|raconte|note|precise)|\b(?:deja|encore) (?:dit|repondu|ecrit|repondre|repeter)(?= ?(?:[.!?]|$))|\bvous (?:me )?(?:l'avez |posez |demandez )(?:deja|encore|toujours)|\brelisez\b|\bje (?:viens|me repete)(?: de (?:le|vous le) dire)?(?= ?[.!]*$)/;

/** What was asked has been answered before. */
export const saysItWasSaid = (text: string): boolean => {
  const folded = foldOnce(text);
  return wordsIn(folded) <= SHORT + 3 && ALREADY_SAID.test(folded);
};

/** Angry with the questions, or with whoever asks them. */
export const complains = (text: string): boolean => {
  // « Tu ne sers à rien » in quotation marks is what somebody said to her.
  const folded = foldOwnWords(text);
  return (
    wordsIn(folded) <= BRIEF && !TELLS.test(folded) && COMPLAINTS.some((pattern) => pattern.test(folded))
  );
};

const CURSES =
  /\b(?:merde|putain|bordel|chier|conn(?:ards?|asses?|eries?|es?)|cons?|salop\w*|salauds?|encul\w+|batards?|pourri\w*|foutre|foutent|fout|degueulasses?|ordures?|gueule|pute|fdp|ntm|nique\w*|bouffons?|abrutis?)\b/;
const FED_UP =
  /\b(?:marre|ras[- ]le[- ]bol|plein le (?:dos|cul)|j'en peux plus|je n'en peux plus|raz le bol|saoulee?|degoutee?|a bout)\b/;
/** Somebody does something, or something happens at a time: that is told, not vented. */
const TELLS =
  /\b(?:il|elle|ils|elles|on|qui) (?:m'|me |nous |a |ont |est |sont |avait |etait |s'est |dit |l'|les )|\b(?:hier|avant-hier|ce matin|cet apres-midi|lundi|mardi|mercredi|jeudi|vendredi|\d{1,2} ?h|le \d{1,2})\b|\bm'(?:a|ont|avait)\b/;

/** Tells of facts by itself, whatever was asked. */
export const tellsFacts = (text: string): boolean => {
  const folded = foldOnce(text);
  return wordsIn(folded) >= 4 && TELLS.test(folded);
};

/** Anger let out, with no fact in it. */
export const vents = (text: string): boolean => {
  const folded = foldOwnWords(text);
  return wordsIn(folded) <= BRIEF && !TELLS.test(folded) && (CURSES.test(folded) || FED_UP.test(folded));
};

/** Words that are not repeated to the person who wrote them. */
export const isCrude = (text: string): boolean => CURSES.test(foldOnce(text));

const CORRECTIONS = [
  /\b(?:ce n'etait pas|c'etait pas|ce n'est pas|c'est pas|n'etait pas|n'est pas|etait pas)\b.{1,60}\b(?:c'etait|c'est|mais|plutot)\b/,
  /^(?:et|non|nan|en fait|en realite|pardon|ah non|oups|plutot|enfin|desolee?)[ ,:.]+(?:c'etait|c'est|il s'agissait|je voulais dire|plutot|pas )/,
  /^(?:c'etait|c'est) (?:plutot|en fait|en realite)\b|^pas (?:le|la|les|a|au|paul|avec) .{1,30}[,:] ?(?:le|la|les|a|au|mais|c'etait|c'est|plutot)\b|\bje voulais dire\b/,
  /\b(?:je me suis|j'ai) (?:trompee?|fait (?:une )?erreur|mal (?:dit|ecrit|compris))\b|\bje (?:corrige|rectifie|precise que ce)\b|\b(?:c'est une erreur|erreur de ma part|rectification|correction)\b/,
  /\b(?:enlevez|enleve|retirez|retire|supprimez|supprime|effacez|efface|rayez|otez|corrigez|corrige|modifiez|modifie|remplacez|rectifiez|changez)\b/,
  /\b(?:il|elle|ils|on|je) (?:n'|ne |l')?(?:a|ai|ont) (?:pas|jamais) (?:dit|ecrit|fait|parle de) (?:ca|cela)\b|\bce n'est pas ce que (?:j'ai|je)|\bc'est pas ce que (?:j'ai|je)|\bvous (?:avez|aviez) mal (?:compris|note|lu)|\b(?:c'est|c'etait) (?:faux|inexact|pas exact|pas (?:tout a fait )?(?:ca|cela))\b/,
];
const CORRECTION_MAX_WORDS = 25;

/** Sets right what was written or noted before. */
export const corrects = (text: string): boolean => {
  const folded = foldOnce(text);
  return (
    wordsIn(folded) <= CORRECTION_MAX_WORDS &&
    CORRECTIONS.some((pattern) => pattern.test(folded)) &&
    !tellsOfTaking(text) &&
    !isOfInstructions(text)
  );
};

const PAUSE = [
  /^(?:s'il (?:vous|te) plait )?(?:pause|stop|stop+|plus tard|arret|arretez|on arrete|j'arrete|fin)\b[\s.!,]*(?:s'il (?:vous|te) plait|svp|merci|la|maintenant|pour (?:aujourd'hui|ce soir|le moment|l'instant))?[\s.!]*$/,
  /\b(?:(?:faire|fais|fait|veux|voudrais|prends?|prendre|besoin de) |besoin d')(?:une )?(?:petite )?pause\b/,
  /\bje (?:veux|voudrais|prefere|dois|vais|souhaite) (?:m'arreter|arreter|m'interrompre)(?: (?:la|ici|maintenant|pour|un moment|s'il)|[\s.!,]*$)/,
  /\bje (?:continuerai|reprendrai|reviendrai|reprends|continue|reviens)(?: \w+){0,2} (?:plus tard|demain|une autre fois|tout a l'heure|apres)\b/,
  /\bon (?:continue|reprend|verra|arrete|s'arrete)(?: \w+){0,2} (?:plus tard|demain|une autre fois|la)\b/,
  /\b(?:laissez|laisse) tomber\b|\b(?:je? ?|j')(?:reviens|repasse|repasserai|reviendrai|dois (?:y aller|filer|couper|te laisser|vous laisser))\b[\s.!]*$|^(?:attendez|attends|une minute|deux minutes)\b[^?]{0,30}$/,
  /^(?:pas maintenant|une autre fois|a plus tard|j'en peux plus d'ecrire|au revoir|bonne (?:nuit|soiree|journee)|a bientot|a demain)\b[\s.!]*$/,
  /\bje (?:ne )?(?:peux|veux|souhaite) (?:pas|plus) (?:continuer|en parler|repondre|parler de ca)(?: \w+){0,4}[\s.!]*$/,
];

/** The person wants to stop for now. */
export const wantsPause = (text: string): boolean => {
  const folded = foldOnce(text);
  return wordsIn(folded) <= BRIEF && PAUSE.some((pattern) => pattern.test(folded));
};

const WANTS_INCIDENT = [
  /\b(?:creer|cree|creez|faire|fais|faites|ouvrir|remplir|generer|preparer|prepare[rz]?|enregistrer|rediger|etablir)\b.{0,25}\b(?:incident|fiche|declaration|signalement|constat)\b/,
  /^(?:oui[\s,]*)?(?:la |une |ma )?(?:declaration|fiche|fiche d'incident|incident)[\s.!?]*$/,
  /\bje (?:veux|voudrais|souhaite|aimerais) (?:une? |la |l'|ma )?(?:declaration|fiche|incident)\b/,
  /\btransforme[rz]?\b.{0,20}\b(?:incident|fiche)\b/,
];

/** The person asks for the incident record. */
export const wantsIncident = (text: string): boolean => {
  const folded = foldOnce(text);
  return wordsIn(folded) <= BRIEF && WANTS_INCIDENT.some((pattern) => pattern.test(folded));
};

/** A question about the tool itself, and nothing told. */
export const asksAboutTool = (text: string): boolean => {
  const folded = foldOnce(text);
  return wordsIn(folded) <= BRIEF + 6 && TOOL_QUESTION.some((pattern) => pattern.test(folded));
};

/** Fears that somebody reads it or is told: a short question, with no fact in it. */
export const asksWhoReads = (text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    const folded = fold(sentence);
    return (
      wordsIn(folded) <= BRIEF + 6 &&
      !/\bm'(?:a|ont|avait)\b/.test(folded) &&
      PRIVACY_QUESTION.some((pattern) => pattern.test(folded))
    );
  });

/** Asks for a judgement, for law or for advice: not the guide's part. */
export const asksForAdvice = (text: string): boolean => {
  const folded = fold(text);
  return (
    (folded.includes('?') && ADVICE_QUESTION.some((pattern) => pattern.test(folded))) || wondersWhatToDo(text)
  );
};

/** What becomes of what she writes. */
export const asksWhatBecomes = (text: string): boolean => {
  const folded = foldOwnWords(text);
  return (
    wordsIn(folded) <= BRIEF && !TELLS.test(folded) && USE_QUESTION.some((pattern) => pattern.test(folded))
  );
};

/** "Qu'est-ce que ça peut te foutre", also without its question mark. */
const QUESTION_BACK =
  /^(?:mais |et |non )?(?:qu'?est[- ]ce|est[- ]ce que (?:vous|tu|c'est|ca)|pourquoi|c'est quoi)\b/;

/** Asks or wishes something instead of answering: a pause, a record, what this tool is. */
export const asksSomething = (text: string): boolean =>
  wantsPause(text) ||
  complains(text) ||
  QUESTION_BACK.test(foldOnce(text)) ||
  wantsIncident(text) ||
  asksAboutTool(text) ||
  asksWhoReads(text) ||
  asksForAdvice(text) ||
  isGreeting(text) ||
  isThanks(text);
