/** People who share a dossier, and those who read it. */
import { v7 as uuidv7 } from 'uuid';
import { openShare, openShareText, type ShareRange, shareProof } from '#contract/share-cipher.ts';
import {
  type MadeShare,
  madeShare,
  type OpenedShare,
  openedShare,
  type Share,
  type ShareAccess,
  type SharedIndex,
  shareAccesses,
  sharedIndex,
  shares,
} from '#contract/shares.ts';
import type { TestPerson } from '../support/people.ts';

/** What is asked for beside the dossier. */
export const shareBody = (dossierId: string, some: object = {}) => ({
  id: uuidv7(),
  dossier_id: dossierId,
  recipient: 'Me Secret',
  letter: 'Maître, voici ma lettre secrète.',
  days: 30,
  max_openings: null,
  may_download: true,
  ...some,
});

export const sharesOf = async (person: TestPerson): Promise<Share[]> =>
  shares.parse(await (await person.call('GET', '/api/shares')).json()).items;
export const accessesOf = async (person: TestPerson, shareId: string): Promise<ShareAccess[]> =>
  shareAccesses.parse(await (await person.call('GET', `/api/shares/${shareId}/accesses`)).json()).items;
/** What was done, the first first. */
export const actsOf = async (person: TestPerson, shareId: string): Promise<string[]> =>
  (await accessesOf(person, shareId))
    .map(({ act, path }) => (path === null ? act : `${act} ${path}`))
    .reverse();

/** Begins to share, without waiting for the copy. */
export const begun = async (person: TestPerson, dossierId: string, some: object = {}): Promise<MadeShare> => {
  const answer = await person.call('POST', '/api/shares', shareBody(dossierId, some));
  if (answer.status !== 201)
    throw new Error(`The share was answered ${answer.status} ${await answer.text()}`);
  return madeShare.parse(await answer.json());
};

/** What whoever has no link may send in the place of its proof. */
export const NO_PROOF = 'A'.repeat(43);
/** A request without a session. */
export const openAt = (
  url: string,
  shareId: string,
  code: unknown,
  proof: unknown = NO_PROOF,
): Promise<Response> =>
  fetch(`${url}/api/shared/${shareId}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, proof }),
  });
/** By somebody who has the whole link. */
export const openWith = async (
  url: string,
  { share, key, code }: MadeShare,
  typed: string = code,
): Promise<Response> => openAt(url, share.id, typed, await shareProof(key, share.id));
export const wrongCodeFor = ({ code }: MadeShare): string =>
  String((Number(code) + 1) % 1e8).padStart(8, '0');
export const bytesAt = (
  url: string,
  shareId: string,
  token: string,
  part?: number | 'all',
): Promise<Response> =>
  fetch(`${url}/api/shared/${shareId}/bytes${part === undefined ? '' : `?part=${part}`}`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** Somebody who has the link and the code. */
export interface Reader {
  opened: OpenedShare;
  index: SharedIndex;
  /** The bytes of a part, opened. */
  read(path: string): Promise<Buffer>;
  readAll(): Promise<Buffer>;
}

export const openAsReader = async (url: string, made: MadeShare): Promise<Reader> => {
  const { share, key } = made;
  const answer = await openWith(url, made);
  if (answer.status !== 200) throw new Error(`Opening was answered ${answer.status}`);
  const opened = openedShare.parse(await answer.json());
  const text = await openShareText(key, share.id, 'index', Buffer.from(opened.index, 'base64'));
  const index = sharedIndex.parse(JSON.parse(text));
  const fetched = async (part: number | 'all', range: ShareRange): Promise<Buffer> => {
    const sent = await bytesAt(url, share.id, opened.token, part);
    if (sent.status !== 200) throw new Error(`The part was answered ${sent.status}`);
    const sealed = new Uint8Array(await sent.arrayBuffer());
    if (sealed.length !== Number(sent.headers.get('content-length'))) throw new Error('Another length');
    const chunks: Uint8Array[] = [];
    for await (const chunk of openShare(key, share.id, 'archive', opened.size, [sealed], range))
      chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  return {
    opened,
    index,
    read: (path) => {
      const part = index.parts.find((each) => each.path === path);
      if (!part) throw new Error(`There is no ${path}`);
      return fetched(part.number, part);
    },
    readAll: () => fetched('all', { start: 0, end: opened.size }),
  };
};
