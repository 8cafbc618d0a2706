/**
 * What the person takes back.
 *
 * [Note: her corrections] Nothing that she has withdrawn may be collected. A withdrawal is no answer and tells no
 * fact; what it names goes from what was collected before, and from nothing that she tells afterwards. Her words
 * themselves stay as they are, the withdrawal among them: whoever reads the first reads the second (draft-suggestion.ts).
 */
import type { DetailKind } from '#contract/details.ts';
import { oncePerMessage } from '../once.ts';
import { ROLES } from '../people/role-words.ts';
import { clauseAt, type ReadMessage, sentenceAt } from '../read-message.ts';
import { holds, matchesOf, overlaps, type Span } from '../words/phrases.ts';
import { TYPE_WORDS } from '../words/type-words.ts';
import { deniedStepIn, notDoneIn } from './not-done.ts';
import { OTHER_OCCASION, PUTTING_RIGHT, withdrawalCue, withdrawalReach } from './withdrawal-words.ts';

/** Words of a withdrawal that name nothing. */
const UNTELLING =
  /^(?:ce|que|qui|quoi|dit|sur|concernant|propos|detail|details|phrase|passage|mot|mots|partie|histoire|message|truc|fait|ecrit|raconte|parle|parlais|tout|cela|celui|avant|dernier|derniere|avec|dans|pour|plait|merci|avais|chose|info|information|compte|note|point|erreur|juste|aussi|chez|devant|derriere)$/;
/** What is named by one word and told by another. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  sommeil: 'sommeil|dors|dormi|dormai|insomni',
  dormir: 'dors|dormi|dormai|sommeil',
  larmes: 'larmes|pleur',
  pleurs: 'larmes|pleur',
  arret: 'arret',
  heure: '[0-9] ?h|midi|minuit|[0-9]:[0-9]',
  heures: '[0-9] ?h|midi|minuit|[0-9]:[0-9]',
};

/** A detail that is named as such: "ce que j'ai dit sur la date" takes back every day that was told. */
const NAMED_KINDS: readonly (readonly [DetailKind, RegExp])[] = [
  ['when', /^(?:date|jour|moment)$/],
  ['where', /^(?:lieu|lieux|endroit)$/],
  ['people', /^(?:personne|prenom|nom|noms)$/],
  ['witnesses', /^temoin$/],
  ['impact', /^(?:effet|ressenti|sante|consequence)$/],
  ['actions', /^(?:demarche|action)$/],
];

const namedKindOf = (word: string): DetailKind | undefined =>
  NAMED_KINDS.find(([, pattern]) => pattern.test(word.replace(/s$/, '')))?.[0];

/** Something told before is taken back. */
export interface Withdrawal {
  message: ReadMessage;
  span: Span;
  /** `words`: what `names` finds; `kind`: details of `kind`; `last`: the message before; `all`: whatever was told before. */
  reach: 'words' | 'kind' | 'last' | 'all';
  /** Where a detail is named as such. */
  kind?: DetailKind;
  /** Whether these words are meant; asked only where the reach is `words` or `last`. */
  names(words: string): boolean;
}

/** "je n'ai jamais été frappée": what she denies outright is no longer what she told; "jamais … comme ça" is none. */
const NEVER =
  /(?:ai|a|ont|m'a|m a) jamais (?:ete )?([a-z]{4,16})(?![a-z])(?! (?:comme|aussi|autant|avant|ainsi|de ma vie|auparavant|a ce point))/g;
/** "il ne m'a pas frappée": taken back only where no other occasion is spoken of. */
const NOT_DONE =
  /(?<![a-z])(?:m[' ]?(?:a|ont|avait|avaient)|nous (?:a|ont)) pas (?:vraiment )?([a-z]{4,16})(?= ?(?:$|[.,;!?)\n]|(?:mais|et|du tout|non plus|finalement|en fait|ce jour|il|elle|on|je|j')(?![a-z])))(?! mais (?:a|au|aux|dans|sur|avec|devant|le|la|les|un|une)(?![a-z]))/g;
/** "il m'a menacé, pas insulté" */
const NOT_THAT = /(?:,|;|^) ?(?:et )?(?:non )?pas ([a-z]{4,16})(?= ?(?:$|[.,;!?)\n]))/g;
const STEM = 5;

