import { v7 as uuidv7 } from 'uuid';
import { claimDraft } from '#web/lib/drafts/draft-claims.ts';
import { type DraftPlace, draftKey, findDrafts, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { emptyValues } from '../values/incident-values.ts';
import { draftStorage } from './draft-keeper.ts';
import { type IncidentDraft, parseIncidentDraft, withDraft } from './incident-draft.ts';

const WHAT = 'incident';
/** The scope of incidents that are not stored yet. */
export const NEW_INCIDENT = 'new';

/** A form's place among the drafts, and what was found there. */
export interface OpenDraft {
  place: DraftPlace;
  draft: IncidentDraft | null;
}

/** The drafts of this person for an incident, or for new ones; newest first. */
export const findIncidentDrafts = (owner: string, scope: string): OpenDraft[] =>
  findDrafts({ what: WHAT, owner, scope }, parseIncidentDraft).map(({ place, content }) => ({
    place,
    draft: content,
  }));

/** A place of its own, with nothing in it or with a draft that is to be taken up again. */
export const freshDraft = (owner: string, scope: string, draft: IncidentDraft | null = null): OpenDraft => {
  const place = { what: WHAT, owner, scope, slot: uuidv7() };
  void claimDraft(draftKey(place));
  return { place, draft };
};

/** Takes the newest draft that no other tab is writing, or begins one. */
export const openDraft = async (owner: string, scope: string): Promise<OpenDraft> => {
  for (const found of findIncidentDrafts(owner, scope)) {
    if (await claimDraft(draftKey(found.place))) return found;
  }
  return freshDraft(owner, scope);
};

/** Makes what was typed about an incident that is gone the draft of a new one. */
export const keepAsNewIncident = (owner: string, values: IncidentDraft['values'], today: string): void => {
  const place = { what: WHAT, owner, scope: NEW_INCIDENT, slot: uuidv7() };
  const typed = { ...withDraft(emptyValues(today), values), status: 'open' as const };
  writeDraft(
    place,
    { incidentId: uuidv7(), values: typed, base: null, aside: null } satisfies IncidentDraft,
    draftStorage(typed.is_sensitive),
  );
};
