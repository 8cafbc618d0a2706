/** The end of a share, by its owner. */
import { describe, expect, it } from 'vitest';
import { signUp } from '../support/people.ts';
import { createSharer, hasObject } from './sharer.ts';
import { actsOf, bytesAt, openAsReader, openWith, sharesOf } from './support.ts';

const sharer = createSharer();

describe('a withdrawn share', () => {
  it('opens nothing from that moment on, and its copy is gone; what was done with it stays to be read', async () => {
    const made = await sharer.opened();
    const reader = await openAsReader(sharer.server.url, made);
    const { object_key } = await sharer.rowOf(made.share.id);
    expect(await hasObject(sharer.server, object_key)).toBe(true);
    expect((await sharer.claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    expect(await hasObject(sharer.server, object_key)).toBe(false);
    expect((await openWith(sharer.server.url, made)).status).toBe(404);
    expect((await bytesAt(sharer.server.url, made.share.id, reader.opened.token, 1)).status).toBe(404);
    expect(await sharer.rowOf(made.share.id)).toMatchObject({
      code_hash: null,
      shared_index: null,
      object_key: null,
    });
    const share = await sharer.shareOf(made.share.id);
    expect(share).toMatchObject({ status: 'revoked', recipient: 'Me Secret', openings: 1 });
    expect(share.revoked_at).not.toBeNull();
    expect(await actsOf(sharer.claire, made.share.id)).toEqual(['opened']);
    // Again, which changes nothing.
    expect((await sharer.claire.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(204);
    expect(await sharer.shareOf(made.share.id)).toEqual(share);
  });

  it('leaves the dossier, and other shares of it', async () => {
    const [made, other] = [await sharer.opened(), await sharer.opened()];
    await sharer.claire.call('DELETE', `/api/shares/${made.share.id}`);
    expect((await (await openAsReader(sharer.server.url, other)).readAll()).equals(sharer.dossier.zip)).toBe(
      true,
    );
  });

  it('is one’s own', async () => {
    const made = await sharer.opened();
    const paul = await signUp(sharer.server, 'Paul');
    expect((await paul.call('DELETE', `/api/shares/${made.share.id}`)).status).toBe(404);
    expect((await paul.call('GET', `/api/shares/${made.share.id}/accesses`)).status).toBe(404);
    expect(await sharesOf(paul)).toEqual([]);
    expect(await sharer.statusOf(made.share.id)).toBe('open');
  });
});
