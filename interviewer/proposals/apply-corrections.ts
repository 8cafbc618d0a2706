/** Applies corrections: which found values are taken back, and which one stands in their place. */
import { isHedged } from '../moves/hedges.ts';
import type { Move, Place } from '../moves/move.ts';
import type { Finding, Turn, Value } from '../readers/finding.ts';
import { fold } from '../text/fold.ts';
import {
  type Entry,
  heldValue,
  isLive,
  isPerson,
  isSameValue,
  passagesOf,
  personIn,
  type Slot,
  slotOf,
} from './entry.ts';
import { addFinding, dateOf, forceFinding, type Ledger, refusalOf, refuseEntry, settle } from './ledger.ts';
import { isNearName, isWithin, stemsOf } from './stems.ts';

type Correction = Extract<Move, { act: 'correct' }>;

/** A correction with the findings of its turn that it concerns. */
export interface Change {
  taken: readonly Finding[];
  put: Finding | null;
  correction: Correction;
  /** The words say which value is wrong and which is right. Otherwise the new one stays a proposal. */
  isPaired: boolean;
}

const CORRECTABLE: ReadonlySet<Slot> = new Set(['day', 'time', 'where', 'people', 'witnesses']);
/** "17 h 05, c'est l'heure de la capture": what the time is of, in a message that puts a time right. */
const IS_OF_OTHER =
  /^[\s,]*(?:c|ct|c'est|cest|c'etait?|cetai[st]?|sa c'est) (?!.{0,14}\bou\b)(?:l |l'|l[aeo]|un|m[aoe]|s[ao]n? |cel|pour )/;

const isAt = ({ passage }: Finding, { start, end }: Place): boolean =>
  passage.start < end && start < passage.end;

const isSame = (one: Finding, other: Finding): boolean =>
  isSameValue(one.value, other.value) ||
  (!isPerson(one.value) && isWithin(stemsOf(one.passage.words), stemsOf(other.passage.words)));

/** A change of spelling is a change, although the reader may take both for one person. */
const isOther = (one: Finding, other: Finding): boolean =>
  slotOf(one.value) === slotOf(other.value) && !isAt(one, other.passage) && !isSame(one, other);

const isOfOther = (turn: Turn, { value, passage }: Finding): boolean =>
  value.detail === 'when' &&
  IS_OF_OTHER.test(fold(turn.message.content.slice(passage.end, passage.end + 30)));

/** The change that a correction makes among the findings of its own turn. */
const changeOf = (
  turn: Turn,
  correction: Correction,
  findings: readonly Finding[],
  denied: readonly Finding[],
): Change => {
  const { old, puts, isDenied, isPlain, isInside, passage } = correction;
  const able = findings.filter(({ value }) => CORRECTABLE.has(slotOf(value)));
  const beside = old === null ? [] : able.filter((one) => isAt(one, old));
  const open = puts
    .flatMap((place) => able.filter((one) => isAt(one, place)))
    .filter((one) => !denied.includes(one));
  const change = (taken: readonly Finding[], put: Finding | null, isPaired = taken.length > 0): Change => {
    return { taken, put, correction, isPaired };
  };
  const [put = null] = open;
  if (isDenied) {
    const other = open.find((one) => beside.some((wrong) => isOther(one, wrong))) ?? null;
    return change(beside, beside.length > 0 ? other : put);
  }
  if (put === null) return change(isPlain && isInside ? beside : [], null);
  if (isOfOther(turn, put)) return change([put], beside.find((one) => isOther(one, put)) ?? null);
  const near = beside.filter((one) => isOther(one, put));
  if (near.length > 0) return change(near, put);
  const before = able.filter((one) => one.passage.end <= passage.start && isOther(one, put));
  return change(before, put, isPlain);
};

/** All changes of a turn. Denied values are known first, so that none of them is put in another's place. */
export const changesOf = (turn: Turn, moves: readonly Move[], found: readonly Finding[]): Change[] => {
  const findings = found.filter(({ passage }) => passage.messageId === turn.message.id);
  const corrections = moves.filter((move): move is Correction => move.act === 'correct');
  const denied = corrections
    .filter(({ isDenied }) => isDenied)
    .flatMap(({ old }) => findings.filter((one) => old !== null && isAt(one, old)));
  return corrections.map((one) => changeOf(turn, one, findings, denied));
};

