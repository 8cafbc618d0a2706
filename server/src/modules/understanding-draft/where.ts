/** Where it happened. */
import { actionClauses } from './actions.ts';
import { isFirstName } from './first-names.ts';
import { impactClauses } from './impact.ts';
import { heaviest, nearnessIn } from './nearness.ts';
import { contains, holds, matchesOf, overlaps, phrases, type Span } from './phrases.ts';
import { foldedSpan, isQuestion, type ReadMessage, wholeOf, wordCount, wordsOf } from './read-message.ts';

const PREPOSITION =
  "(?:(?:dans|sur|devant|derriere|pres d[eu]|a cote d[eu]|a l'entree d[eu]|a la sortie d[eu]|au fond d[eu]|en bas d[eu]|a|vers|en plein|en plein milieu (?:de|d')) (?:le |la |les |l'|mon |ma |son |sa |notre |leur |un |une |des )?|du |(?:au|aux) (?:fond d[eu] )?(?:la |l')?|en |jusqu'a (?:mon |la |l')?)";
const NOUN =
  "(?:salles?(?: (?:de (?:la |l')?|d'|du |des )[a-z]{3,14}| [a-z]?\\d{1,4}[a-z]?)?|bureau|cuisine|kitchenette|cafeteria|cafet|cantine|refectoire|self|machine a cafe|coin cafe|espace (?:cafe|detente|fumeurs?|pause)|couloirs?|ascenseurs?|escaliers?|cage d'escalier|parking|vestiaires?|toilettes|sanitaires|douches?|open ?space|accueil|hall|entrepot|hangar|atelier|chantier|magasin|boutique|caisses?|reserve|stock|quai(?: de chargement)?|camion(?:nette)?|voiture|vehicule|taxi|bus|metro|tram|train|gare|avion|etage|palier|sous~sol|rez~de~chaussee|agence|restaurant|bar|hotel|seminaire|infirmerie|classe|ecole|creche|college|lycee|hopital|clinique|ehpad|chambre|pharmacie|laboratoire|labo|terrasse|balcon|local (?:[a-z]{2,12})|cour|jardin|trottoir|rue|photocopieuse|imprimante|fumoir|plateau|gymnase|rayon|guichet|comptoir|standard|mairie|bibliotheque|box|archives|garage|loge|vestibule|ligne (?:de production|\\d{1,2})|usine|poste de (?:travail|controle|garde|soins)|entree|sortie)";
const STOP =
  '(?!(?:hier|avant|ce|cet|cette|matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|il|elle|on|je|j|m|mon chef m|et|mais|vers|pendant|quand|devant|avec|personne|propos|nouveau)\\b)';
const FLOOR =
  "(?:(?:d[eu] |au |a l')?(?:\\d{1,2} ?(?:e|er|eme|nd|nde)?|premier|deuxieme|troisieme|quatrieme|cinquieme|dernier) etage|au rez~de~chaussee|au sous~sol)";
const COMPLEMENT = `(?: (?:${FLOOR}|(?:de la |de l'|de mon |de ma |de notre |de son |de sa |du |des |de |d\\x27)${STOP}[a-z0-9-]{2,20}(?: (?:marketing|commerciale?|technique|comptable|rh|principale?|${FLOOR}))?|[a-z]?\\d{1,4}|principale?|technique|commune?|client|numero \\d{1,4}|${FLOOR}))`;

const PRECISE = phrases(
  `${PREPOSITION}${NOUN}${COMPLEMENT}{0,3}`,
  FLOOR,
  'en (?:visio(?:conference)?|teletravail)(?: (?:sur|via|par) [a-z]{2,12})?',
  '(?:sur|via|par) (?:teams|zoom|slack|whatsapp|skype|messenger|google meet|meet|linkedin|instagram|facebook|snapchat)',
  '(?:par|dans un|sur) (?:mail|e~mail|courriel|sms|texto|telephone|messages?|messagerie|courrier)',
  "(?:au|lors d'un appel|pendant un appel) (?:telephone|telephonique|visio)",
  'chez (?:un|une|le|la|mon|ma|moi|lui|elle|notre) ?(?:client|cliente|patient|patiente|fournisseur|prestataire|usager|particulier|employeur)?',
);
/** "bureau" alone after "au" and such names a workplace, not a spot in it. */
const VAGUE = phrases(
  'au (?:travail|boulot|taf|bureau)',
  '(?:sur|a) (?:mon|le|notre) (?:lieu de travail|travail|poste)',
  "dans (?:l'entreprise|la boite|ma boite|les locaux|les bureaux|mon (?:entreprise|service|equipe)|le service)",
  '(?:sur site|sur place|la~bas|a la boite|a mon travail|en reunion|au service)',
  "(?:pendant|lors (?:de|du|d')|durant) ?(?:la |une |l')?(?:reunion|entretien|point)",
);
/** These describe the person's work or somebody's function, not the place of the facts. */
const OFF_TOPIC =
  /\b(?:je (?:travaille|bosse|suis (?:employee?|salariee?|affectee?))|il travaille|elle travaille|travaille|arrivee?|retourner|aller|retourne|embauchee?|revenir|responsable|chef|cheffe|directeur|directrice|collegues?) (?:[a-z]{1,10} )?$/;
