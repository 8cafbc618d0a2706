/**
 * The questions that may be asked: one, open, of what happened. Each has to have one of the shapes below; a question of
 * another shape is rejected without anybody having thought of it. All over folded, tidied text without quotes.
 */
import { everyPattern, fragment, pattern } from './pattern.ts';
import type { RejectionReason } from './rejection.ts';
import { isIntroduction, statementRejection } from './statements.ts';

/** An order that asks: "racontez-moi", "dites-m'en plus". */
const REQUEST = pattern`
    ^(?:(?:alors|et|puis|ensuite|maintenant|si vous (?:le )?(?:souhaitez|voulez|pouvez)),? )?(?:racontez
    |dites|decrivez|precisez|expliquez|indiquez|parlez|redites|aidez|donnez)(?:-(?:moi|nous|m'en)\b
    |-?(?:en|m')?\b)
    |^j'aimerais que vous (?:me |m'en |m')(?:parliez|disiez|racontiez|decriviez|precisiez|expliquiez|indiquiez)\b
  `;

/** True when the sentence wants an answer, with a question mark or without. */
export const isRequest = (folded: string): boolean =>
  REQUEST.test(folded) || / (?:hein|non|ok)$/.test(folded);

const VERB = fragment`
    (?:dire|redire|decrire|raconter|preciser|parler|expliquer|donner|indiquer|nommer|situer|revenir|ajouter
    |continuer|poursuivre|faire une pause|reprendre|commencer|completer|noter|ecrire|corriger|relire
    |partager|detailler|evoquer|aborder|rappeler|mentionner|apporter|clarifier|eclaircir|approfondir|developper|retracer|relater
    |restituer|resumer|reformuler|exprimer|mettre des mots|aider|arreter|rester la|mettre (?:par ecrit|en mots)|passer
    |prendre (?:le|votre) temps|laisser|garder|que l'on s'arrete|terminer|finir
    |que (?:nous|l'on|on) (?:fassions une pause|reprenions|continuions|passions|revenions)
    |qu'on (?:fasse une pause|reprenne|continue|passe|revienne|arrete)
    |que je (?:vous )?(?:propose|prepare|cree)(?= une fiche)
    |(?:creer|preparer)(?= (?:une|la|cette) fiche|\?| maintenant| plus tard)|s'arreter)
  `;
const BEFORE_VERB = fragment`
    (?:(?:bien|aussi|encore|maintenant|alors|peut-etre|un peu|d'abord|ensuite|s'il vous plait,?|me|m'|m'en
    |en|y|le|la|l'|nous|vous|plutot|tout d'abord|a present|par exemple),? ?)*
  `;
const MAY_YOU = fragment`
    (?:pouvez|pourriez|souhaitez|souhaiteriez|voulez|voudriez|aimeriez|accepteriez|desirez|preferez
    |prefereriez)(?:-vous)(?: de| d'| nous| bien)?|vous (?:pouvez|pourriez|souhaitez|voulez|voudriez
    |aimeriez|preferez)|est-ce que vous (?:pouvez|pourriez|souhaitez|voulez|voudriez|aimeriez|preferez)
    |est-ce qu'il vous est possible de|vous serait-il possible de|vous est-il possible de
    |seriez-vous (?:d'accord|prete?) (?:pour|a|de)|etes-vous (?:d'accord|prete?) (?:pour|a|de)
  `;

/** Asks for leave, or invites to tell: what follows is what counts. */
const INVITATION = pattern`^(?:s'il vous plait,? )?(?:${MAY_YOU}) ?${BEFORE_VERB}${VERB}\b`;

const ABOUT_THE_INTERVIEW = pattern`
    ^(?:est-ce que vous vous (?:souvenez|rappelez)|vous (?:rappelez|souvenez)-vous
    |savez-vous (?:qui|quel|quelle|wou|quand|comment|ce que|a qui)|est-ce que je peux|puis-je
    |vous sentez-vous (?:prete?|en etat|a l'aise)|etes-vous (?:prete?|d'accord|a l'aise)\b
    |(?:est-ce que )?(?:cela|ca) vous (?:convient|va)|(?:cela|ca) vous (?:convient|irait)-il
    |ai-je bien (?:compris|note)|est-ce bien cela
    |(?:on|nous) (?:continue|continuons|reprend|reprenons|s'arrete|fait une pause)\b)
  `;

