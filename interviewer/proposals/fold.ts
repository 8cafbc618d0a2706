/** Folds what was found and said in all messages of a conversation into what is held of each incident. */
import type { DetailKind } from '#contract/interview.ts';
import type { Move } from '../moves/move.ts';
import type { Finding, Passage, Turn, Value } from '../readers/finding.ts';
import { applyAnswer } from './apply-answers.ts';
import { applyChange, applyQuoteChange, type Change, changesOf } from './apply-corrections.ts';
import { applyDoubt, applyRefusal } from './apply-refusals.ts';
import type { ShownCard } from './card.ts';
import { type Entry, heldValue, holds, isOverlapping, isPerson, slotOf, splitValue } from './entry.ts';
import { addFinding, isLive, type Ledger, newLedger } from './ledger.ts';
import { UNKNOWN_WHY } from './present.ts';
import type { Answer } from './proposal.ts';
import { namePartsOf } from './stems.ts';
import { ledgerAt, type Segment, segmentsOf } from './topics.ts';
import { unreadAnswer } from './unread-answer.ts';

/** A message of the person with all that was read in it. */
export interface ReadTurn {
  turn: Turn;
  findings: readonly Finding[];
  moves: readonly Move[];
}

export interface Told {
  /** In the order told; at least one. */
  ledgers: readonly Ledger[];
  current: Ledger;
}

const DENIABLE: ReadonlySet<DetailKind> = new Set(['witnesses', 'people', 'impact', 'actions']);

/** Times of something else are nothing that happened to the person, unless they are put in the place of one that is. */
const isOfEvent = ({ value }: Finding): boolean => value.detail !== 'when' || value.of !== 'other';

const halvesOf = (finding: Finding): Finding[] =>
  splitValue(finding.value).map((value) => ({ ...finding, value }));

const emptyValue = (detail: Exclude<DetailKind, 'incident_type'>): Value => {
  if (detail === 'when')
    return { detail, day: null, time: null, isApproximate: true, isFull: false, of: 'event' };
  if (detail === 'people') return { detail, name: null, role: null, part: 'author' };
  if (detail === 'witnesses') return { detail, name: null, role: null, part: 'witness' };
  return { detail };
};

/** "Je ne sais pas" and "personne" in answer to a question. */
const answerAsked = ({ turn, findings, moves }: ReadTurn, ledger: Ledger): void => {
  const { asked } = turn;
  const reply = moves.find(({ act }) => act === 'unknown' || act === 'none');
  if (reply === undefined || asked === null || asked === 'free' || asked === 'incident_type') return;
  if (findings.some(({ value }) => value.detail === asked)) return;
  const isDenial = reply.act === 'none';
  if (isDenial && !DENIABLE.has(asked)) return;
  const why = isDenial ? '"none", in answer to what was asked' : UNKNOWN_WHY;
  const entry = addFinding(ledger, { passage: reply.passage, value: emptyValue(asked), isDenial, why });
  if (entry !== null && !isDenial && entry.findings.length === 1) {
    entry.state = 'unsure';
    entry.by = 'words';
  }
};

/** What the person says to a card: "oui c'est ça", "non", "je ne sais pas". */
const answerCard = (
  { turn, moves, findings }: ReadTurn,
  card: ShownCard,
  ledgers: readonly Ledger[],
): void => {
  const ledger = ledgers.find(({ key }) => key === card.incident);
  if (ledger === undefined) return;
  const has = (act: Move['act']) => moves.some((move) => move.act === act);
  const isOther =
    has('protest') || has('doubt') || moves.some((one) => one.act === 'correct' && findings.length > 0);
  const action = has('unknown') ? 'unsure' : has('confirm') ? 'confirm' : has('deny') ? 'refuse' : null;
  if (action === null || (isOther && action !== 'unsure')) return;
  const { incident, detail, about } = card;
  applyAnswer(ledger, { made: 0, incident, detail, about, action, after: turn.message.id }, 'words');
};

