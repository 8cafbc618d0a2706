/** Folds what was found and said in all messages of a conversation into what is held of each incident. */
import { isHedged } from '../moves/hedges.ts';
import type { Move } from '../moves/move.ts';
import { hasSense } from '../moves/senses.ts';
import type { Finding, Passage, Turn } from '../readers/finding.ts';
import type { AlarmSign } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import { applyAnswer } from './apply-answers.ts';
import { applyChange, type Change, changesOf } from './apply-corrections.ts';
import { applyDoubt, applyRefusal } from './apply-refusals.ts';
import { answerAsked } from './asked.ts';
import type { ShownCard } from './card.ts';
import { authorsAmong, type Entry, holds, isLive, personIn, slotOf, splitValue } from './entry.ts';
import { addFinding, type Ledger, newLedger } from './ledger.ts';
import type { Answer } from './proposal.ts';
import { namePartsOf } from './stems.ts';
import { begin, type Division, joinedBy, ledgerAt, type Segment, segmentsOf } from './topics.ts';

/** A message of the person with all that was read in it. */
export interface ReadTurn {
  turn: Turn;
  findings: readonly Finding[];
  moves: readonly Move[];
  /** Danger or distress in it. */
  alarm: AlarmSign | null;
}

/** Times of something else are nothing that happened to the person, unless they are put in the place of one that is. */
const isOfEvent = ({ value }: Finding): boolean => value.detail !== 'when' || value.of !== 'other';

const halvesOf = (finding: Finding): Finding[] =>
  splitValue(finding.value).map((value) => ({ ...finding, value }));

const CONFIRMS_OUTRIGHT = /\bc(?:['’]?est?|['’]?é|t)?\s*(?:bien\s+)?(?:ça|ca|sa|cela)\b|\bexact/i;

/** What the person says to a card: "oui c'est ça", "non", "je ne sais pas". */
const answerCard = (
  { turn, moves, findings }: ReadTurn,
  card: ShownCard,
  ledgers: readonly Ledger[],
): void => {
  const ledger = ledgers.find(({ key }) => key === card.incident);
  if (ledger === undefined) return;
  const has = (act: Move['act']) => moves.some((move) => move.act === act);
  // "Oui" to another question says nothing of the card under it; "oui, c'est ça" does.
  const isAskedElse =
    turn.asked !== null && turn.asked !== card.detail && !CONFIRMS_OUTRIGHT.test(turn.message.content);
  const isOther =
    has('protest') ||
    has('doubt') ||
    (has('correct') && findings.length > 0) ||
    isHedged(turn.sentences, { start: turn.sentences[0]?.start ?? 0 });
  const action = has('unknown') ? 'unsure' : has('confirm') ? 'confirm' : has('deny') ? 'refuse' : null;
  if (action === null || isAskedElse || (isOther && action !== 'unsure')) return;
  const { incident, detail, about } = card;
  applyAnswer(ledger, { made: 0, incident, detail, about, action, after: turn.message.id }, 'words');
};

const nameOf = (entry: Entry): readonly string[] => namePartsOf(personIn(entry)?.name ?? '');

/** The same person goes on in the next incident: "le même homme", "il m'a repris la clé". */
const carryAuthor = (turn: Turn, from: Ledger, to: Ledger, start: number): void => {
  const authors = authorsAmong(from.entries);
  const named = authors.filter((one) => nameOf(one).length > 0);
  const [author, another] = named.length > 0 ? named : authors;
  if (author === undefined || another !== undefined || authorsAmong(to.entries).length > 0) return;
  const names = new Set(['il', 'elle', 'meme', ...authors.flatMap(nameOf)]);
  const isMeant = turn.sentences
    .filter((sentence) => sentence.start >= start)
    .flatMap(({ clauses }) => clauses.filter(({ isQuoted }) => !isQuoted))
    .some(({ words }) => words.some(({ plain }) => names.has(plain)));
  if (!isMeant) return;
  to.entries.push({ ...author, state: 'proposed', by: null, isCarried: true });
  to.refusals.push(...from.refusals.filter(({ slots }) => slots.includes('people')));
};

/** A place or a witness that is known of one other incident alone is named again of that one. */
const homeOf = (finding: Finding, own: Ledger, ledgers: readonly Ledger[]): Ledger => {
  const slot = slotOf(finding.value);
  if ((slot !== 'where' && slot !== 'witnesses') || own.key.startsWith(`${finding.passage.messageId}:`))
    return own;
  const knows = ({ entries }: Ledger) => entries.some((one) => isLive(one) && holds(one, finding, entries));
  const [home, another] = ledgers.filter(knows);
  return home === undefined || another !== undefined ? own : home;
};

/** "Vers 10 h, je crois": an hour is no more exact than the clause that it stands in. */
const asGuessed = ({ sentences }: Turn, finding: Finding): Finding => {
  const { value, passage } = finding;
  if (value.detail !== 'when' || value.time === null || value.isApproximate) return finding;
  const clause = sentences
    .flatMap(({ clauses }) => clauses)
    .find(({ start, end }) => start <= passage.start && passage.start < end);
  const isGuess = clause !== undefined && hasSense(clause.words, 'guess');
  return isGuess ? { ...finding, value: { ...value, isApproximate: true } } : finding;
};

const startOf = (step: Finding | Change): number =>
  'correction' in step ? step.correction.passage.start : step.passage.start;