/** The mood of an open question: an interrogative word at its head, after a preposition at most. */
const OPEN = pattern`
    ^(?:(?:(?:a|de|d'|par|pour|avec|dans|en|sur|depuis|vers|chez|jusqu'a|pendant|selon|d'apres|sous
    |a propos de|au sujet de) ?)?(?:que|qu'|qu'est-ce que|qu'est-ce qu'|qu'est-ce qui|quel|quelle|quels
    |quelles|qui|quoi|wou|quand|comment|combien|lequel|laquelle|lesquel\w+|auquel|ce que)(?:\b|(?<='))
    |(?:(?:(?:c'etait|cela|ca|et|vous)\b)?[^,;:]{0,30}\b(?:comment|quand|wou|quoi|avec qui|depuis quand
    |a quelle heure|quel jour|a quel (?:endroit|moment)|dans quel (?:lieu|endroit)))[,?]?(?: (?:environ
    |a peu pres|exactement))?\??$)
  `;

/** Yes-or-no about whether there is anything at all: it names no fact. */
const EXISTENCE = pattern`
    ^(?:y a(?:vait)?-(?:t-)?il|est-ce qu'il y a(?:vait)?|avez-vous|auriez-vous|est-ce que vous avez
    |en avez-vous|l'avez-vous|quelqu'un|est-ce que quelqu'un|est-ce que d'autres \w+
    |d'autres personnes|etiez-vous|autre chose|est-ce qu'(?:un|une|il vous)|est-ce que quelque chose
    |des personnes (?:ont|etaient|avaient)-elles|quelqu'un d'autre
    |(?:une|des|d'autres|quelques) (?:demarches?|suites?|mesures?|actions?|traces?) (?:a|ont
    |avait)-(?:t-)?(?:elles?|ils?))\b.*(?:\b(?:quelqu'un|d'autres (?:personnes|details|elements|moments
    |faits|choses)|d'autres|(?:des|un|les|de) (?:suites|temoins?|messages|courriels|documents|notes|elements
    |traces)|une? autre \w+|(?:detail|souvenir|moment|chose|element)s? (?:vous )?(?:revien\w+|en memoire)
    |autour de vous|autre chose|quelque chose|vous revien\w+ d'autre|en presence d'autres|(?:garde|conserve) (?:ces?|cette|le|la|les|l') ?\w+
    |(?:des|les|de|une) demarches?|ete (?:faite?s?|donnee?s?|prise?s?|entreprise?s?|gardee?s?)|(?:une|des
    |de) traces?|un (?:autre )?(?:detail|moment|point|souvenir)|une (?:idee|indication|estimation)|dont vous (?:vous )?(?:souvenez|rappelez)|que vous (?:souhaitez|souhaiteriez|aimeriez|voulez
    |voudriez) (?:\w+ )?(?:ajouter|preciser|raconter|decrire|dire|partager|evoquer|corriger|noter))\b
    |^autre chose\?|(?<=^(?:est-ce que )?(?:quelqu'un|d'autres personnes|des personnes)\b.*))
  `;

const CLOSED = pattern`
    ^(?:est-ce qu
    |(?:(?:ne |n'|vous |l'|la |le |les |s'|se |y |en |lui |leur |t'|m'|me )*)[a-z']+-(?:t-)?(?:il|elle|ils
    |elles|on|vous|ce|je|nous)\b
    |(?:\w+ ){1,5}[a-z']+-(?:t-)?(?:il|elle|ils|elles|on)\b)
  `;
const DECLARATIVE = pattern`
    ^(?:c'est|c'etait|ce n'|il|elle|ils|elles|on|vous (?!en\b|y\b|\w+(?:er|ir|re)\b)|ca|cela|votre|vos|son
    |sa|donc|le(?! cas)|la|les|cette|ce(?! qu| dont))(?:\b|(?<='))
  `;

/** What a part of a question states by the way. */
const ASIDE =
  /^(?:c'est|c'etait|ce n'|il|elle|ils|elles|on|vous (?!en\b|y\b|\w+(?:er|ir|re)\b)|ca|cela|donc)(?:\b|(?<='))/;