const authorNamesOf = (entry: Entry): readonly string[] => {
  const value = heldValue(entry);
  return isPerson(value) && value.name !== null ? namePartsOf(value.name) : [];
};

/** The same person goes on in the next incident: "le même homme", "il m'a repris la clé". */
const carryAuthor = (turn: Turn, from: Ledger, to: Ledger, start: number): void => {
  const words = turn.sentences
    .filter((sentence) => sentence.start >= start)
    .flatMap(({ clauses }) => clauses.filter(({ isQuoted }) => !isQuoted).flatMap((clause) => clause.words));
  const authors = from.entries.filter((one) => {
    const value = heldValue(one);
    return one.slot === 'people' && isLive(one) && isPerson(value) && value.part === 'author';
  });
  const names = new Set(['il', 'elle', 'meme', ...authors.flatMap(authorNamesOf)]);
  if (!words.some(({ plain }) => names.has(plain))) return;
  const isNamed = to.entries.some((one) => {
    const value = heldValue(one);
    return one.slot === 'people' && isPerson(value) && value.part === 'author';
  });
  const named = authors.filter((one) => authorNamesOf(one).length > 0);
  const [author, another] = named.length > 0 ? named : authors;
  if (author === undefined || another !== undefined || isNamed) return;
  to.entries.push({ ...author, state: 'proposed', by: null, isCarried: true });
  to.refusals.push(...from.refusals.filter(({ slots }) => slots?.includes('people')));
};

/** Refusals of labels and of people hold for the whole conversation; days and places belong to one incident. */
const ledgersOf = (
  move: Extract<Move, { act: 'refuse' }>,
  all: readonly Ledger[],
  own: Ledger,
): readonly Ledger[] => {
  const { about } = move;
  const isOfWhole =
    about.kind === 'types' || about.kind === 'all' || (about.kind === 'words' && about.details !== null);
  return isOfWhole ? all : [own];
};

/** What is said of the record is no account of what happened: "je ne sais pas si c'est du harcèlement". */
const isAboutRecord = ({ value, passage }: Finding, moves: readonly Move[]): boolean =>
  value.detail === 'description' &&
  moves.some((move) => {
    const isMeta =
      move.act === 'protest' ||
      ((move.act === 'refuse' || move.act === 'doubt') && move.about.kind === 'types');
    return isMeta && isOverlapping(passage, move.passage);
  });

/** "En mai 2026" within "le 27 mai 2026" tells nothing more. */
const isWithinDay = ({ value, passage }: Finding, findings: readonly Finding[]): boolean =>
  slotOf(value) === 'vague' &&
  findings.some((other) => slotOf(other.value) === 'day' && isOverlapping(passage, other.passage));

/** A place or a witness that is known of one other incident alone is named again of that one. */
const homeOf = (finding: Finding, own: Ledger, ledgers: readonly Ledger[]): Ledger => {
  const slot = slotOf(finding.value);
  if ((slot !== 'where' && slot !== 'witnesses') || own.key.startsWith(`${finding.passage.messageId}:`))
    return own;
  const knows = ({ entries }: Ledger) => entries.some((one) => isLive(one) && holds(one, finding, entries));
  const [home, another] = ledgers.filter(knows);
  return home === undefined || another !== undefined ? own : home;
};

const startOf = (step: Finding | Change): number =>
  'correction' in step ? step.correction.passage.start : step.passage.start;

