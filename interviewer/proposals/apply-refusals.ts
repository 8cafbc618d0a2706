/** Applies refusals and doubts that were said in words. */
import type { About, Move } from '../moves/move.ts';
import type { Turn } from '../readers/finding.ts';
import { heldValue, isLive, mark, passagesOf, personIn } from './entry.ts';
import { isNamedBy, type Ledger, refusalOf, refuseEntry, slotsOf } from './ledger.ts';
import { stemsOf } from './stems.ts';

type Refusing = Extract<Move, { act: 'refuse' | 'doubt' }>;

const refuseWords = (
  turn: Turn,
  ledger: Ledger,
  { place, details, part }: Extract<About, { kind: 'words' }>,
): void => {
  const words = turn.message.content.slice(place.start, place.end);
  if (stemsOf(words).length === 0) return;
  const slots = slotsOf(details);
  for (const entry of [...ledger.entries]) {
    const isNamed = entry.findings.some((one) => isNamedBy(words, { ...one, value: heldValue(entry) }));
    const isPart = part === null || personIn(entry)?.part === part;
    if (isLive(entry) && slots.includes(entry.slot) && isNamed && isPart) {
      refuseEntry(ledger, entry, 'words', part);
    }
  }
  ledger.shared.push(refusalOf(slots, { part, words }));
};

const refuseTypes = (ledger: Ledger, { types }: Extract<About, { kind: 'types' }>): void => {
  for (const type of types) {
    ledger.shared.push(refusalOf(['incident_type'], { value: { detail: 'incident_type', type } }));
  }
  for (const entry of ledger.entries) {
    const value = heldValue(entry);
    if (isLive(entry) && value.detail === 'incident_type' && types.includes(value.type)) {
      mark(entry, 'refused', 'words');
    }
  }
};

/** Refusals of labels and of people hold for the whole conversation. */
export const applyRefusal = (turn: Turn, ledgers: readonly Ledger[], { about }: Refusing): void => {
  for (const ledger of ledgers) {
    if (about.kind === 'types') refuseTypes(ledger, about);
    if (about.kind === 'words') refuseWords(turn, ledger, about);
    // All that was told is taken back as a whole: an essay with the tool, not somebody's account.
    if (about.kind === 'all')
      for (const entry of ledger.entries.filter(isLive)) mark(entry, 'refused', 'words');
  }
};

/** What was told before the doubt is unsure; what is told after it is not touched. */
export const applyDoubt = (
  ledger: Ledger,
  { about, passage }: Refusing,
  earlier: ReadonlySet<string>,
): void => {
  if (about.kind !== 'detail') return;
  const slots = about.slot === null ? slotsOf([about.detail]) : [about.slot];
  for (const entry of ledger.entries) {
    const isMeant = passagesOf(entry).every(({ messageId, start }) =>
      messageId === passage.messageId ? start < passage.end : earlier.has(messageId),
    );
    if (isMeant && isLive(entry) && slots.includes(entry.slot) && !entry.isSuperseded) {
      mark(entry, 'unsure', 'words');
    }
  }
};
