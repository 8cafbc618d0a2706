/** Applies corrections: which found values are taken back, and which one stands in their place. */
import type { Move, Place } from '../moves/move.ts';
import type { Finding, Turn, Value } from '../readers/finding.ts';
import { fold } from '../text/fold.ts';
import { type Entry, heldValue, isPerson, isSameValue, passagesOf, type Slot, slotOf } from './entry.ts';
import { addFinding, isLive, type Ledger, refuseEntry, settle } from './ledger.ts';
import { isNearName, isWithin, stemsOf } from './stems.ts';

type Correction = Extract<Move, { act: 'correct' }>;

/** A correction with the findings of its turn that it concerns. */
export interface Change {
  taken: readonly Finding[];
  put: Finding | null;
  correction: Correction;
}

const CORRECTABLE: ReadonlySet<Slot> = new Set(['day', 'time', 'where', 'people', 'witnesses']);
/** "Non, mardi j'étais en repos" puts nothing right. */
const GOES_ON = /^\s*(?:je|j'|on|nous)\b/;
const QUOTE_SHARE = 0.5;
/** "17 h 05, c'est l'heure de la capture": what the time is of, in a message that puts a time right. */
const IS_OF_OTHER =
  /^[\s,]*(?:c|ct|c'est|cest|c'etait?|cetai[st]?|sa c'est) (?!.{0,14}\bou\b)(?:l |l'|l[aeo]|un|m[aoe]|s[ao]n? |cel|pour )/;
const NAME = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/u;

const isAt = ({ passage }: Finding, { start, end }: Place): boolean =>
  passage.start < end && start < passage.end;

const isSamePlace = (one: Finding, other: Finding): boolean =>
  one.passage.start < other.passage.end && other.passage.start < one.passage.end;

/** A change of spelling is a change, although the reader may take both for one person. */
const isOther = (one: Finding, other: Finding): boolean =>
  slotOf(one.value) === slotOf(other.value) && !isSamePlace(one, other) && !isSame(one, other);

const isSame = (one: Finding, other: Finding): boolean =>
  isSameValue(one.value, other.value) ||
  (!isPerson(one.value) && isWithin(stemsOf(one.passage.words), stemsOf(other.passage.words)));

const goesOn = (turn: Turn, { passage }: Finding): boolean =>
  GOES_ON.test(fold(turn.message.content.slice(passage.end, passage.end + 8)));

const isOfOther = (turn: Turn, { value, passage }: Finding): boolean =>
  value.detail === 'when' &&
  IS_OF_OTHER.test(fold(turn.message.content.slice(passage.end, passage.end + 30)));

/** The change that a correction makes among the findings of its own turn; null where it makes none there. */
const changeOf = (
  turn: Turn,
  correction: Correction,
  findings: readonly Finding[],
  denied: readonly Finding[],
): Change => {
  const { old, puts, isDenied, isPlain, isInside, isTight, passage } = correction;
  const able = findings.filter(({ value }) => CORRECTABLE.has(slotOf(value)));
  const beside = old === null ? [] : able.filter((one) => isAt(one, old));
  const candidates = puts.flatMap((place) => able.filter((one) => isAt(one, place)));
  const open = candidates.filter((one) => !denied.includes(one) && (isDenied || !goesOn(turn, one)));
  if (isDenied) {
    const put = open.find((one) => beside.some((other) => isOther(one, other))) ?? null;
    const isMeant = !isTight || put !== null;
    return { taken: isMeant ? beside : [], put: beside.length > 0 ? put : (open[0] ?? null), correction };
  }
  const put = open[0] ?? null;
  if (put !== null && isOfOther(turn, put)) {
    return { taken: [put], put: beside.find((one) => isOther(one, put)) ?? null, correction };
  }
  if (put !== null) {
    const near = beside.filter((one) => isOther(one, put));
    const before = able.filter((one) => one.passage.end <= passage.start && isOther(one, put));
    const taken = near.length > 0 || isTight ? near : before;
    if (taken.length > 0) return { taken, put, correction };
    // "Rachid Benali. Enfin non, pardon, Rachid c'est le délégué."
    const isNamedAgain = beside.some((one) => isPerson(one.value) && isSame(one, put));
    return isPlain && isNamedAgain
      ? { taken: beside, put: null, correction }
      : { taken: [], put, correction };
  }
  return { taken: isPlain && isInside ? beside : [], put: null, correction };
};

/** All changes of a turn. Denied values are known first, so that none of them is put in another's place. */
export const changesOf = (turn: Turn, moves: readonly Move[], found: readonly Finding[]): Change[] => {
  const findings = found.filter(({ passage }) => passage.messageId === turn.message.id);
  const corrections = moves.filter((move): move is Correction => move.act === 'correct');
  const denied = corrections
    .filter(({ isDenied, isTight }) => isDenied && !isTight)
    .flatMap(({ old }) => findings.filter((one) => old !== null && isAt(one, old)));
  return corrections.map((one) => changeOf(turn, one, findings, denied));
};

/** What was told in earlier messages and is put right by a value of this one, with no old value named beside it. */
const earlierThan = (ledger: Ledger, put: Finding, { isTight, isPlain, isDenied }: Correction): Entry[] => {
  if (isTight || isDenied) return [];
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
    const value = heldValue(one);
    const isNear =
      isPerson(value) && isPerson(put.value) && isNearName(value.name ?? '', put.value.name ?? '');
    return isNear || (isPlain && isPerson(value) && value.part === 'author' && value.name !== null);
  });
};

