/**
 * The shapes of statements that may be made: thanks, that it was heard, what is allowed, what the tool is. It is the
 * vocabulary and what was told (presumed.ts) that bound what may fill them.
 * All over folded, tidied clauses without quotes.
 */
import { fragment, pattern } from './pattern.ts';

const THANKS = pattern`
    ^(?:(?:bonjour|bonsoir|d'accord|tres bien|bien|encore|un grand|et|entendu
    |c'est note),? (?:et )?)?(?:je vous (?:en )?(?:remercie|prie)
    |merci)(?: (?:beaucoup|bien|encore|a vous|infiniment|tout d'abord|d'avance))?(?: (?:(?:de
    |pour) (?:tou(?:s|tes?) )?(?:votre|vos|ces|cette|ce|cet|la|le|l'|tout(?:es)?|les)\b ?(?!dire
    |faire)[^,;:]*|(?:de |d'|pour )(?:me |m'|m'en |nous |l'|le |en |y )*(?:l')?(?:avoir (?:dite?|partagee?s?
    |racontee?s?|ecrite?s?|precisee?s?|expliquee?s?|indiquee?s?|repondu|pris le temps|confiee?s?|accorde
    |decrite?s?|notee?s?|signalee?s?|ajoutee?s?|corrigee?s?|fait (?:part|confiance)|bien voulu|accepte (?:de|d')
    |parle|commence a)|vous etre (?:confiee?|exprimee?)|etre (?:la|(?:aussi |si )?(?:precise?|claire?|complete?))|dire|en parler|parler
    |faire part|confier|raconter|preciser|signaler|expliquer|ecrire|repondre|partager|prendre le temps
    |faire confiance|continuer|vous confier)\b(?! (?:par|que|qu'|si|a|au|aux)\b)[^,;:]*))?$
  `;

const HEARD = pattern`
    ^(?:bonjour(?: et bienvenue)?|bonsoir|d'accord|entendu|bien sur|bien entendu|tres bien|bien|parfait
    |compris|bien recu|avec plaisir|volontiers|merci
    |(?:c'est|(?:tout )?cela est|tout est) (?:bien |tout a fait |tres )?(?:note|entendu|compris|clair
    |enregistre|garde)(?: (?:avec|dans) vos mots| merci| pour (?:le|la|les|l') ?\w+)?
    |(?:bien )?note
    |je (?:vous )?(?:lis|ecoute|entends|comprends|reste a votre ecoute)(?: (?:avec attention|toujours|bien
    |attentivement))?
    |je (?:vous )?suis
    |(?:je |j')(?:vous )?(?:lis|comprends|entends|note|ecoute
    |respecte)(?: bien)? ce que vous (?:me )?(?:dites|ecrivez|racontez|decrivez|partagez|avez ecrit
    |avez dit)
    |(?:elles?|ils?|tout) (?:est|sont) (?:bien )?(?:note|enregistre|garde|conserve)e?s?(?: telle?s? quelle?s?)?
    |je vois|(?:j'ai |je vous pose )?(?:encore |juste )?une (?:autre |derniere )?question
    |j'aimerais (?:mieux comprendre|revenir|noter)[^,;:]*
    |(?:voici|je (?:recapitule|resume|reprends)) (?:donc )?(?:ce que (?:j'ai|vous (?:m')?avez) (?:bien |deja )?(?:note|retenu|ecrit|dit
    |raconte|indique|partage|precise)|les (?:elements|points)(?: notes)?)(?: jusqu'ici| jusqu'a present| pour le moment)?
    |je vous (?:propose (?:de |d')|invite a )(?:commencer|continuer|reprendre|revenir|poursuivre|avancer|passer|noter|ecrire|raconter
    |prendre (?:le|votre) temps|faire une pause)[^,;:]*
    |votre (?:parole|recit|temoignage|ressenti) (?:est (?:importante?|precieu\w+)|compte)|vos mots comptent
    |je (?:comprends|respecte|entends) (?:tout a fait |bien )?votre (?:besoin|souhait|choix|envie) (?:de |d')(?:faire une pause|vous arreter
    |arreter|en rester la|ne pas repondre|prendre (?:votre|le|du) temps)[^,;:]*
    |je vous laisse (?:(?:tout )?le temps(?: (?:d'y (?:reflechir|repondre|penser)|qu'il vous faut|dont vous avez besoin|de repondre|d'ecrire
    |necessaire))?|(?:repondre|ecrire|continuer|choisir)(?: (?:quand|comme|a votre|si)[^,;:]*)?)
    |je (?:prends (?:bien |bonne )?note|garde (?:vos|ces)|note|retiens|conserve) ?(?:cela|ca|de (?:ces|cette
    |cet|ce|votre|vos) \w+|de (?:cela|tout cela|ce que (?:\w+ \w+ \w+|vous (?:m')?\w+(?: ici)?))|(?:ces|cette|cet|ce|votre
    |vos) \w+(?: tels? quels?)?|bien)?
    |j'ai (?:bien )?(?:lu|note|recu|compris|entendu)(?: (?:cela|vos? \w+|votre \w+|ces? \w+|cette \w+|(?:le
    |la|les|l') ?\w+))?
    |votre (?:reponse|message|recit) (?:est|m'est) (?:claire?|complete?|utile|precieu\w+|bien (?:note|recu
    |enregistre|arrive|garde)e?|note|gardee?|enregistree?)
    |je (?:suis|reste) la(?: (?:pour vous (?:lire|ecouter|aider a (?:noter|mettre|ecrire|garder|raconter))
    |(?:quand|si|tant que) vous (?:voulez|souhaitez|voudrez|souhaiterez|preferez|serez prete?|avez besoin
    |en avez besoin))\b[^,;:]*)?
    |je (?:suis|reste) a votre (?:ecoute|disposition)
    |je (?:peux attendre|reste disponible)(?: (?:si|quand|tant que) vous[^,;:]*)?)$
  `;

