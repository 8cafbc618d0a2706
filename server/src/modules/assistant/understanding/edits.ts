/**
 * What the person does by hand to what was collected.
 *
 * [Note: edits] An edit speaks of what had been told when she made it. An erased detail is collected again when she
 * tells of it anew; a corrected one is hers, with what she tells afterwards behind it; an unsure one never counts
 * towards the rule of six. Her messages stay as they are.
 */
import type { Collected, CollectedDetail, DetailKind } from '#contract/interview.ts';
import { DETAIL_KINDS } from '#contract/interview.ts';

/** An edit that is in force. */
export type StoredEdit = {
  /** Of which incident of the conversation. */
  episode: string;
  kind: DetailKind;
  /** How many messages the conversation had when it was made. */
  through: number;
  /** Incidents that were joined when it was made: it speaks of those as well, if they were told in the same one. */
  joined?: readonly string[];
  /** The messages of which it speaks; all of the incident where absent. */
  speaksOf?: ReadonlySet<string>;
} & ({ action: 'correct'; value: string } | { action: 'erase' } | { action: 'unsure' });

/** What a text would collect as the answer to a question about this kind. */
type ReadAlone = (kind: DetailKind, text: string) => Collected;

/** @param collected what was told, without what she erased or corrected */
export const withEdits = (
  collected: Collected,
  edits: readonly StoredEdit[],
  readAlone: ReadAlone,
): Collected => {
  if (edits.length === 0) return collected;
  const edited = edits.reduce((so, edit) => withEdit(so, edit, readAlone), collected);
  const erased = edits
    .filter(
      ({ action, kind }) => action === 'erase' && !edited.details.some((detail) => detail.kind === kind),
    )
    .map(({ kind }) => kind);
  return erased.length === 0 ? edited : { ...edited, erased };
};

const withEdit = (collected: Collected, edit: StoredEdit, readAlone: ReadAlone): Collected => {
  const told = collected.details.find(({ kind }) => kind === edit.kind);
  if (edit.action === 'erase') return collected;
  if (edit.action === 'unsure') {
    if (!told || told.certainty === 'unknown') return collected;
    return replaced(collected, { ...told, certainty: 'approximate', edit: 'unsure' }, false);
  }
  return corrected(collected, edit.kind, edit.value, told, readAlone(edit.kind, edit.value));
};

/** Kinds that are precise only when they hold more than any words: a day with an hour, a name with a role. */
const NEEDS_READING: ReadonlySet<DetailKind> = new Set(['when', 'people', 'description']);

const corrected = (
  collected: Collected,
  kind: DetailKind,
  value: string,
  told: CollectedDetail | undefined,
  own: Collected,
): Collected => {
  const read = own.details.find((detail) => detail.kind === kind);
  const wasFilled = own.filled > 0 && read !== undefined && isFilled(own, kind);
  const isPrecise = NEEDS_READING.has(kind) ? wasFilled : read?.certainty !== 'approximate';
  const toldSince = told && told.certainty !== 'unknown' ? told : undefined;
  const detail: CollectedDetail = {
    kind,
    certainty: isPrecise ? 'exact' : 'approximate',
    value: [value.trim(), toldSince?.value].filter(Boolean).join(' ; '),
    sources: toldSince?.sources ?? [],
    edit: 'corrected',
  };
  const next = replaced(
    collected,
    detail,
    isPrecise || (toldSince !== undefined && isFilled(collected, kind)),
  );
  switch (kind) {
    case 'when':
      // A day that she tells afterwards is the later word.
      return toldSince && collected.day ? next : { ...next, day: own.day, time: own.time };
    case 'people':
      return {
        ...next,
        people: [
          ...own.people,
          ...collected.people.filter(({ name }) => !own.people.some((person) => person.name === name)),
        ],
      };
    case 'incident_type':
      return { ...next, type: own.type ?? collected.type };
    default:
      return next;
  }
};

/** Whether this kind is among those that `filled` counts: it differs from `certainty` where the hour is not known. */
const isFilled = (collected: Collected, kind: DetailKind): boolean => {
  const exact = collected.details.filter(({ certainty }) => certainty === 'exact');
  const detail = collected.details.find((other) => other.kind === kind);
  if (detail?.certainty === 'exact') return true;
  return kind === 'when' && detail !== undefined && collected.filled > exact.length;
};

const replaced = (collected: Collected, detail: CollectedDetail, counts: boolean): Collected => {
  const before = isFilled(collected, detail.kind) ? 1 : 0;
  const others = collected.details.filter(({ kind }) => kind !== detail.kind);
  return {
    ...collected,
    details: DETAIL_KINDS.flatMap((kind) =>
      kind === detail.kind ? [detail] : others.filter((other) => other.kind === kind),
    ),
    filled: collected.filled - before + (counts ? 1 : 0),
  };
};