const LEADING: readonly RegExp[] = [
  pattern`
    \bn'est-ce pas\b|\bpas vrai\b|\bhein\b|(?<! ou)[, ](?:non|oui|si)\?|\b(?:c'est|est-ce) bien (?:ca
    |cela)\b(?! que)|, (?:c'est (?:ca|exact|vrai|juste|clair)|d'accord|correct|vrai|exact|evidemment
    |je suppose|j'imagine|j'ai raison|vous (?:etes d'accord|ne croyez pas|confirmez)|a votre avis) ?\?
  `,
  pattern`
    \bvous (?:avez|aviez) (?:\w+ )?du\b|\bvous (?:avez|etiez|etes|aviez|vous) (?:surement|sans doute
    |certainement|probablement|forcement|bien)\b|\bvous (?:deviez|devez) (?:\w+ )?(?:etre|avoir|ressentir
    |vous sentir)\b|\bforcement\b
  `,
  pattern`
    \bne (?:pensez|croyez|trouvez)-vous pas\b|\b(?:pensez|croyez|diriez|trouvez)-vous (?:que|qu')
    |\best-ce que vous (?:pensez|croyez|diriez) (?:que|qu')|\b(?:j'imagine|je suppose|avouez|admettez
    |reconnaissez|confirmez|on est d'accord)\b
  `,
];
const LEADING_HEAD: readonly RegExp[] = [
  /^(?:ne |n')(?:\w+ |l'|vous |s')*[a-z']+-(?:t-)?(?:vous|il|elle|ils|elles|ce|on)\b.* pas\b/,
  /^vous (?:ne|n')(?: ?\w+){1,3} pas\b/,
  /^(?:donc|ainsi|si je comprends bien|vous voulez dire|vous dites donc|autrement dit)\b/,
];

const WHY = /^(?:pourquoi|pour quelles? raisons?|dans quel but|a cause de quoi|par quelle erreur)\b/;

const ASKING = fragment`
    (?:(?:a|de|avec|par|dans|chez|sur|depuis|en|vers|devant|pour) )?(?:qui|quand|wou|comment|combien
    |pourquoi|quel(?:le)?s?|que|qu'(?!il\b)|quoi|lequel|laquelle)\b
  `;
/** Two questions under one mark. */
const COMPOUND: readonly RegExp[] = [
  pattern`(?:,? (?:et|puis|ainsi que|mais aussi|ou)|,) (?:aussi |ensuite |surtout )?${ASKING}(?!'?(?:elle|il|ils) |e ce soit| vous (?:aimeriez|souhait|voul|voudr))`,
  /(?<=\S),? et (?:\w+ )?(?:vous |en |l'|s'|y )*[a-z]+-(?:t-)?(?:il|elle|ils|elles|vous|on|ce)\b/,
  /\bet (?:qu'avez|que s'est|qu'a-t|y avait|est-ce qu|avez-vous|etait-|a-t-il|qui etait|qui d'autre)\b/,
  /\b(?:le lieu|la date|l'heure|l'endroit|le moment|quand \S+|wou \S+|ce qui s'est passe) (?:ainsi que|et aussi|puis) /,
];

/** What one detail consists of: a name with a function, a day with an hour, a place or what stood for it. */
const ONE_DETAIL = everyPattern`
    (?<=\b(?:noms?|appelle(?:nt)?)\b.*),? (?:et )?quel(?:le)?s? (?:est |sont |etait )?(?:leurs?|sa|ses
    |son)? ?(?:fonctions?|roles?|postes?)\b|(?<=\bquelle? (?:date|jour) )et (?:a |vers )?quelle heure\b
    |,? ou par quel moyen\b|, (?:avec|dans) quels (?:mots|termes)\b
  `;

/** "… si c'était dans son bureau", "… confirmer que": a yes-or-no in polite dress. */
const EMBEDDED_YES_NO = pattern`
    \b(?:dire|dites|preciser|precisez|confirme[rz]|indique[rz]|savoir|reconnaitre|admettre|raconte[rz]
    |rappel\w+
    |souven\w+)(?:-(?:moi|nous|vous))?(?: (?!ce\b|tout\b
    |« )\w+)? ?,? (?:si (?:vous (?!(?:le |la |vous )?(?:souhaitez|pouvez|voulez|en |souvenez|rappelez
    |savez))|elle (?!vous)|on|c|cela (?!vous)|ca|votre|l|le|la|quelqu)
    |s'(?:il|ils) (?!vous (?:plait|est possible|en souvient|revien|vien|convien|faut)|y en|y avait quelqu'un|existe)|que\b|qu'(?:il|elle|on|ils)\b)|\bconfirmer\b
  `;

/** The answers are given with the question. */
const GIVEN_CHOICE = pattern`
    [,:] (?:dans|le|la|les|au|aux|un|une|plutot|en|avec|chez|etait-ce|c'etait|votre|vos|son
    |sa)\b[^,:]*,? ou (?!non\b|pas\b)\w|[,:] [\w'-]+ ou [\w'-]+ ?\?$|\bpar exemple\b| ou (?:plutot|bien
    |alors|etait|avait|est-ce)\b
  `;

/**
 * "Où d'autre", "à qui d'autre a-t-il dit cela": that there was more of it, or one before, is for her to say. Who else was
 * there and who else knows of it may be asked; to whom else she spoke, where she has said that she did (presumed.ts).
 */
const ELSE = /\b(?:qui|wou|quand|comment) d'autre\b/;
const PRESENCE = pattern`
    \bqui d'autre\b.*\b(?:la(?= ?(?:[?,]|$))|present\w*|presence|vu|voir|entendu|entendre|assiste\w*|temoin\w*|courant
    |sait|savait|savaient|su|connaissance|informee?s?|prevenue?s?|trouvait|trouvaient|travaill\w*|concernee?s?
    |participe\w*|pourrait en parler|peut en parler)\b|\bs'il y (?:a|avait|en)\b|, s'ils? l'(?:a|ont) fait\b
    |\b(?:a|avec) qui d'autre (?:en |l'|le |la |les |lui )*(?:avez|aviez|auriez)-vous\b
  `;

/** What was not said, not done: only she can bring that up. */
const NOT_DONE = /\b(?:ne |n')(?!en sait)[^,;:]*\b(?:pas|plus|jamais)\b(?<!ne pas)/;

const AND_THEN = /^(?:et |puis )?(?:ensuite|apres|avant)(?: (?:cela|ca))?\?$/;

/** Why this should not be asked; null when it may be. */
export const questionRejection = (folded: string): RejectionReason | null => {
  if (AND_THEN.test(folded)) return null;
  if (LEADING.some((pattern) => pattern.test(folded))) return 'leading';
  const written = folded.split(/(?<=[,:;]) /);
  const clauses = written.map((clause) => clause.replace(CONNECTIVE, ''));
  const at = clauses.findIndex(
    (clause, index) =>
      HEADS.some((head) => head.test(clause)) && !(WHEN.test(clause) && index < clauses.length - 1),
  );
  const head = Math.max(0, at);
  const main = [clauses[head], ...written.slice(head + 1)].join(' ');
  if (LEADING_HEAD.some((pattern) => pattern.test(main))) return 'leading';
  if (NOT_DONE.test(main.replace(/\bsi [^,?]*|(?<!\best-ce)(?<=\w) (?:que |qu'|quand |lorsque ).*/g, '')))
    return 'judging';
  if (ELSE.test(main) && !PRESENCE.test(main)) return 'suggestive';
  if (WHY.test(main)) return /\bpourquoi (?:vous|avez|etes|n|ne)/.test(main) ? 'judging' : 'suggestive';
  const single = main.replace(ONE_DETAIL, ' ');
  if (COMPOUND.some((pattern) => pattern.test(single))) return 'multiple';
  if (EMBEDDED_YES_NO.test(main)) return 'closed';
  if (at === -1) return DECLARATIVE.test(main) ? 'leading' : CLOSED.test(main) ? closedKind(main) : 'unfit';
  const invites = [INVITATION, ABOUT_THE_INTERVIEW, REQUEST].some((shape) => shape.test(main));
  if (!invites && !OPEN.test(main)) {
    if (!EXISTENCE.test(main)) return DECLARATIVE.test(main) ? 'leading' : closedKind(main);
  } else if (GIVEN_CHOICE.test(main)) return 'closed';
  if (clauses.slice(at + 1).some((clause) => ASIDE.test(clause))) return 'leading';
  return introductionRejection(clauses.slice(0, Math.max(0, at)));
};

/** "Quand vous y repensez, …": says when, does not ask it. */
const WHEN = /^(?:quand|lorsque|lorsqu'|comme)\b(?!.*-(?:t-)?(?:il|elle|ils|elles|vous|ce|on)\b).*,$/;

const closedKind = (main: string): RejectionReason =>
  /\b(?:-?t-)?(?:il|elle|ils|elles|on)\b/.test(main) ? 'suggestive' : 'closed';

const introductionRejection = (clauses: readonly string[]): RejectionReason | null => {
  for (const clause of clauses) {
    if (/^[ ,:;]*$/.test(clause) || isIntroduction(clause)) continue;
    const reason = statementRejection(clause.replace(/[,:;]$/, ''));
    if (reason) return reason;
  }
  return null;
};

const CONNECTIVE =
  /^(?:(?:et|mais|puis|ensuite|alors|maintenant|ou|enfin|d'abord|tout d'abord|sinon)\b[ ,]*)+/;

const HEADS = [INVITATION, ABOUT_THE_INTERVIEW, REQUEST, OPEN, EXISTENCE, WHY, CLOSED] as const;
