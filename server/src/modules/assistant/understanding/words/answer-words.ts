/** What an answer to a question about effects, steps or witnesses looks like where no word of its own tells it. Over folded text. */
import { anyOf } from './any-of.ts';
import { phrases } from './phrases.ts';

/** Bodies, care, feelings and what she is able to do. */
export const EFFECT_FORMS = phrases(
  '(?:mains?|pieds?|bras|doigts?|dos|tete|ventre|jambes?|coeur|yeux|oeil|genoux?|nuque|cou|poignets?|epaules?|peau|estomac|gorge|visage|nez|dents?|oreilles?|chevilles?|cotes?|levres?|corps|voix|souffle)',
  'itt',
  '(?:brul(?:ure|ee)|coup(?:ure|ee)|entorse|fracture|bleu|hematome|bosse|cicatrice|fievre|tension|contraction|douleur|blessure|migraine|vertige|malaise|commotion|luxation|tendinite|lumbago|plaque|allergie|trauma|traumatisme|tic|begaiement|tremblement|sueur)s?',
  '(?:sommeil|nuits?|appetit|poids|kilos?|sante|medicaments?|cachets?|traitement|hopital|urgences|arret|suivi psy[a-z]{0,9})',
  '(?:colere|rage|haine|peur|trouille|honte|tristesse|stress|degout|culpabilite|humiliation|fatigue|epuisement|solitude|panique|parano|deprime|moral|confiance|motivation|boule|nerfs|envie|energie|gene|malaise|panique|frustration|incomprehension|impuissance|injustice)',
  '(?:flipp|chial|pleur|transpir|trembl|begai|begay|paniqu|angoiss|stress|deprim|craqu|epuis|demoralis|demotiv|humili|rabaiss|bless|choqu|degout|isol|affect|boulevers|perturb|traumatis|fatigu|enerv|vex|touch|marqu|detrui|bris|sursaut|rumin|cauchemard|somatis|culpabilis|stigmatis)[a-z]{0,5}',
  '(?:nerveu(?:x|se)|irritable|creve[es]{0,2}|triste|mal|vide|nulle?|inutile|honteu(?:x|se)|anxieu(?:x|se)|dur|difficile|penible|insupportable|invivable)',
  "(?:je |j')(?:ne |n')?(?:dors|mange|sors|ose|arrive|supporte|tiens|ris|vis|evite|fuis|me (?:sens|leve|reveille|concentre|mefie|force|bloque))[a-z]{0,3}",
  "(?:ca|cela) (?:ne )?(?:va|vient|me |m'|fait|passe|ira)",
  '(?:je )?(?:vais|me sens) (?:mieux|bien|moyen)',
);