/** What the person may do here, in this conversation. */
const MAY = fragment`
    (?:vous (?:pouvez|pourrez|pourriez|etes (?:tout a fait |entierement )?libre de
    |avez (?:toujours )?la possibilite de|n'avez pas (?:besoin|a) ?(?:de|d')?|n'etes pas obligee? (?:de|d'))
    |libre a vous (?:de|d')|il (?:est|vous est|reste) (?:tout a fait |toujours |aussi )?possible (?:de|d')
    |n'hesitez pas (?:a|si)|nous (?:pouvons|pourrons)|on peut
    |rien ne (?:vous )?(?:oblige|presse|force)(?: a| de| d')?|inutile (?:de|d')|pas besoin (?:de|d')
    |il n'est pas necessaire (?:de|d')|il suffit (?:de|d'))
  `;
const HERE = fragment`
    (?:me (?:dire|raconter|le (?:dire|signaler)|repondre|decrire|preciser)|m'(?:en dire|indiquer|ecrire)
    |dire (?:« »|que vous ne|simplement|ce qu|quand|les choses)
    |repondre(?! (?:a|au|aux) (?!votre rythme|votre facon|cette question|ces questions|ma question
    |mes questions|chaque question|toutes les questions|une question|la question|cela|tout|vos mots
    |plus tard))
    |ecrire(?! (?:a|au|aux) (?!votre|tout moment))|ecrire a votre (?:rythme|facon|maniere)|noter|ajouter
    |corriger|continuer|poursuivre|commencer|reprendre|relire|y revenir
    |revenir (?:ici|plus tard|quand|sur|a tout moment|a ce point)|laisser (?:ce|cette|ces|des|cela|un|les?)
    |passer (?:cette|ce|a (?:autre chose|la suite|un autre|la question))|choisir|faire une pause|faisons
    |(?:s'|nous )arreter|vous (?:arreter|interrompre|exprimer|relire)|vous souvenir
    |tout (?:dire|raconter|ecrire|retenir)|arreter (?:ici|la|quand|a tout moment|maintenant)
    |prendre (?:tout )?(?:le|votre|un) temps|terminer|en rester la|en reparler|en parler (?:ici|plus tard|quand)
    |aborder|garder cela pour vous|etre precise?|modifier|raconter|preciser|decrire|completer
    |ne (?:repondre|raconter|dire|noter) (?:que |qu')[^,;:]*|revenir completer|me donner une? (?:date|periode|idee|ordre)|l'ecrire|le (?:dire|noter|preciser)
    |y aller|avancer a|l'exporter|creer une fiche(?: d'incident)?)
  `;
const PERMISSION = pattern`^${MAY} ?(?:(?:aussi|toujours|bien sur|a tout moment|simplement|egalement|tout a fait|ne pas|y|le|la|les|donc|seulement|tres bien|sinon|maintenant|ensuite|encore|librement|tout de suite) )*(?:${HERE}\b[^,;:]*)?$`;