/** "ce n'était pas à la cantine", "…, pas à la cantine": what it was not, and where. */
const WAS_NOT =
  /(?:(?:etait|est|etaient|sont|passee?|arrivee?|deroulee?) (?:donc |vraiment )?pas|(?:^|[,.;:] ?|(?<![a-z])et )(?:non )?pas) ((?:(?:hier|avant-hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(?:a|au|aux|dans|en|sur|chez|devant|derriere|le|la|les|un|une|mon|ma|mes|son|sa|ses|des|du|de)(?: |(?<=[ld])')[a-z0-9' -]{2,60}|l'[a-z0-9' -]{2,60})/g;
/** Where what it was not ends. */
const WAS_INSTEAD =
  / mais | c'? ?(?:etait|est) | plutot|,|;|\.| que | qui | qu'| parce| car | et | (?:il|elle|on|je) /;
/** "ce n'était pas la première fois", "pas le genre": nothing is taken back. */
const NO_THING =
  /^(?:la (?:premiere|seule|derniere|peine)|le (?:genre|cas|premier|seul|moment|choix|but)|un (?:cas|hasard|accident|probleme|jeu)|une (?:premiere|surprise|raison|blague)|ma faute|mon (?:genre|probleme|role)|de (?:ma|sa|temoin)|de [a-z]+|des |en (?:forme|etat)|dans (?:mon|ses|leurs) (?:etat|habitudes))/;

export const withdrawalsIn = oncePerMessage((message): Withdrawal[] => [
  ...message.withdrawing.flatMap((span) => withdrawalOf(message, span)),
  ...deniedActsIn(message, NEVER, () => true),
  ...deniedActsIn(message, NOT_DONE, (span) => {
    const sentence = sentenceAt(message, span);
    const told = message.unmasked.slice(sentence.start, sentence.end);
    return holds(PUTTING_RIGHT, message.unmasked) || !holds(OTHER_OCCASION, told);
  }),
  ...deniedActsIn(message, NOT_THAT, () => true),
  ...rejectedIn(message),
  ...elsewhereIn(message),
  ...deniedStepsIn(message),
  ...notDoneIn(message).map((undone): Withdrawal => ({ ...undone, message, reach: 'last' })),
]);

const withdrawalOf = (message: ReadMessage, span: Span): Withdrawal[] => {
  const clause = message.unmasked.slice(span.start, span.end);
  const reach = withdrawalReach(clause);
  // "Il ne m'a pas frappée, j'ai menti": what was a lie has been named.
  const named = deniedActsIn(message, NOT_DONE, () => true).length > 0;
  if (reach) return reach === 'last' && named ? [] : [{ message, span, reach, names: () => true }];
  const cue = withdrawalCue(clause);
  // "Ce jour-là" says when she spoke of it, not what.
  const rest =
    cue === undefined ? '' : clause.slice(cue.length).replace(/ ce (?:jour|moment)(?![a-z])/g, ' ');
  const kinds = kindsNamedIn(rest);
  if (kinds.length > 0)
    return kinds.map((kind) => ({ message, span, reach: 'kind', kind, names: () => true }));
  const told = tellingWords(rest);
  // "Enfin harceler, non, oubliez ce mot": it has been named right before.
  const words =
    told.length > 0 || !/(?:ce|le|ces) (?:mots?|termes?)/.test(clause) ? told : wordsBefore(message, span);
  // "Oubliez ce que j'ai dit sur lui": who that is is not ours to find; it was told last.
  if (words.length === 0 && TOLD_BY_HER.test(rest)) {
    return [{ message, span, reach: 'last', names: () => true }];
  }
  return words.length === 0
    ? []
    : [{ message, span, reach: 'words', names: (told) => words.every((word) => word.test(told)) }];
};

const TOLD_BY_HER = /(?<![a-z])ce que (?:j'? ?ai|je (?:vous|t'? ?) ?ai|je viens de) /;

/** The last word that tells something in the same sentence. */
const wordsBefore = (message: ReadMessage, span: Span): RegExp[] => {
  const sentence = sentenceAt(message, span);
  const before = message.unmasked
    .slice(sentence.start, span.start)
    .replace(/(?<![a-z])(?:non|enfin|bon|fin)(?![a-z])/g, ' ');
  return tellingWords(before).slice(-1);
};

const deniedActsIn = (
  message: ReadMessage,
  pattern: RegExp,
  isTakenBack: (span: Span) => boolean,
): Withdrawal[] =>
  matchesOf(pattern, message.text).flatMap((match) => {
    const verb = match[1] ?? '';
    const isType = TYPE_WORDS.some(([, words]) => `il m'a ${verb} .`.search(words) >= 0);
    const span = { start: match.index, end: match.index + match[0].length };
    const stem = patternOf(verb.slice(0, STEM));
    return isType && isTakenBack(span)
      ? [{ message, span, reach: 'words', names: (told: string) => stem.test(told) }]
      : [];
  });

/** What it was not, or where it was not, when something else is put in its place or the message says that it corrects. */
const rejectedIn = (message: ReadMessage): Withdrawal[] =>
  matchesOf(WAS_NOT, message.text).flatMap((match) => {
    const [whole, rejected = ''] = match;
    const thing = rejected.split(WAS_INSTEAD)[0] ?? '';
    const words = NO_THING.test(thing) ? [] : tellingWords(thing);
    if (words.length === 0) return [];
    const span = { start: match.index, end: match.index + whole.length - rejected.length + thing.length };
    const clause = clauseAt(message, span);
    const around = message.text.slice(Math.max(0, clause.start - 80), span.end + 80);
    const elliptical = !/[a-z]/.test(
      whole.slice(0, whole.length - rejected.length).replace(/(?:et )?(?:non )?pas/, ''),
    );
    if (elliptical && /^(?:une?|des?) /.test(thing)) return [];
    const instead = /(?:mais|c'? ?etait|c'? ?est(?! que)|plutot|s'est passe)(?![a-z])/.test(
      around.replace(whole.slice(0, whole.length - rejected.length), ' '),
    );
    if (!elliptical && !instead && !holds(PUTTING_RIGHT, message.text)) return [];
    // "Ce n'est pas mon chef, c'est mon directeur": what was done stays, whoever did it.
    const isRole = holds(ROLES, thing);
    const names = (told: string) =>
      words.some((word) => word.test(told)) && !(isRole && DONE_TO_HER.test(told));
    return [{ message, span, reach: 'words', names }];
  });

