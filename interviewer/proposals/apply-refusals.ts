/** Applies refusals and doubts that were said in words. */
import type { About, Move } from '../moves/move.ts';
import type { Passage, Turn } from '../readers/finding.ts';
import { fold } from '../text/fold.ts';
import { type Entry, heldValue, isPerson, passagesOf, type Slot } from './entry.ts';
import { isLive, type Ledger, refuseEntry, slotsOf } from './ledger.ts';
import { isWithin, namePartsOf, stemsOf } from './stems.ts';

const SAYABLE: readonly Slot[] = ['day', 'time', 'vague', 'where', 'people', 'witnesses'];

/** Whether words name what an entry holds. */
const names = (words: string, entry: Entry): boolean => {
  const value = heldValue(entry);
  const stems = stemsOf(words);
  if (isPerson(value)) {
    if (value.name === null) return value.role !== null && isWithin(stemsOf(value.role), stems);
    const said = fold(words).split(/[^\p{L}\p{N}]+/u);
    return namePartsOf(value.name).some((one) => one.length > 2 && said.includes(one));
  }
  return passagesOf(entry).some((one) => {
    const own = stemsOf(one.words);
    return isWithin(own, stems) || isWithin(stems, own);
  });
};

const refuseWords = (
  turn: Turn,
  ledger: Ledger,
  { place, details, part }: Extract<About, { kind: 'words' }>,
  passage: Passage,
): void => {
  const words = turn.message.content.slice(place.start, place.end);
  if (stemsOf(words).length === 0) return;
  const slots = details === null ? SAYABLE : slotsOf(details);
  for (const entry of [...ledger.entries]) {
    if (!isLive(entry) || !slots.includes(entry.slot) || !names(words, entry)) continue;
    const value = heldValue(entry);
    if (part === null || (isPerson(value) && value.part === part)) refuseEntry(ledger, entry, 'words', part);
  }
  ledger.refusals.push({ slots, part, value: null, passages: [passage], words });
};

const refuseTypes = (ledger: Ledger, { types }: Extract<About, { kind: 'types' }>): void => {
  for (const type of types) {
    const value = { detail: 'incident_type', type } as const;
    ledger.refusals.push({ slots: ['incident_type'], part: null, value, passages: [], words: '' });
  }
  for (const entry of ledger.entries) {
    const value = heldValue(entry);
    if (isLive(entry) && value.detail === 'incident_type' && types.includes(value.type)) {
      entry.state = 'refused';
      entry.by = 'words';
    }
  }
};

/** All that was told is taken back as a whole: an essay with the tool, not somebody's account. */
const refuseAll = (ledger: Ledger): void => {
  for (const entry of ledger.entries.filter(isLive)) {
    entry.state = 'refused';
    entry.by = 'words';
  }
};

export const applyRefusal = (
  turn: Turn,
  ledger: Ledger,
  { about, passage }: Extract<Move, { act: 'refuse' | 'doubt' }>,
): void => {
  if (about.kind === 'types') refuseTypes(ledger, about);
  if (about.kind === 'words') refuseWords(turn, ledger, about, passage);
  if (about.kind === 'all') refuseAll(ledger);
};

const slotsOfDoubt = (about: About): readonly Slot[] => {
  if (about.kind === 'sentence') return SAYABLE;
  if (about.kind !== 'detail') return [];
  return about.slot === null ? slotsOf([about.detail]) : [about.slot];
};

/** What was told before the doubt, or in its sentence, is unsure; what is told after it is not touched. */
export const applyDoubt = (
  ledger: Ledger,
  { about, passage }: Extract<Move, { act: 'refuse' | 'doubt' }>,
  earlier: ReadonlySet<string>,
): void => {
  const slots = slotsOfDoubt(about);
  for (const entry of ledger.entries) {
    if (!isLive(entry) || !slots.includes(entry.slot)) continue;
    const isMeant = passagesOf(entry).every(({ messageId, start }) => {
      const isHere = messageId === passage.messageId;
      const isInSentence = isHere && passage.start <= start && start < passage.end;
      if (about.kind === 'sentence') return isInSentence;
      return isHere ? start < passage.end : earlier.has(messageId);
    });
    if (!isMeant || entry.isSuperseded) continue;
    entry.state = 'unsure';
    entry.by = 'words';
  }
};
