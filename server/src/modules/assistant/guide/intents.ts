/** What a message asks of the guide, apart from what it tells. Deterministic, and cautious: telling comes first. */
import { fold } from '../text/text.ts';

/** More words than that, and the message tells something: it is not a mere greeting. */
const SHORT = 9;
const BRIEF = 16;

const wordsIn = (folded: string): number => folded.split(/[^\p{L}\p{N}']+/u).filter(Boolean).length;

const GREETING =
  /^(?:re)?(?:bonjour|bonsoir|salut|coucou|hello|bjr|bsr|hey|enchantee?)\b(?:[\s,.!;:]|madame|monsieur|a (?:vous|toi|tous)|bonjour|ca va|comment (?:allez-vous|vas-tu|ca va)|vous allez bien|et|tout le monde|[?])*$/;

/** Only a greeting: nothing is told. */
export const isGreeting = (text: string): boolean => GREETING.test(fold(text));

/** Only thanks, or an "ok" that tells nothing. */
export const isThanks = (text: string): boolean => {
  const folded = fold(text);
  return (
    wordsIn(folded) <= SHORT &&
    /^(?:(?:ok|okay|d'accord|bien|parfait|super|tres bien|entendu|c'est note)[\s,.!]*)*(?:un grand |mille )?(?:merci|remerci)/.test(
      folded.replace(/^je vous remerci/, 'remerci'),
    ) &&
    !/\bmais\b|\bdepuis\b|\bhier\b/.test(folded)
  );
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
  /\bje prefere ne pas (?:repondre|le dire|dire|en parler)\b/,
];

/** « Je ne sais pas »: an answer, which closes the question; not so when much else is told. */
export const isDontKnow = (text: string): boolean => {
  const folded = fold(text);
  return wordsIn(folded) <= BRIEF && DONT_KNOW.some((pattern) => pattern.test(folded));
};

const DONE =
  /^(?:(?:non|voila|ok|euh)[\s,.!]*)*(?:c'est tout|voila(?: tout)?|rien d'autre|rien de plus|j'ai tout dit|j'ai fini|c'est bon|(?:je n'ai )?(?:plus )?rien a ajouter|non)(?: (?:merci|pour (?:le moment|l'instant|moi|aujourd'hui)))?[\s.!]*$/;

/** The person has said what there was to say. */
export const isDone = (text: string): boolean => DONE.test(fold(text));

const PAUSE = [
  /^(?:s'il (?:vous|te) plait )?(?:pause|stop|stop+|plus tard|arret|arretez|on arrete|j'arrete|fin)\b[\s.!,]*(?:s'il (?:vous|te) plait|svp|merci|la|maintenant|pour (?:aujourd'hui|ce soir|le moment|l'instant))?[\s.!]*$/,
  /\b(?:(?:faire|fais|fait|veux|voudrais|prends?|prendre|besoin de) |besoin d')(?:une )?(?:petite )?pause\b/,
  /\bje (?:veux|voudrais|prefere|dois|vais|souhaite) (?:m'arreter|arreter|m'interrompre)(?: (?:la|ici|maintenant|pour|un moment|s'il)|[\s.!,]*$)/,
  /\bje (?:continuerai|reprendrai|reviendrai|reprends|continue|reviens)(?: \w+){0,2} (?:plus tard|demain|une autre fois|tout a l'heure|apres)\b/,
  /\bon (?:continue|reprend|verra|arrete|s'arrete)(?: \w+){0,2} (?:plus tard|demain|une autre fois|la)\b/,
  /^(?:pas maintenant|une autre fois|a plus tard|j'en peux plus d'ecrire|au revoir|bonne (?:nuit|soiree|journee)|a bientot|a demain)\b[\s.!]*$/,
  /\bje (?:ne )?(?:peux|veux|souhaite) (?:pas|plus) (?:continuer|en parler|repondre|parler de ca)(?: \w+){0,4}[\s.!]*$/,
];

/** The person wants to stop for now. */
export const wantsPause = (text: string): boolean => {
  const folded = fold(text);
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
  const folded = fold(text);
  return wordsIn(folded) <= BRIEF && WANTS_INCIDENT.some((pattern) => pattern.test(folded));
};

const TOOL_QUESTION = [
  /\b(?:a quoi (?:sert|servez|sers)|comment (?:ca |cela )?(?:marche|fonctionne)|comment (?:utiliser|se servir)|qui (?:etes-vous|es-tu|est-tu)|vous etes qui|tu es qui|que (?:pouvez-vous|peux-tu|sais-tu|savez-vous) faire|vous servez a quoi|tu sers a quoi|que faites-vous|c'est quoi (?:cet|ce|cette|votre|l') ?(?:outil|site|application|appli|assistant|service))\b/,
  /\b(?:etes-vous|es-tu|vous etes|tu es|c'est) (?:un |une )?(?:humain|humaine|robot|ia|machine|vraie personne|intelligence artificielle|personne reelle)\b/,
  /\b(?:qui|est-ce que quelqu'un|quelqu'un|mon employeur|mon patron|l'entreprise|ma hierarchie)\b.{0,25}\b(?:peut|va|pourra|pourrait|va-t-il|peut-il)?\s?(?:lire|voir|acceder|avoir acces)\b.{0,40}\?/,
  /\b(?:c'est|est-ce|est-ce que c'est|cela est|tout est|mes donnees sont|est-ce que tout est) (?:bien )?(?:confidentiel|anonyme|secret|securise|prive)/,
  /\bwou (?:sont|vont) (?:mes|les) (?:donnees|messages|informations)\b/,
  /\b(?:supprimer|effacer|exporter|telecharger|modifier|corriger) (?:mes|mon|la|les|cette|ma|un) (?:messages?|donnees|conversations?|compte|recits?|incidents?)\b.{0,30}\?/,
];

/** A question about the tool itself, and nothing told. */
export const asksAboutTool = (text: string): boolean => {
  const folded = fold(text);
  return wordsIn(folded) <= BRIEF + 6 && TOOL_QUESTION.some((pattern) => pattern.test(folded));
};

const ADVICE_QUESTION = [
  /\best[- ]ce (?:que )?(?:c'est |ca c'est |que c'est |cela |bien |que cela )?(?:du |un |de l'|est |constitue |legal|illegal|normal|puni|interdit|grave)/,
  /\b(?:que|qu'est-ce que je) (?:dois-je|puis-je|dois|peux|faut-il|devrais-je)(?: faire)?\b/,
  /\b(?:quels sont mes|ai-je le|est-ce que j'ai le|j'ai le) droits?\b/,
  /\b(?:dois-je|puis-je|est-ce que je (?:dois|peux)|faut-il(?: que je)?) (?:porter plainte|demissionner|deposer|saisir|enregistrer|signaler|prevenir|refuser|quitter)/,
  /\bque (?:me )?(?:conseillez|conseilles)(?:-vous|-tu)?\b|\bqu'en pensez-vous\b|\bvous en pensez quoi\b|\bavez-vous un conseil\b/,
  /\bca (?:vaut|compte|passe) (?:aux prud'hommes|devant)\b/,
];

/** Asks for a judgement, for law or for advice: not the guide's part. */
export const asksForAdvice = (text: string): boolean => {
  const folded = fold(text);
  return folded.includes('?') && ADVICE_QUESTION.some((pattern) => pattern.test(folded));
};