const foldTurn = (
  read: ReadTurn,
  ledgers: Ledger[],
  current: Ledger,
  /** The incidents that the parts of each message tell of. */
  parts: Map<string, readonly Segment[]>,
  byHand: { joined: ReadonlySet<string>; isMarked: boolean },
): Ledger => {
  const { turn, moves } = read;
  const earlier = new Set(parts.keys());
  const known = ledgers.length;
  const segments = segmentsOf(turn, moves, ledgers, current, byHand);
  parts.set(turn.message.id, segments);
  // A reader may understand words of an earlier message only now.
  const ledgerOf = ({ messageId, start }: Passage) => ledgerAt(parts.get(messageId) ?? segments, start);
  const findings = read.findings.flatMap((one) => halvesOf(asGuessed(turn, one)));
  const changes = changesOf(turn, moves, findings);
  const touched = new Set(changes.flatMap(({ taken, put }) => [...taken, ...(put === null ? [] : [put])]));
  const add = (finding: Finding) => {
    if (!isOfEvent(finding)) return;
    const own = ledgerOf(finding.passage);
    addFinding(byHand.isMarked ? own : homeOf(finding, own, ledgers), finding);
  };
  const change = (one: Change) => {
    const ledger = ledgerOf((one.put ?? one.correction).passage);
    applyChange(turn, ledger, ledgers, one);
    // What stands after "non" and puts nothing right is told like anything else.
    if (one.put !== null && changes.every(({ taken }) => !taken.some((other) => other === one.put)))
      add(one.put);
  };
  const rest = findings.filter((one) => !touched.has(one));
  for (const step of [...rest, ...changes].sort((one, other) => startOf(one) - startOf(other))) {
    if ('correction' in step) change(step);
    else add(step);
  }
  for (const move of moves) {
    const { act } = move;
    if (act === 'doubt' && move.about.kind !== 'types') applyDoubt(ledgerOf(move.passage), move, earlier);
    else if (act === 'refuse' || act === 'doubt') applyRefusal(turn, ledgers, move);
  }
  const last = segments.at(-1)?.ledger ?? current;
  const isGone = moves.some((one) => one.act === 'refuse' && one.about.kind === 'all');
  if (!isGone && read.alarm?.degree !== 'plain') answerAsked(turn, read.findings, moves, last);
  for (const ledger of ledgers.slice(known)) {
    const before = ledgers[ledgers.indexOf(ledger) - 1];
    const start = segments.find((one) => one.ledger === ledger)?.start ?? 0;
    if (before !== undefined) carryAuthor(turn, before, ledger, start);
  }
  return last;
};

/** When an answer was given: after the message that it names, else as soon as all its words had been told. */
const placeOfAnswer = ({ after, about, incident }: Answer, order: ReadonlyMap<string, number>): number => {
  const end = Number.POSITIVE_INFINITY;
  if (after !== undefined) return order.get(after) ?? end;
  const told = (about?.passages ?? []).map(({ messageId }) => order.get(messageId) ?? end);
  const begun = order.get(incident.slice(0, Math.max(0, incident.lastIndexOf(':')))) ?? 0;
  return told.length === 0 ? end : Math.max(begun, ...told);
};

/** Where the person's own divisions lead. */
const divided = (
  divisions: readonly Division[],
  ledgers: Ledger[],
  current: Ledger,
  joined: ReadonlySet<string>,
): Ledger =>
  divisions.reduce((ledger, { action, key }) => {
    const meant = action === 'begin' ? begin(key, ledgers, joined) : ledgers.find((one) => one.key === key);
    return meant ?? ledger;
  }, current);

export interface Conversation {
  said: readonly SaidMessage[];
  /** What was read of the person's messages, in order. */
  turns: readonly ReadTurn[];
  answers: readonly Answer[];
  cards: readonly ShownCard[];
  /** How the person divided the conversation, in the order in which they did. */
  divisions: readonly Division[];
  /** The place of each message in what was said. */
  order: ReadonlyMap<string, number>;
}

/** @returns the incidents in the order told, at least one; and the one that is being told */
export const foldTurns = ({ said, turns, answers, cards, divisions, order }: Conversation) => {
  const joined = joinedBy(divisions);
  const first = newLedger('', []);
  const ledgers: Ledger[] = [first];
  let current = first;
  const given = answers
    .map((answer) => ({ answer, at: placeOfAnswer(answer, order) }))
    .sort((one, other) => one.at - other.at || one.answer.made - other.answer.made);
  const answerUpTo = (place: number) => {
    for (let next = given[0]; next !== undefined && next.at <= place; next = given[0]) {
      given.shift();
      const ledger = ledgers.find(({ key }) => key === next.answer.incident);
      // Of an incident that is not told apart any more only the refusals stand: nothing must become certain of another one.
      if (ledger !== undefined || next.answer.action === 'refuse') applyAnswer(ledger ?? first, next.answer);
    }
  };
  const parts = new Map<string, readonly Segment[]>();
  const unfolded = [...turns];
  /** The person has answered it by a press since it was shown. */
  const isPressed = ({ after, incident, detail }: ShownCard): boolean =>
    answers.some(
      (one) =>
        one.incident === incident &&
        one.detail === detail &&
        (order.get(one.after ?? '') ?? -1) >= (order.get(after) ?? 0),
    );
  let undone = divisions.filter(({ at }) => at !== undefined);
  let card: ShownCard | null = null;
  for (const [place, { id, role }] of said.entries()) {
    const turn = role === 'user' ? unfolded.shift() : undefined;
    if (turn === undefined) card = cards.findLast(({ after }) => after === id) ?? card;
    else {
      const due = undone.filter(({ at = 0 }) => at <= place);
      undone = undone.filter(({ at = 0 }) => at > place);
      current = foldTurn(turn, ledgers, divided(due, ledgers, current, joined), parts, {
        joined,
        isMarked: due.length > 0,
      });
      if (card !== null && !isPressed(card)) answerCard(turn, card, ledgers);
      card = null;
    }
    answerUpTo(place);
  }
  answerUpTo(Number.POSITIVE_INFINITY);
  return { ledgers, current };
};