/** She speaks of herself; "j'ai dit", "je crois que" speaks of the tale. */
export const OF_HERSELF =
  /(?<![a-z])(?:j[' ]?(?:ai|avais|y|en|[aeiouh][a-z]{3,14})|jai|g|j[bcdfghlmnprstvz][a-z]{1,12}|chui?s?|je(?! (?:voudrais|aimerais|souhaite|travaille (?:la|ici|dans|chez|pour|avec|depuis)|bosse (?:la|ici|dans|chez|pour|avec|depuis)|reviens|ajoute|continue|crois|pense|dirais|sais|comprends|vois|repete|parle|precise|voulais dire|connais|me (?:souviens|rappelle))(?![a-z]))|me|m'(?!a(?:vait|urait)? dit)|moi|(?:mes|mon|ma)(?! (?:chef|cheffe|patronne?|boss|responsable|manage?r|directeur|directrice|collegues?|superieure?|tuteur|tutrice|gerante?|equipe|employeur|entreprise|boite|histoire|recit)(?![a-z]))|on|nous)(?![a-z])/;

/** "C'est compliqué", "ça dépend des jours": how it is. */
export const HOW_IT_IS =
  /^(?:(?:et|oui|bah|ben|franchement|honnetement|la)[ ,]+)?(?:c'? ?est|ca|cela) (?!(?:lui|elle|eux|moi|le|la|les|l|un|une|mon|ma|mes|dans|au|aux|a|en|hier|tout|qui|que|ca|pas (?:vrai|moi|lui|elle|ca|grave|le|la|mon|ma))(?![a-z]))/;

/** Somebody or something does or is something. */
export const SENTENCE =
  /(?<![a-z])(?:(?:je?|ils?|elles?|tu|vous|serait|est|etait|etaient|sont|ont|avait|avaient|fait|vont|va|peut|doit|dit|disait|sait|savait)(?![a-z])|a(?! (?:la|les?|un|une|mon|ma|mes|ce|cette|du|des|de|tout|toute|me|se|ne|en|y|l)(?![a-z]))(?= (?:[a-z]{2,8} )?[a-z]{2,12}(?:e|i|u|is|it|ert)(?![a-z])))/;

const STEP_DONE = anyOf(
  'dit?|parle|discute|ecrit|envoye|signale|prevenue?s?|avertie?s?|alertee?s?|informee?s?',
  'contactee?s?|appelee?s?(?! ?(?:$|[.,;!?]))|telephone|saisie?|consultee?',
  'vue? (?!que?(?![a-z]))|rencontre|depose|porte(?= plainte)|demande|reclame|exige|gard[eé]e?s?',
  'conservee?s?|note|enregistre|photographie|filme|imprime|sauvegarde|refuse|demissionne|quitte',
  'all?ee?s?|passee?s?|rendue?|retournee?|tournee?|plainte?|confiee?|raconte|explique|repondu',
  'pris (?!peur|sur moi)',
  'fait (?!un malaise|une crise|des crises|une? (?:fausse|depression|burn)|des cauchemars|semblant|peur)',
  'montre|transmis|relance|confronte|rapporte|denonce|remonte|cherche|change|bloque|essaye',
  'tente|postule|recadre|dispute|defendue?',
);
const I_HAVE =
  "(?:j'? ?(?:l'? ?)?(?:en |lui |leur |y |les )?ai|je (?:l'? ?|lui |leur |les |t'|vous )(?:en )?ai|je (?:me |m'en |m'y |y )?suis|chuis?|on (?:en |l'|lui |leur |y |nous |s')?(?:a|est)|nous (?:avons|sommes|en avons))";

/** She told, wrote, reported, consulted, filed, kept, refused; or those whom one turns to answered. */
export const STEP_FORMS = phrases(
  `${I_HAVE} (?:[a-z]{2,10} ){0,3}${STEP_DONE}`,
  `(?:rien|pas|jamais|personne|aucune?|ni) (?:encore |vraiment |meme |pu |ose |voulu |eu le (?:courage|temps) d'? ?e? ?){0,3}(?:[a-z]{2,4} ){0,2}(?:${STEP_DONE}|ose|fait|faire|entrepris|demarches?|parler?|dire|signaler|prevenir|porter)`,
  "(?:je |j')(?:ne |n')?(?:ose|parle|dis|veux|peux) (?:pas|plus|rien|personne)",
  '(?:plainte|main~courante|courriers?|mails?|lettres?|signalements?|rendez~vous|rdv|entretien|prud~hommes|certificat|demarches?|preuves?|captures?|recommande|attestations?|registre|droit de retrait|formulaire|declaration|enquete)',
  `(?:la |le |l'|les |mon |ma |mes )?(?:direction|d?rh|rrh|cse|chsct|syndicat|deleguee?|medecin|medecine|inspection|inspecteur|inspectrice|police|gendarm[a-z]{2,4}|agence|siege|referente?|avocate?|psy|psychologue|assistante? sociale|infirmiere?|defenseur)(?: [a-z'-]{1,14}){0,3} (?:(?:ne |n')?(?:m'|nous |me |l')?(?:a|ont|est|sont|va|vont|doit|attend)) ?[a-z]{1,14}`,
);

/** What she says of the tale, and not in it. */
export const ABOUT_THE_TALE =
  /^(?:(?:et|mais|donc|alors|oui|non)[ ,]+)?(?:je (?:veux|souhaite|voudrais|prefere|peux) (?:bien )?(?:continuer|arreter|poursuivre|m'arreter|reprendre)(?= ?(?:[.!?,;]|$))|(?:le|la|les|l'|ce|cet|cette|ces|mon|ma) ?(?:[a-z]{3,10} )?(?:fait|incident|histoire|episode|question|situation|reponse|recit|dossier|evenement|moment|fois)s? (?:(?:ne |n')?(?:est|etait|sont|etaient|a|ont|concerne|date|remonte|commence))(?![a-z]))/;

/** "Non, Tom était pas là": the no is about somebody, and answers nothing of her. */
export const NO_OF_OTHERS =
  /^(?:non|nan)[ ,.]+(?:(?:le|la|les|mon|ma|mes|un|une|m\.?|mr|mme|monsieur|madame) |l')?(?!(?:je?|j'ai|on|nous|rien|personne|ca|ce|aucune?|pas|encore|jamais|mais)(?![a-z]))[a-z-]{2,16}(?: [a-z-]{2,16})? (?:ne |n' ?)?(?:etait|est|avait|etaient|sont|ont|a)(?![a-z])/;

/** Somebody knows of it, did nothing about it or was away: no word of having seen it. */
export const NOT_SEEING =
  /(?<![a-z])(?:(?:est|sont|etait|etaient|semble|mis|mise|tenue?) (?:pas |tous |bien |deja |aussi |maintenant )?au courant|(?<![a-z])(?:le |la |l'? ?)(?:sait|savent|savait|savaient|a su)(?![a-z])|(?<![a-z])je (?:lui|leur|l'? ?)(?: en)? ?ai |(?:n'? ?|ne )?(?:a|ont|avait|fait|font) rien (?:fait|voulu|regle|change)|ne fai(?:t|sait|saient) rien|(?:a|ont) laisse faire|(?:etait|etaient|est|sont) pas (?:la|presente?s?)(?![a-z]))/;
/** …unless it is told beside it. */
export const SEEING =
  /(?<![a-z])(?:vue?s?|entendue?s?|assiste|temoins?|presente?s?|(?:etai(?:t|ent)|est|sont) (?:aussi |bien |encore )?la|regardai(?:t|ent)|a cote|devant|voi(?:t|ent)|personne|aucun|seule?s?)(?= ?(?:$|[.,;!?)]| (?!courant)))/;

/** Only when: "oui, hier". */
export const ONLY_WHEN =
  /^(?:(?:oui|non|si|c'? ?etait|le|depuis)[ ,]+)*(?:hier|avant-hier|aujourd'? ?hui|ce matin|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[0-9]{1,2})(?: (?:matin|soir|midi|dernier|apres-midi|[a-z]{3,9}))?[ .!]*$/;
/** Not done, only nearly. */
export const NEARLY = /(?<![a-z])(?:failli|hesite)(?![a-z])/;

/** The line for those who want to die, or the number that was shown: help for herself, and no step in the matter. */
export const CALL_FOR_HELP =
  /(?<![a-z])(?:j'? ?(?:les |l' ?)?ai|je (?:les |l'? ?)?ai|je viens d'? ?e?|on a) ?(?:[a-z]{2,10} ){0,2}(?:appelee?s?|appeler|telephone|compose|contactee?)(?: ?(?:$|[.,;!?])| (?:le |la |les |au |a )?(?:3114|numeros?|ligne d[' ]?ecoute|sos[a-z ]{0,12}|suicide[a-z ]{0,8}|numero vert)(?![a-z0-9]))/;
/** "Ce serait plus simple de ne plus être là." */
export const NOT_TO_BE =
  /(?<![a-z])(?:(?:plus|aussi) (?:simple|facile|leger|doux)|mieux|un soulagement|plus envie|envie) (?:pour (?:tout le monde|les autres|eux|moi) )?(?:de |d'? ?|que |si )(?:je )?(?:ne |n'? ?)?(?:plus |pas )?(?:etre|etais|sois|vivre|exister|vivais|existais|existe|me reveiller|disparaitre|disparaisse)(?: (?:plus|pas))?(?: la)?(?![a-z])/;

/** Words that come with a file: "voici le mail", "cf pièce jointe", "et le reste". */
export const HANDING_OVER =
  /(?<![a-z])(?:voici|voila|ci[- ]joint[es]{0,2}|cf|voir|regardez|joins|envoie|mets|transmets|ajoute|partage|reste|suite|partie|autres?|aussi|(?:en )?(?:pj|piece[s]? jointe[s]?))(?![a-z])/;
const HANDED_OVER =
  'photos?|images?|captures?|ecrans?|documents?|docs?|fichiers?|pieces?|jointe?s?|pj|mails?|e-mails?|courriels?|sms|textos?|messages?|audios?|enregistrements?|videos?|vocal|vocaux|pdf|scans?|courriers?|lettres?|attestations?|certificats?|suite|reste|fin|debut|partie|preuves?';
const AROUND_IT =
  'et|ou|le|la|les|l|un|une|de|du|des|d|ma|mon|mes|ce|cette|ces|ca|en|a|au|voici|voila|ci|joints?|cf|voir|regardez|je|j|vous|te|t|joins|envoie|mets|transmets|ajoute|partage|ici|aussi|autres?|deux|deuxieme|seconde?|premier|premiere|troisieme|encore|ok|oui|donc|alors|tenez|dessous|dessus|attachee?|n|numero';
/** All of it may be said of a file, whatever was asked. */
export const OF_A_FILE = new RegExp(`^(?:(?:${HANDED_OVER}|${AROUND_IT})(?![a-z])|[^a-z])+$`);

/** "Non c bon", "ça ira", "laissez": she waves the question away, whatever it was. */
export const WAVED_AWAY =
  /^(?:(?:non|nan|oui|si|bah|ben|bon|ok|merci|la|mais)[ ,.!]+)*(?:(?:c|cest|c'? ?est) (?:tout )?bon|(?:ca|cela) (?:ira|va aller)|(?:laissez|laisse)(?: (?:tomber|ca|courir))?|tant pis|peu importe|passons|c'? ?est (?:pas|rien de) grave)(?: (?:merci|la|comme ca|pour moi))*[ .!]*$/;

/** "Il m'a dit que …", "elle a recommencé", "Julie m'a répondu …": what somebody did, which is not who saw it. */
export const DEED_OF_SOMEBODY =
  /^(?:(?:et|mais|puis|alors|ensuite|apres|la|ben|bah|oui|non|parce qu'?)[ ,]+)*(?:(?:ils?|elles?|on|(?:mon|ma|le|la|ce|cette) [a-z-]{2,16}) (?:ne |n'? ?)?(?:(?:me|nous) |m'? ?(?:a|avait|ont|avaient) |nous (?:a|ont) )|(?!(?:quelqu|personne|tout|qui)(?![a-z]))[a-z-]{2,16} (?:m'|nous )(?:a|ont|avait|avaient) |(?:il|elle) (?:(?:a|avait|n'a|va|s'est) (?!rien (?:vu|entendu)|(?:tout )?assiste)|(?:re)?commence))(?!(?:bien |tout |tous )*(?:vue?s?|entendue?s?|aidee?|defendue?|soutenue?|consolee?|rassuree?)(?![a-z]))/;
/** …unless it names those who saw beside it. */
export const SAW_BESIDE =
  /(?<![a-z])(?:vu|entendu|assiste|temoins?|presente?s?|devant (?!moi|nous|la |le |les? |l'|mon |ma )[a-z]|devant (?:tout|tous|toute|une?|des|les|mes|nos|ma (?:collegue|cheffe)|mon (?:collegue|chef)|la cliente?|le client|l'equipe)|(?:etai(?:t|ent)|est|sont) (?:aussi |bien )?la|a cote|en copie|tout le monde|personne|aucun)(?![a-z])/;

/** "Je sais pas si c'est grave": what it weighs, and not that she does not know what was asked. */
export const WEIGHS_IT =
  /(?<![a-z])(?:sais|sait|chais|jsais) (?:vraiment |trop |meme )?(?:pas|plus) (?:trop |vraiment )?si (?:c'? ?est|cest|c'? ?etait|ca) (?:si |vraiment |tres |aussi |assez |est |vaut )?(?:grave|normal|important|serieux|la peine|le coup|bien grave|utile)(?![a-z])/;