/** What was told in earlier messages and is put right by a value of this one, with no old value named beside it. */
const earlierThan = (ledger: Ledger, put: Finding, { isPlain, isDenied }: Correction): Entry[] => {
  if (isDenied) return [];
  const slot = slotOf(put.value);
  const others = ledger.entries.filter(
    (one) =>
      one.slot === slot &&
      isLive(one) &&
      !isSameValue(heldValue(one), put.value) &&
      passagesOf(one).every(({ messageId }) => messageId !== put.passage.messageId),
  );
  if (slot === 'day' || slot === 'time') return others;
  if (slot === 'where') return isPlain ? others.slice(-1) : [];
  return others.filter((one) => {
    const person = personIn(one);
    const isNamedAuthor = person?.part === 'author' && person.name !== null;
    return isRespelled(person, put.value) || (isPlain && isNamedAuthor);
  });
};

const isRespelled = (old: Value | null, put: Value): boolean =>
  old !== null && isPerson(old) && isPerson(put) && isNearName(old.name ?? '', put.name ?? '');

/** Of a person, who is put in another's place did what the other was said to have done; a time is one of the same event. */
const inPlaceOf = (put: Finding, old: Value): Finding => {
  if (!isPerson(old) || !isPerson(put.value)) return put;
  const { name, role } = put.value;
  return { ...put, value: { ...put.value, part: old.part, role: role ?? (name === null ? null : old.role) } };
};

/** In the place of a time that is put right stands one of the same event, whatever its clause looks like. */
const asEvent = (finding: Finding): Finding =>
  finding.value.detail === 'when' && finding.value.of === 'other'
    ? { ...finding, value: { ...finding.value, of: 'event' } }
    : finding;

const takeBack = (ledger: Ledger, finding: Finding): Value => {
  const entry = addFinding(ledger, asEvent(finding));
  if (entry === null) return finding.value;
  const value = heldValue(entry);
  refuseEntry(ledger, entry, 'words', isPerson(value) && value.part === 'author' ? 'author' : null);
  return value;
};

/** "Pas le 25", where no reader gives a value for the words: what they name is taken back, and a day of that number for good. */
const takeBackWords = (ledger: Ledger, { passage, old }: Correction, content: string): Value[] => {
  if (old === null) return [];
  const words = content.slice(old.start, old.end);
  const stems = stemsOf(words).slice(0, 2);
  const hit = ledger.entries.filter((entry) => {
    const value = heldValue(entry);
    const isDay = value.detail === 'when' && value.day !== null && stems.includes(dateOf(value.day));
    const isNamed = [personIn(entry)?.name ?? '', ...passagesOf(entry).map((one) => one.words)].some((one) =>
      isWithin(stems, stemsOf(one)),
    );
    return isLive(entry) && CORRECTABLE.has(entry.slot) && (isDay || isNamed);
  });
  for (const entry of hit) refuseEntry(ledger, entry, 'words');
  if (/\d/.test(words)) ledger.refusals.push(refusalOf(['day'], { passages: [passage], words }));
  return hit.map(heldValue);
};

/** A name that is spelled anew is spelled so in every incident, and the old spelling names nobody any more. */
const respell = (ledgers: readonly Ledger[], old: Value, put: Value): void => {
  if (!isPerson(old) || !isPerson(put) || !isRespelled(old, put)) return;
  for (const entry of ledgers.flatMap(({ entries }) => entries)) {
    const person = personIn(entry);
    if (isLive(entry) && person !== null && isSameValue(person, old))
      entry.set = { ...person, name: put.name };
  }
  ledgers[0]?.shared.push(refusalOf(['people', 'witnesses'], { value: old }));
};

/** Applies a change to the incident that its words belong to. */
export const applyChange = (
  turn: Turn,
  ledger: Ledger,
  ledgers: readonly Ledger[],
  { taken, put: found, correction, isPaired }: Change,
): void => {
  const isWordless = correction.isDenied && correction.isPlain && taken.length === 0;
  const old = [
    ...taken.map((one) => takeBack(ledger, one)),
    ...(isWordless ? takeBackWords(ledger, correction, turn.message.content) : []),
  ];
  if (found === null) return;
  const put = asEvent(found);
  const before = old.length === 0 ? earlierThan(ledger, put, correction) : [];
  for (const entry of before) refuseEntry(ledger, entry, 'words');
  const replaced = [...old, ...before.map(heldValue)].find((one) => slotOf(one) === slotOf(put.value));
  if (replaced === undefined) return;
  const right = inPlaceOf(put, replaced);
  // What the person puts in by name stands, also where they refused it before: "finalement c'était bien 10h".
  const isBack = ({ value }: { value: Value | null }) => value !== null && isSameValue(value, right.value);
  ledger.refusals = ledger.refusals.filter((one) => !isBack(one));
  const entry = addFinding(ledger, right) ?? forceFinding(ledger, right);
  respell(ledgers, replaced, right.value);
  // "Non, le 13 je crois": the old one is gone, and the new one only proposed.
  if ((isPaired || correction.isPlain) && !isHedged(turn.sentences, put.passage)) {
    settle(ledger, entry, 'corrected', 'words');
  }
};
