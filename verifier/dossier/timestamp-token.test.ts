import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Authority, startAuthority } from './authority.fixture.ts';
import { readTimestamp } from './timestamp-token.ts';

const MANIFEST = new TextEncoder().encode('{"files":[]}');

let authority: Authority;
let answer: Uint8Array;
beforeAll(async () => {
  authority = await startAuthority();
  answer = await authority.stamp(MANIFEST);
});
afterAll(() => authority.close());

/** What stands behind the status: the token itself. */
const tokenOf = (der: Uint8Array): Uint8Array => {
  // SEQUENCE with a length of two bytes, then the status, SEQUENCE { INTEGER }.
  const statusBytes = 2 + (der[5] as number);
  return der.slice(4 + statusBytes);
};

describe('a time-stamp', () => {
  it('holds over the bytes that it was made of, and says when, by whom, and that it is not qualified', async () => {
    const read = await readTimestamp(answer, MANIFEST);
    expect(read).toMatchObject({
      holds: true,
      found: { authority: 'Horodatage des tests, Autorité fictive', saysQualified: false },
    });
    expect(await readTimestamp(tokenOf(answer), MANIFEST)).toEqual(read);
  });

  it('says so where its certificate says that it is qualified', async () => {
    const qualified = await startAuthority('qualified');
    const read = await readTimestamp(await qualified.stamp(MANIFEST), MANIFEST);
    await qualified.close();
    expect(read).toMatchObject({ holds: true, found: { saysQualified: true } });
  });

  it('does not hold over any other bytes', async () => {
    const other = new TextEncoder().encode('{"files":[1]}');
    expect(await readTimestamp(answer, other)).toEqual({ holds: false, fault: 'imprint' });
  });

  it('does not hold where its certificate is for something else', async () => {
    const read = await readTimestamp(await authority.signByServer(answer), MANIFEST);
    expect(read).toEqual({ holds: false, fault: 'purpose' });
  });

  it('is refused where the authority refused, and where it is none', async () => {
    // PKIStatusInfo { status rejection(2) } and no token
    const refused = new Uint8Array([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02]);
    expect(await readTimestamp(refused, MANIFEST)).toEqual({ holds: false, fault: 'status' });
    for (const bytes of [new Uint8Array(), answer.slice(0, -1), new Uint8Array([...answer, 0]), MANIFEST])
      expect(await readTimestamp(bytes, MANIFEST)).toEqual({ holds: false, fault: 'unreadable' });
  });

  it('never throws, and its time and its signature cannot be changed', async () => {
    const first = JSON.stringify(await readTimestamp(answer, MANIFEST));
    const unseen = [];
    for (let byte = 0; byte < answer.byteLength; byte += 11) {
      const changed = answer.slice();
      changed[byte] = (changed[byte] as number) ^ 4;
      const read = await readTimestamp(changed, MANIFEST);
      if (read.holds && JSON.stringify(read) !== first) unseen.push(byte);
    }
    expect(unseen).toEqual([]);
  });
});
