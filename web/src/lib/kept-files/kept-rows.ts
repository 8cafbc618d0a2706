/**
 * [Note: files in the browser]
 * What was picked or recorded and is not sent yet lies in the browser's database under the same rules as drafts (see
 * [Note: drafts in the browser]): names and bytes are sealed with the key of the account, and it is removed when sent, and
 * after 30 days. Whose it is, for which record, and when it was added stays legible, so that it can be found and swept.
 *
 * Earlier versions of the app left names and bytes in clear, or sealed them with a key of the tab. Both are read, and sealed
 * anew as soon as there is a key (`sealOlderFiles`).
 */
import { sealingKey, soonOpeningKey } from '../sealing/browser-key.ts';
import { openBlob, type SealName, sealBlob } from '../sealing/seal.ts';
import { openInTab, type SealedInTab, tabKeyId } from './tab-key.ts';

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
 * they are: a tab of such a version still finds them.
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

/** Says of a row that it is sealed with the key of its owner's account. */
export const ACCOUNT_KEY = 'account';

/** What every row has in clear. */
export interface Row extends RowRecord {
  id: string;
  /** The person's id. */
  owner: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** `ACCOUNT_KEY`. Of earlier versions: the key of the tab that it is sealed with, or null for what lies in clear. */
  keyId: string | null;
}

/** Sealed for the account; or of an earlier version, sealed for a tab or in clear. */
export type Content = SealedForAccount | SealedInTab | Blob;

interface SealedForAccount {
  sealed: Blob;
}

/** Which part of which row a value is. Nothing opens in another's place. */
interface PartOf {
  row: Pick<Row, 'id' | 'owner' | 'addedAt'>;
  part: 'about' | 'content' | number;
}

const nameOf = ({ row, part }: PartOf): SealName => ['kept', row.owner, row.id, row.addedAt, part];

/** @throws where there is no key to seal with. */
export const toContent = async (of: PartOf, value: Blob): Promise<SealedForAccount> => {
  const key = sealingKey(of.row.owner) ?? (await soonOpeningKey(of.row.owner));
  if (key === null) throw new Error('There is no key');
  return { sealed: await sealBlob(key, nameOf(of), value) };
};

/** The value, as a Blob of that type. @throws where there is no key, and for what was changed or moved. */
export const fromContent = async (of: PartOf, content: Content, type: string): Promise<Blob> => {
  if (content instanceof Blob) return content;
  if (!('sealed' in content)) {
    return new Blob([await openInTab(`${of.row.id}/${of.part}`, content)], { type });
  }
  const key = await soonOpeningKey(of.row.owner);
  if (key === null) throw new Error('There is no key');
  return await openBlob(key, nameOf(of), content.sealed, type);
};

/** Whether its owner can read it in this tab, once there is the key. */
export const isLegible = ({ keyId }: Pick<Row, 'keyId'>): boolean =>
  keyId === ACCOUNT_KEY || keyId === null || keyId === tabKeyId();

/** Whether it is still there when the tab is closed. */
export const outlastsTab = ({ keyId }: Pick<Row, 'keyId'>): boolean =>
  keyId === ACCOUNT_KEY || keyId === null;