const PLACE_NAME = /^ (?:à|a\u0300?|de|d'|d’) ?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}/u;
const IN_TOWN =
  /(?<![\p{L}\p{N}])(?:à|À|[aA]\u0300?) \p{Lu}[\p{Ll}'’-]{2,30}(?:-\p{L}{2,15}){0,3}(?![\p{L}])/gu;
const CHEZ = /(?<![\p{L}])[Cc]hez \p{Lu}[\p{L}'’&-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?/gu;

export interface WhereFinding {
  message: ReadMessage;
  span: Span;
  certainty: 'exact' | 'approximate';
}

const SECOND_NAME = /^ \p{Lu}[\p{L}'’-]{1,30}/u;

/** Completes "chez un client" or "au bureau" with a proper name (" à Lyon"), and "de Marc" with the last name. */
const extended = (message: ReadMessage, span: Span): Span => {
  const end = Math.min(message.text.length, span.end + 80);
  const after = wordsOf(message, { start: span.end, end });
  const lastWord =
    wordsOf(message, span)
      .split(/[\s'’]/)
      .at(-1) ?? '';
  const isNamed =
    /^(?:salle|b[aâ]timent|site)$/i.test(lastWord) ||
    (/^\p{Lu}/u.test(lastWord) && lastWord !== wordsOf(message, span));
  const name = (isNamed ? SECOND_NAME : PLACE_NAME).exec(after)?.[0];
  if (!name) return span;
  const from = message.offsets[span.end] ?? 0;
  return foldedSpan(message, message.offsets[span.start] ?? 0, from + name.length);
};

const found = (message: ReadMessage, pattern: RegExp): Span[] =>
  matchesOf(pattern, message.text)
    .map((match) => extended(message, { start: match.index, end: match.index + match[0].trimEnd().length }))
    .filter((span) => !OFF_TOPIC.test(message.text.slice(Math.max(0, span.start - 40), span.start)));

const named = (message: ReadMessage): Span[] =>
  [...matchesOf(CHEZ, message.content), ...matchesOf(IN_TOWN, message.content)]
    .map((match) => foldedSpan(message, match.index, match.index + match[0].length))
    .filter(({ start, end }) => !isFirstName(message.text.slice(start, end).split(/[ -]/)[1] ?? ''));

const REJECTED_BEFORE = /\b(?:pas|et non|ni)(?: [a-z]{1,5})? ?$/;

const inMessage = (message: ReadMessage): WhereFinding[] => {
  const elsewhere = message.asked === 'where' ? [] : [...actionClauses(message), ...impactClauses(message)];
  const isFact = (span: Span) =>
    !elsewhere.some((clause) => contains(clause, span)) &&
    !REJECTED_BEFORE.test(message.text.slice(Math.max(0, span.start - 14), span.start));
  const vague = found(message, VAGUE).filter(isFact);
  const isOnlyVague = (span: Span) =>
    vague.some((one) => overlaps(one, span) && one.end >= span.end) || isBareWord(message, span);
  const precise = [...found(message, PRECISE), ...named(message)].filter(
    (span) => isFact(span) && !isOnlyVague(span),
  );
  const exact = precise.map((span) => ({ message, span, certainty: 'exact' as const }));
  const approximate = vague.map((span) => ({ message, span, certainty: 'approximate' as const }));
  if (exact.length + approximate.length > 0 || message.asked !== 'where') return [...exact, ...approximate];
  const whole = wholeOf(message);
  const answer = message.text.slice(whole.start, whole.end);
  const isPlace =
    wordCount(answer) >= 2 && answer.length <= 120 && !isQuestion(answer) && !holds(NO_PLACE, answer);
  return isPlace ? [{ message, span: whole, certainty: 'exact' }] : [];
};

const NO_PLACE = phrases('sais', 'souviens', 'rappelle', 'repondre', 'idee', 'oublie', 'rien');
/** A match that is too poor to be a place: "du bureau", "chez". */
const isBareWord = ({ text }: ReadMessage, { start, end }: Span): boolean =>
  /^(?:chez|(?:du|en|a|au) (?:bureau|stock|standard|bar|entree|sortie|classe|cour|local|ligne|caisse))$/.test(
    text.slice(start, end),
  );

/** The place: the last one given in answer to the question, else the first precise one, else a vague one. */
export const findWhere = (messages: readonly ReadMessage[]): WhereFinding | null => {
  const all = messages.flatMap(inMessage);
  const nearness = new Map(messages.map((message) => [message, nearnessIn(message)]));
  const answered = all.filter((one) => one.message.asked === 'where');
  const exact = (list: readonly WhereFinding[]) => list.filter((one) => one.certainty === 'exact');
  const lastAnswer = exact(answered).at(-1)?.message;
  return (
    exact(answered).find((one) => one.message === lastAnswer) ??
    heaviest(exact(all).map((one) => ({ ...one, weight: nearness.get(one.message)?.(one.span) ?? 1 }))) ??
    answered.at(-1) ??
    all[0] ??
    null
  );
};