/** Left to the person: how, how fast, how much. */
const AT_HER_PACE = pattern`
    ^(?:(?:et )?prenez (?:tout )?(?:le|votre) temps[^,;:]*
    |(?:ecrivez|repondez|racontez|dites|notez|decrivez|continuez|avancez|commencez|faites)(?:-moi
    |-le)? (?:a votre (?:rythme|facon|maniere)|comme (?:vous|cela vous)|ce (?:qu(?:e|i)|dont) vous
    |avec vos (?:propres )?mots|(?:simplement|librement|seulement|uniquement)(?! (?:par|oui|non))|quand vous
    |si vous|dans l'ordre)[^,;:]*
    |rien ne presse|a votre (?:rythme|facon)
    |ne vous (?:en faites|inquietez) pas si vous ne (?:vous )?(?:en )?(?:souvenez|rappelez|savez|retrouvez|connaissez) (?:pas|plus)[^,;:]*
    |il n'y a (?:pas|aucun|aucune|ici)(?: d'| de)? ?\w*(?:urgence|obligation|probleme|souci|bonne|mauvaise
    |reponse|ordre|facon)\b[^,;:]*
    |(?:aucun|pas de) (?:probleme|souci|urgence)\b[^,;:]*
    |ce n'est pas (?:un (?:probleme|souci)|grave|necessaire|obligatoire|genant)(?: si [^,;:]*| de [^,;:]*
    | d'[^,;:]*)?
    |(?:c'est|il est) (?:tout a fait |tres |aussi |parfaitement )?(?:possible|normal|frequent) (?:de
    |d') ?ne (?:pas|plus) (?:tout |vous |se |s')?(?:en )?(?:souvenir|rappeler|savoir|retenir|avoir)[^,;:]*
    |c'est (?:important|bien) de prendre votre temps|« » est une (?:bonne )?reponse[^,;:]*
    |(?:ne pas savoir|je ne sais pas) est une (?:bonne )?reponse[^,;:]*
    |vous (?:choisissez|decidez|restez libre)[^,;:]*|(?:allez-y|allons-y) a votre rythme
    |(?:l'essentiel|le plus important|l'important) est (?:ce que vous|ce dont vous|de prendre votre temps
    |votre)\b[^,;:]*
    |(?:une|meme une) (?:reponse|date|idee) approximative (?:suffit|convient)[^,;:]*
    |vous (?:repondez|racontez|ecrivez) (?:a |seulement |uniquement )?(?:ce que|comme|si|quand|avec)[^,;:]*
    |(?:revenons|reprenons|continuons|commencons|poursuivons|avancons|prenons (?:le|notre
    |votre) temps|prenons (?:les choses|cela|tout))\b[^,;:]*
    |c'est vous qui (?:choisissez|decidez)[^,;:]*
    |(?:nous|on) (?:avancons|avance|avancerons|continuons|reprendrons|continuerons) (?:a votre rythme|quand vous
    |comme vous|etape par etape|pas a pas|point par point|une question a la fois|tranquillement)[^,;:]*
    |aucune reponse n'est (?:mauvaise|fausse)
    |(?:nous|on) (?:laissons|laisse|passons|passe) (?:cette question|ce point|cela|a autre chose|a la suite)(?: de cote)?
    |au revoir|a bientot|bonne (?:journee|soiree|continuation|fin de journee)|faisons une pause
    |revenez (?:quand|si|a tout moment|ici)[^,;:]*|prenez soin de vous|quelques mots suffisent[^,;:]*)$
  `;

const OF_DETAIL = fragment`
    (?:du |de la |de l'|des |le |la |l'|les )(?:lieux?|moments?|dates?|heures?|personnes(?: presentes?)?|faits|circonstances|suites?
    |effets|demarches|deroulement)
  `;