/** Of a person, who is put in another's place did what the other was said to have done. */
const inPlaceOf = (put: Finding, old: Value | null): Finding => {
  if (old === null || !isPerson(old) || !isPerson(put.value)) return put;
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
  const value = entry === null ? finding.value : heldValue(entry);
  const part = isPerson(value) && value.part === 'author' ? 'author' : null;
  if (entry !== null) refuseEntry(ledger, entry, 'words', part);
  return value;
};

/** "Pas le 25", where no reader gives a value for the words: what rests on the same words is taken back. */
const takeBackWords = (ledger: Ledger, { passage, old }: Correction, content: string): Entry[] => {
  if (old === null) return [];
  const words = content.slice(old.start, old.end);
  const stems = stemsOf(words).slice(0, 2);
  const hit = ledger.entries.filter((entry) => {
    if (!isLive(entry) || !CORRECTABLE.has(entry.slot)) return false;
    const value = heldValue(entry);
    const isDay =
      value.detail === 'when' && value.day !== null && stems.includes(String(Number(value.day.slice(-2))));
    return isDay || passagesOf(entry).some((one) => isWithin(stems, stemsOf(one.words)));
  });
  for (const entry of hit) refuseEntry(ledger, entry, 'words');
  if (/\d/.test(words)) {
    ledger.refusals.push({ slots: ['day'], part: null, value: null, passages: [passage], words });
  }
  return hit;
};

/** "Pardon, Delmatte, avec un a": a name that no reader took up, and that is close to one that is known. */
const respelled = ({ message }: Turn, ledger: Ledger, { puts, isPlain }: Correction): Finding | null => {
  const start = puts[0]?.start;
  const words = start === undefined || !isPlain ? undefined : NAME.exec(message.content.slice(start))?.[0];
  if (start === undefined || words === undefined) return null;
  const known = ledger.entries.find((one) => {
    const value = heldValue(one);
    return isLive(one) && isPerson(value) && value.name !== words && isNearName(value.name ?? '', words);
  });
  const [first] = known?.findings ?? [];
  const value = known === undefined ? null : heldValue(known);
  if (first === undefined || value === null || !isPerson(value)) return null;
  const passage = { messageId: message.id, start, end: start + words.length, words };
  return { ...first, passage, value: { ...value, name: words }, why: 'a name that was put right' };
};

/** Applies a change to the incident that its words belong to. */
export const applyChange = (turn: Turn, ledger: Ledger, { taken, put: found, correction }: Change): void => {
  const told = found ?? (taken.length === 0 ? respelled(turn, ledger, correction) : null);
  const put = told === null ? null : asEvent(told);
  const refused = taken.map((one) => takeBack(ledger, one));
  const isWordless = correction.isDenied && correction.isPlain && taken.length === 0;
  const hit = isWordless ? takeBackWords(ledger, correction, turn.message.content) : [];
  const before =
    put !== null && taken.length === 0 && hit.length === 0 ? earlierThan(ledger, put, correction) : [];
  const old = [...hit, ...before].map(heldValue);
  for (const entry of before) refuseEntry(ledger, entry, 'words');
  if (put === null || refused.length + old.length === 0) return;
  const replaced = [...refused, ...old].find((one) => slotOf(one) === slotOf(put.value)) ?? null;
  if (replaced === null) return;
  const entry =
    addFinding(ledger, inPlaceOf(put, replaced)) ?? forceFinding(ledger, inPlaceOf(put, replaced));
  settle(ledger, entry, 'corrected', 'words');
};

/** What the person puts in by name stands, also where they refused it before: "finalement c'était bien 10h". */
const forceFinding = (ledger: Ledger, finding: Finding): Entry => {
  ledger.refusals = ledger.refusals.filter(
    ({ value }) => value === null || !isSameValue(value, finding.value),
  );
  const entry: Entry = {
    slot: slotOf(finding.value),
    findings: [finding],
    set: null,
    state: 'proposed',
    by: null,
    isSuperseded: false,
    isCarried: false,
  };
  ledger.entries.push(entry);
  return entry;
};

/** "Non, « notre plus grosse bouée »": of two quotes that share most of their words, the later one is true. */
export const applyQuoteChange = (
  ledger: Ledger,
  correction: Correction,
  findings: readonly Finding[],
): void => {
  if (correction.isDenied || correction.isTight) return;
  const [place] = correction.puts;
  const put = findings.find(
    (one) => slotOf(one.value) === 'description' && place !== undefined && isAt(one, place),
  );
  if (put === undefined) return;
  const stems = stemsOf(put.passage.words);
  const olds = ledger.entries.filter((entry) => {
    if (entry.slot !== 'description' || !isLive(entry)) return false;
    return passagesOf(entry).some(({ words, messageId, start }) => {
      const own = stemsOf(words);
      const shared = stems.filter((one) => own.includes(one)).length;
      const isBefore = messageId !== put.passage.messageId || start < correction.passage.start;
      return isBefore && shared > 1 && shared < stems.length && shared >= stems.length * QUOTE_SHARE;
    });
  });
  for (const entry of olds) refuseEntry(ledger, entry, 'words');
  const entry = ledger.entries.find((one) => isLive(one) && one.findings.includes(put));
  if (olds.length > 0 && entry !== undefined) settle(ledger, entry, 'corrected', 'words');
};
