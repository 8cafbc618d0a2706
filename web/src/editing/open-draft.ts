import type { FieldValues } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { claimDraft } from '#web/lib/drafts/draft-claims.ts';
import { type DraftPlace, NEW_SCOPE } from '#web/lib/drafts/draft-place.ts';
import { draftKey, findDrafts, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { type DraftContent, parseDraft } from './draft-content.ts';
import { draftStorage } from './draft-keeper.ts';
import type { DraftKind, EditedKind, Part, StoredRecord } from './edited-kind.ts';

/** The scope of records that are not stored yet. */
export const NEW_RECORD = NEW_SCOPE;

/** A form's place among the drafts, and what was found there. */
export interface OpenDraft<Values extends FieldValues> {
  place: DraftPlace;
  draft: DraftContent<Values> | null;
}

/**
 * The id of the record that a draft belongs to. A new one is created with the id of its draft, so that sending it again,
 * even after a reload, creates nothing twice.
 */
export const recordIdOf = ({ scope, slot }: DraftPlace): string => (scope === NEW_RECORD ? slot : scope);

/** The drafts of this person for a record, or for new ones; newest first. */
export const findOpenDrafts = <Values extends FieldValues>(
  kind: DraftKind<Values>,
  owner: string,
  scope: string,
): OpenDraft<Values>[] =>
  findDrafts({ what: kind.what, owner, scope }, (content) => parseDraft(kind, content)).map(
    ({ place, content }) => ({ place, draft: content }),
  );

/** A place of its own, with nothing in it. */
export const freshDraft = <Values extends FieldValues>(
  { what }: Pick<DraftKind<Values>, 'what'>,
  owner: string,
  scope: string,
): OpenDraft<Values> => {
  const place = { what, owner, scope, slot: uuidv7() };
  void claimDraft(draftKey(place));
  return { place, draft: null };
};

/** Takes the newest draft that no other tab is writing, or begins one. */
export const openDraft = async <Values extends FieldValues>(
  kind: DraftKind<Values>,
  owner: string,
  scope: string,
): Promise<OpenDraft<Values>> => {
  for (const found of findOpenDrafts(kind, owner, scope)) {
    if (await claimDraft(draftKey(found.place))) return found;
  }
  return freshDraft(kind, owner, scope);
};

/** Makes words about a record that is gone the draft of a new one. @returns the id of the new one */
export const keepAsNew = <Values extends FieldValues, Stored extends StoredRecord>(
  { what, asNew, isSensitive }: EditedKind<Values, Stored>,
  owner: string,
  words: Part<Values>,
): string => {
  const place = { what, owner, scope: NEW_RECORD, slot: uuidv7() };
  const values = asNew(words);
  const draft: DraftContent<Values> = { values, base: null, aside: null };
  writeDraft(place, draft, draftStorage(isSensitive(values)));
  return recordIdOf(place);
};