const DONE_TO_HER = /(?<![a-z])(?:m'(?:a|ont|avait)|m (?:a|ont)|me|nous) ?[a-z]/;

/** "Non, je n'ai pas prévenu la RH": taken back from the messages before, and from none of its own words. */
const deniedStepsIn = (message: ReadMessage): Withdrawal[] => {
  const names = deniedStepIn(message);
  return names ? [{ message, span: { start: 0, end: 0 }, reach: 'words', names }] : [];
};

/** "Le siège est à Rezé, pas à Nantes": one place against another, and no word between. */
const NOT_HERE =
  /(?<![a-z])(?:a|au|aux|en|dans|sur|chez|devant) [a-z0-9'-]{2,20}(?: [a-z0-9'-]{1,20}){0,3}? (?:et )?(?:non )?pas ((?:a|au|aux|en|dans|sur|chez|devant) [a-z0-9' -]{2,40})(?= ?(?:$|[.,;!?)\n]))/g;

const elsewhereIn = (message: ReadMessage): Withdrawal[] =>
  matchesOf(NOT_HERE, message.text).flatMap(({ index, 0: whole, 1: rejected = '' }) => {
    const words = tellingWords(rejected);
    const span = { start: index, end: index + whole.length };
    return words.length === 0
      ? []
      : [{ message, span, reach: 'words', names: (told: string) => words.every((word) => word.test(told)) }];
  });

const tellingWordsOf = (text: string): string[] =>
  text.split(/[^a-z0-9]+/).filter((word) => word.length >= 4 && !UNTELLING.test(word));

const tellingWords = (text: string): RegExp[] => tellingWordsOf(text).map(patternOf);

/** All of what is named, where it is details and nothing else. */
const kindsNamedIn = (text: string): DetailKind[] => {
  const words = tellingWordsOf(text.replace(/(?<![a-z])noms?(?![a-z])/g, 'noms'));
  const kinds = words.map(namedKindOf).filter((kind) => kind !== undefined);
  return kinds.length === words.length ? kinds : [];
};

const patternOf = (word: string): RegExp => new RegExp(TOLD_OTHERWISE[word] ?? word.replace(/s$/, ''));

/** Whether a detail that a message told has been taken back since, by what it is. */
export const isKindWithdrawn = (
  withdrawals: readonly Withdrawal[],
  messages: readonly ReadMessage[],
  kind: DetailKind,
  message: ReadMessage,
): boolean =>
  withdrawals.some(
    (withdrawal) =>
      withdrawal.kind === kind &&
      (messages.indexOf(message) < messages.indexOf(withdrawal.message) ||
        (message === withdrawal.message && isAtEnd(withdrawal))),
  );

/** Nothing is told behind it, which it could not mean. */
const isAtEnd = ({ message, span }: Withdrawal): boolean => !/[a-z0-9]/.test(message.text.slice(span.end));

/** True when the words were told before they were taken back. */
export const isWithdrawn = (
  withdrawals: readonly Withdrawal[],
  messages: readonly ReadMessage[],
  { message, span }: { message: ReadMessage; span: Span },
): boolean =>
  withdrawals.some((withdrawal) => {
    const at = messages.indexOf(message);
    const takenBackAt = messages.indexOf(withdrawal.message);
    if (at > takenBackAt || (at === takenBackAt && span.end > withdrawal.span.end)) return false;
    if (withdrawal.reach === 'kind') return false;
    if (withdrawal.reach === 'all') return true;
    if (withdrawal.reach === 'words') return withdrawal.names(message.text.slice(span.start, span.end));
    // What was told right before: in the same message, or in the one before it.
    const first = /[a-z0-9]/.test(
      withdrawal.message.text.slice(0, withdrawal.span.start).replaceAll('#', ''),
    );
    return (
      at === (first ? takenBackAt : takenBackAt - 1) &&
      withdrawal.names(message.text.slice(span.start, span.end))
    );
  });

/** The clauses of a sentence in which nothing was taken back. */
export const keptParts = (clauses: readonly Span[], sentence: Span, taken: readonly Span[]): Span[] =>
  clauses.filter(
    (clause) => overlaps(clause, sentence) && !taken.some((withdrawn) => overlaps(withdrawn, clause)),
  );