/** What the tool is, does and does not do. */
const TOOL = pattern`
    ^(?:je n'ai (?:pas|aucun) (?:d')?avis a donner[^,;:]*
    |(?:ce n'est pas a moi|il ne m'appartient pas) de (?:qualifier|juger|dire)[^,;:]*
    |je (?:ne )?(?:suis|reste) (?:qu'un |un |votre |une )?(?:simple )?(?:assistant|programme|outil|logiciel
    |machine)\b[^,;:]*
    |je ne suis (?:pas|ni) (?:une? )?(?:juriste|avocat\w*|psychologue|humain|personne)\b[^,;:]*
    |je ne (?:peux|pourrai|suis) pas (?:en mesure de )?(?:vous )?(?:donner (?:de |d'|un )?(?:avis|conseil)
    |repondre|qualifier|conseiller|remplacer)[^,;:]*
    |je ne (?:donne|formule) (?:pas|aucun|ni) (?:d'|de |un )?(?:avis|conseils?)[^,;:]*|ce que je peux faire
    |c'est vous aider a[^,;:]*
    |(?:cela|votre recit|tout cela) (?:peut|pourra) (?:maintenant |deja )?(?:devenir|etre)[^,;:]*
    |je n'ai (?:pas|ni) (?:la competence|les competences|qualite|vocation)(?: pour| a)? (?:repondre|donner|qualifier|juger)[^,;:]*
    |rien n'est (?:definitif|fige|obligatoire)
    |(?:vos|ces) (?:reponses?|mots|elements|precisions) (?:serviront|servent|permettront|permettent|aideront|aident)
    (?: a| de| d')? ?(?:preparer|garder|noter|ecrire|completer|mettre par ecrit)[^,;:]*
    |nous avons (?:deja |maintenant )?(?:parle|note|aborde|evoque) (?:${OF_DETAIL})(?:(?:,| et) (?:${OF_DETAIL}))*
    |je ne remplace (?:pas|ni|aucun)[^,;:]*|je ne (?:pose|note) que [^,;:]*
    |je (?:peux|vais
    |pourrai) (?:seulement |uniquement |simplement |en revanche |cependant |toutefois |par contre |aussi |toujours )?(?:vous aider a |garder |noter )(?:mettre
    |noter|ecrire|garder|raconter|preciser|des|une|quelques|la|les|vos|ce)[^,;:]*
    |je (?:peux|vais|pourrai) (?:seulement |maintenant |ensuite )?vous poser (?:quelques|des|une|les|ces) (?:autres? )?questions?
    (?: (?:simples?|ouvertes?|courtes?))?
    |je vous aide a (?:mettre|noter|ecrire|garder|raconter|preciser)[^,;:]*
    |mon role est de (?:vous aider|vous ecouter|noter|poser)[^,;:]*
    |je vous (?:demanderai|poserai) (?:ensuite |encore |seulement )?(?:(?:quelques |d'autres |des )?questions?(?: simples?| ouvertes?)?|${OF_DETAIL}(?:(?:,| et) ${OF_DETAIL})*)
    |(?:cet|cette|ce|notre) (?:outil|espace|conversation|assistant|programme) (?:vous (?:aide|sert|permet)[^,;:]*
    |(?:sert|aide|permet) (?:a|de)[^,;:]*|peut s'arreter[^,;:]*|est (?:la pour|prevue? pour|faite? pour)[^,;:]*|reste (?:ouverte?
    |enregistree?|disponible)[^,;:]*)
    |(?:ce que|tout ce que) vous (?:avez )?(?:ecrit|ecrivez|dites|raconte|racontez|notez|note|dit
    |decrivez)(?: \w+)?(?: ici)? (?:peut (?:maintenant )?(?:devenir|etre (?:relu|corrige|complete))
    |sert a (?:preparer|garder|noter)|(?:est|reste|sera) (?:bien |toujours )?(?:note|garde|enregistre
    |conserve|modifiable))\b[^,;:]*
    |(?:vos|votre|ces|ce|cette) (?:mots|recit|messages?|reponses?|precisions?|elements?|correction|point
    |question) (?:est|sont|reste|restent|restera|resteront|peut|peuvent) (?:bien |toujours )?(?:tels? qu|tels? quels?
    |rester (?:la|ouvert|ainsi)|gardee?s?|enregistree?s?|notee?s?|conservee?s?|sauvegardee?s?|recue?s?
    |ouvert|la$)[^,;:]*
    |(?:une|la) fiche d'incident (?:peut|pourra|vous sera|est)[^,;:]*
    |avec ce que vous avez (?:ecrit|raconte)[^,;:]*
    |vous avez (?:maintenant |deja |desormais )?(?:reuni|donne|partage) (?:suffisamment|assez|beaucoup) (?:de
    |d')[^,;:]*
    |(?:il y a|votre recit (?:contient|comporte)) (?:maintenant |deja )?(?:assez|suffisamment) (?:de
    |d')[^,;:]*
    |nous avons (?:maintenant |deja )?(?:assez|suffisamment|(?:reuni|note)(?: \w+)?) (?:de|d'|details?
    |elements?|precisions?)\b[^,;:]*
    |(?:avec|depuis|selon) ce que vous avez (?:ecrit|raconte|dit)
    |je (?:peux|pourrai) (?:maintenant )?(?:vous )?(?:preparer|creer|proposer) une fiche d'incident
    |je vous pose [^,;:]*questions?[^,;:]*|il (?:me|nous) manque (?:encore )?[^,;:]*|il reste [^,;:]*
    |je suis (?:vraiment |sincerement )?desolee? (?:de (?:ce que|cela|cette)|que vous (?:ayez (?:a (?:vivre|traverser)|vecu
    |traverse)|viviez|traversiez)|d'apprendre cela|pour ce que vous (?:avez vecu|traversez|vivez))\b[^,;:]*
    |desolee?|pardon|excusez-moi|parler de (?:cela|ces faits) [^,;:]*
    |(?:les|des) numeros d'aide (?:sont|restent) (?:juste )?affiches[^,;:]*)$
  `;