const foldTurn = (
  read: ReadTurn,
  ledgers: Ledger[],
  current: Ledger,
  /** The incidents that the parts of each message tell of. */
  parts: Map<string, readonly Segment[]>,
): Ledger => {
  const { turn, moves } = read;
  const earlier = new Set(parts.keys());
  const known = ledgers.length;
  const segments = segmentsOf(turn, moves, ledgers, current);
  parts.set(turn.message.id, segments);
  // A reader may understand words of an earlier message only now.
  const ledgerOf = ({ messageId, start }: Passage) => ledgerAt(parts.get(messageId) ?? segments, start);
  const findings = read.findings.flatMap(halvesOf);
  const changes = changesOf(turn, moves, findings);
  const touched = new Set(changes.flatMap(({ taken, put }) => [...taken, ...(put === null ? [] : [put])]));
  const add = (finding: Finding) => {
    if (!isOfEvent(finding) || isAboutRecord(finding, moves) || isWithinDay(finding, findings)) return;
    addFinding(homeOf(finding, ledgerOf(finding.passage), ledgers), finding);
  };
  const change = (one: Change) => {
    const ledger = ledgerOf((one.put ?? one.correction).passage);
    applyChange(turn, ledger, one);
    // What stands after "non" and puts nothing right is told like anything else.
    if (one.put !== null && changes.every(({ taken }) => !taken.some((other) => other === one.put)))
      add(one.put);
  };
  const rest = findings.filter((one) => !touched.has(one));
  for (const step of [...rest, ...changes].sort((one, other) => startOf(one) - startOf(other))) {
    if ('correction' in step) change(step);
    else add(step);
  }
  for (const { correction } of changes) applyQuoteChange(ledgerOf(correction.passage), correction, findings);
  for (const move of moves) {
    const own = ledgerOf(move.passage);
    if (move.act === 'refuse')
      for (const ledger of ledgersOf(move, ledgers, own)) applyRefusal(turn, ledger, move);
    if (move.act === 'doubt') {
      if (move.about.kind === 'types') for (const ledger of ledgers) applyRefusal(turn, ledger, move);
      else applyDoubt(own, move, earlier);
    }
  }
  const last = segments.at(-1)?.ledger ?? current;
  const isGone = moves.some((one) => one.act === 'refuse' && one.about.kind === 'all');
  if (!isGone) answerAsked(read, last);
  const unread = isGone ? null : unreadAnswer(turn, read.findings, moves);
  if (unread !== null) addFinding(last, unread);
  for (const ledger of ledgers.slice(known)) {
    const before = ledgers[ledgers.indexOf(ledger) - 1];
    const start = segments.find((one) => one.ledger === ledger)?.start ?? 0;
    if (before !== undefined) carryAuthor(turn, before, ledger, start);
  }
  return last;
};

/** When an answer was given: after the message that it names, else as soon as all its words had been told. */
const turnOfAnswer = ({ after, about, incident }: Answer, places: ReadonlyMap<string, number>): number => {
  const end = Number.POSITIVE_INFINITY;
  if (after !== undefined) return places.get(after) ?? end;
  const told = (about?.passages ?? []).map(({ messageId }) => places.get(messageId) ?? end);
  const begun = places.get(incident.slice(0, Math.max(0, incident.lastIndexOf(':')))) ?? 0;
  return told.length === 0 ? end : Math.max(begun, ...told);
};

/**
 * @param read the messages of the person in order
 * @param places the place of each message of the conversation, the assistant's among them, as the number of turns told by then
 * @param cardBefore the card that stood before the person's message
 */
export const foldTurns = (
  read: readonly ReadTurn[],
  answers: readonly Answer[],
  places: ReadonlyMap<string, number>,
  cardBefore: (messageId: string) => ShownCard | null,
): Told => {
  const first = newLedger('');
  const ledgers: Ledger[] = [first];
  let current = first;
  const given = answers
    .map((answer) => ({ answer, at: turnOfAnswer(answer, places) }))
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
  for (const [place, one] of read.entries()) {
    current = foldTurn(one, ledgers, current, parts);
    const card = cardBefore(one.turn.message.id);
    if (card !== null) answerCard(one, card, ledgers);
    answerUpTo(place);
  }
  answerUpTo(Number.POSITIVE_INFINITY);
  return { ledgers, current };
};
