/**
 * [Note: files in the browser]
 * What was picked or recorded and is not sent yet lies in the browser's database under the same rules as drafts (see
 * [Note: drafts in the browser]): it names its owner, is removed when sent, after 30 days, and as soon as somebody else
 * signs in. That database has nothing that ends with a tab. So for people who did not ask to be remembered names and
 * bytes are sealed with a key that lies in the tab's session storage: when the tab is gone, nobody can read them. Whose
 * they are, for which record, and when they were added stays legible, so that they can be found and swept.
 */
import { isRemembered } from '#web/lib/session/kept/remember.ts';
import { openInTab, type Sealed, sealForTab, tabKeyId } from './tab-key.ts';

/** A record of the person, which the server may not have yet: a conversation, a journal entry. */
export interface RecordRef {
  kind: string;
  /** UUIDv7: the id that the record is saved under. */
  id: string;
}

export const isSameRecord = (one: RecordRef, other: RecordRef): boolean =>
  one.id === other.id && one.kind === other.kind;

/**
 * What a row was picked or recorded for. Earlier versions of the app named the conversation alone. Their rows are read as
 * they are: writing them anew would need room for all files, and a tab of such a version would no longer find them.
 */
export interface RowRecord {
  record?: RecordRef;
  conversationId?: string;
}

export const recordOf = ({ record, conversationId = '' }: RowRecord): RecordRef =>
  record ?? { kind: 'conversation', id: conversationId };

/** As it is written: a tab of an earlier version finds what belongs to a conversation, too. */
export const rowRecordOf = (record: RecordRef): RowRecord => ({
  record,
  ...(record.kind === 'conversation' && { conversationId: record.id }),
});

/** What every row has in clear. */
export interface Row extends RowRecord {
  id: string;
  /** The person's id. */
  owner: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** The key of the tab that it is sealed with; null when it outlasts the tab. */
  keyId: string | null;
}

/** A value that only its tab can read, or in clear. */
export type Content = Blob | Sealed;

/** Seals where the person was not remembered. @throws without Web Crypto, which pages without HTTPS do not have. */
export const toContent = async (
  name: string,
  value: Blob,
): Promise<{ keyId: string | null; content: Content }> => {
  if (isRemembered()) return { keyId: null, content: value };
  const { keyId, sealed } = await sealForTab(name, value);
  return { keyId, content: sealed };
};

/** The value, as a Blob of that type. @throws when it was sealed by another tab. */
export const fromContent = async (name: string, content: Content, type: string): Promise<Blob> =>
  content instanceof Blob ? content : new Blob([await openInTab(name, content)], { type });

/** Whether this tab can read it. */
export const isLegible = ({ keyId }: Pick<Row, 'keyId'>): boolean => keyId === null || keyId === tabKeyId();
