/** A shared dossier, read by whoever has its link and its code. Readers have no session. */
import { describe, expect, it } from 'vitest';
import { openShareText } from '#contract/share-cipher.ts';
import { createSharer, objects } from './sharer.ts';
import { actsOf, bytesAt, openAsReader, openWith, wrongCodeFor } from './support.ts';

const sharer = createSharer();

describe('a shared dossier', () => {
  it('is read by whoever has the link and the code, part by part and as a whole', async () => {
    const made = await sharer.opened();
    expect(made.code).toMatch(/^\d{8}$/);
    const reader = await openAsReader(sharer.server.url, made);
    expect(reader.opened).toMatchObject({ size: sharer.dossier.zip.length, may_download: true });
    expect(reader.index.letter).toBe('Maître, voici ma lettre secrète.');
    expect(reader.index.parts.map(({ path }) => path)).toEqual(Object.keys(sharer.dossier.parts));
    for (const [path, bytes] of Object.entries(sharer.dossier.parts)) {
      expect((await reader.read(path)).equals(bytes)).toBe(true);
    }
    expect((await reader.readAll()).equals(sharer.dossier.zip)).toBe(true);
  });

  it('tells its owner of each access: when, and what was opened; no address and no browser', async () => {
    const made = await sharer.opened();
    await openWith(sharer.server.url, made, wrongCodeFor(made));
    const reader = await openAsReader(sharer.server.url, made);
    await reader.read('dossier.json');
    await reader.read('pieces/1-photo.png');
    await reader.readAll();
    expect(await actsOf(sharer.claire, made.share.id)).toEqual([
      'refused',
      'opened',
      'read dossier.json',
      'part pieces/1-photo.png',
      'downloaded',
    ]);
    expect(await sharer.shareOf(made.share.id)).toMatchObject({ openings: 1, recipient: 'Me Secret' });
    const notices = (await (await sharer.claire.call('GET', '/api/notices')).json()) as { items: object[] };
    expect(notices.items).toContainEqual(
      expect.objectContaining({ kind: 'share_opened', about: { kind: 'share', id: made.share.id } }),
    );
  });

  it('leaves the key nowhere once its copy is made, nor the code, nor anything that was written in clear', async () => {
    const made = await sharer.opened();
    const row = await sharer.rowOf(made.share.id);
    expect(row).toMatchObject({ sealed_key: null, status: 'open' });
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    const everything = Buffer.concat([
      ...(await objects(sharer.server)),
      Buffer.from(JSON.stringify(sharer.server.logged)),
      row.sealed,
      row.shared_index as Buffer,
    ]);
    for (const secret of [
      made.key,
      made.code,
      'secret',
      Buffer.from(made.key, 'base64url'),
      sharer.dossier.zip.subarray(0, 64),
    ]) {
      expect(everything.includes(secret)).toBe(false);
    }
    await expect(
      openShareText('A'.repeat(43), made.share.id, 'index', row.shared_index as Buffer),
    ).rejects.toThrow('cannot be opened');
  });

  it('is not given as a whole where that is not allowed', async () => {
    const made = await sharer.opened({ may_download: false });
    const { opened: reading, read } = await openAsReader(sharer.server.url, made);
    expect((await bytesAt(sharer.server.url, made.share.id, reading.token, 'all')).status).toBe(404);
    expect((await bytesAt(sharer.server.url, made.share.id, reading.token)).status).toBe(404);
    expect((await read('dossier.pdf')).length).toBe(300_000);
    expect(await actsOf(sharer.claire, made.share.id)).toEqual(['opened', 'part dossier.pdf']);
  });

  it('goes on when its dossier is deleted', async () => {
    const made = await sharer.opened();
    await sharer.server.recueil.database.onBehalfOf(sharer.claire.id, 'test', ({ db }) =>
      db.deleteFrom('dossiers').where('id', '=', sharer.dossier.id).execute(),
    );
    const reader = await openAsReader(sharer.server.url, made);
    expect((await reader.read('dossier.json')).equals(sharer.dossier.parts['dossier.json'] as Buffer)).toBe(
      true,
    );
    expect(await sharer.shareOf(made.share.id)).toMatchObject({
      status: 'open',
      dossier_title: 'Titre secret',
    });
  });
});