/** Whose trade it is, named without a number, an address or a push. */
const BODIES = fragment`
    (?:a |au |aux |a l'|a la )?(?:une? |le |la |l'|les |des |votre )?(?:defenseur des droits|syndicats?
    |avocate?s?|medecin du travail|inspection du travail|cse|referente?(?: \w+)?|association)
  `;
const REFERRAL = pattern`^(?:vous (?:pouvez|pourriez) (?:aussi )?(?:en parler|vous adresser|vous tourner vers|poser cette question|demander conseil) |)${BODIES}(?:(?:,| ou| et) ${BODIES})*(?: (?:peut|peuvent|pourra|pourront|pourrait) (?:vous (?:informer|renseigner|conseiller|aider|repondre)|le faire)(?: gratuitement)?)?$`;

/** Not hers to answer: whose it is. */
const NOT_MINE = pattern`
    ^(?:cette|votre) question (?:releve|est du ressort|depend) d'(?:un |une )?(?:professionnel(?:le)?s? du droit|avocate?s?
    |juristes?|specialistes?)$|^c(?:'est|ela releve d)(?: une question pour)? (?:un |une )?(?:avocate?|juriste
    |professionnel(?:le)? du droit)$
  `;

/** Of telling, never of what is told. */
export const NOT_EASY = pattern`
    ^(?:je comprends|j'entends) que vous (?:souhaitiez|vouliez|preferiez) (?:vous arreter|faire une pause
    |en rester la|ne pas (?:repondre|en parler)|arreter)$|^(?:je comprends
    |j'entends) (?:bien )?(?:que |qu')(?:ce (?:ne soit|n'est|n'etait) pas (?:facile|simple)
    |(?:cela|ce|il) (?:puisse|peut|pourrait|soit) (?:etre )?(?:difficile|delicat)) (?:d'en parler
    |a (?:raconter|ecrire|dire|dater|situer|retrouver|preciser|exprimer|evoquer|mettre en mots)|de (?:raconter|parler|mettre))[^,;:]*$
    |^(?:je comprends|j'entends) (?:bien )?que (?:ces|les|certains) (?:souvenirs|moments|faits|choses|mots) (?:soient|sont
    |puissent etre|peuvent etre) (?:difficiles|delicate?s) a (?:mettre en mots|raconter|dire|ecrire|evoquer)$
  `;

/** She names what was asked of her, to say that she does not answer it. */
export const NO_OPINION = pattern`
    \bje ne (?:peux pas|suis pas en mesure de|saurais) (?:vous )?(?:dire|determiner|confirmer|evaluer|savoir
    |qualifier) (?:si (?:c'est|cela est|il s'agit|ces faits sont) (?:du |de la |de |d'
    |un |une )?(?:harcelement|discrimination|agression|delit|infraction|faute)(?: moral| sexuel)?(?:e
    |le)?(?: ou non)?
    |(?:juridiquement |en droit )?(?:les|ces) faits(?: en droit| juridiquement)?)(?=[,;:.]|$)
    |\bce n'est pas (?:mon role|a moi) de (?:dire|determiner|evaluer|juger|savoir) si (?:c'est|cela est|ces faits sont)
    (?: du| de la| un| une)? ?(?:legal|illegal|legaux|illegaux|normal|grave|harcelement|discrimination)(?: moral
    | sexuel)?(?: ou non| ou pas)?(?=[,;:.]|$)
  `;

export const SHAPES = [
  NOT_EASY,
  NO_OPINION,
  THANKS,
  HEARD,
  PERMISSION,
  AT_HER_PACE,
  TOOL,
  REFERRAL,
  NOT_MINE,
] as const;
