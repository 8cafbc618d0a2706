/** Where a draft belongs. No part may hold a dot. */
export interface DraftPlace {
  /** What is written: 'incident', 'chat'. */
  what: string;
  /** The id of the person it belongs to. */
  owner: string;
  /** The id of what is edited, or 'new'. */
  scope: string;
  /** Tells apart several drafts of one scope, so that two tabs do not write over each other. */
  slot: string;
}

/** The scope of what is not stored yet. */
export const NEW_SCOPE = 'new';

/** A draft as found. */
export interface FoundDraft<Content> {
  place: DraftPlace;
  /** Milliseconds since 1970. */
  savedAt: number;
  content: Content;
}
