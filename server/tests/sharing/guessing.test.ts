/** Who does not have both the link and the code of a share. */

import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/common/durations.ts';
import { SHARE_OPENED_HOURS, SHARE_WRONG_CODES_MAX } from '#contract/common/limits.ts';
import { createShareKey } from '#contract/share-cipher.ts';
import { renewedCode } from '#contract/shares.ts';
import { settleShares } from '#server/modules/sharing/copying/settle-shares.ts';
import { ageSession, outcomeOf } from '../admin/support.ts';
import { sharingServices } from '../support/dossiers.ts';
import { signUp } from '../support/people.ts';
import { startServerForTest } from '../support/test-server.ts';
import { createSharer } from './sharer.ts';
import { actsOf, begun, bytesAt, openAsReader, openAt, openWith, wrongCodeFor } from './support.ts';

const sharer = createSharer();

describe('who does not have both the link and the code', () => {
  it('is answered alike, whatever is wrong', async () => {
    const [wrong, withdrawn, over, used] = [
      await sharer.opened(),
      await sharer.opened(),
      await sharer.opened({ days: 1 }),
      await sharer.opened({ max_openings: 1 }),
    ];
    await sharer.claire.call('DELETE', `/api/shares/${withdrawn.share.id}`);
    await openAsReader(sharer.server.url, used);
    const copying = await begun(sharer.claire, sharer.dossier.id);
    const answers = [
      await openWith(sharer.server.url, copying, wrongCodeFor(copying)),
      await openWith(sharer.server.url, wrong, wrongCodeFor(wrong)),
      await openAt(sharer.server.url, uuidv7(), '12345678'),
      await openWith(sharer.server.url, withdrawn),
      await openWith(sharer.server.url, used),
    ];
    sharer.aheadMs = DAY_MS + HOUR_MS;
    answers.push(await openWith(sharer.server.url, over));
    for (const answer of answers) {
      const { correlationId, ...problem } = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, problem]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it.each(['', '1234567', '123456789', '1234567a', '١٢٣٤٥٦٧٨', 12345678])(
    'does not guess with what is no code: %j',
    async (code) => {
      expect((await openAt(sharer.server.url, uuidv7(), code)).status).toBe(400);
    },
  );

  it('locks the share after too many wrong codes, of which its owner is told; whoever reads already reads on', async () => {
    const made = await sharer.opened();
    const reader = await openAsReader(sharer.server.url, made);
    for (let tries = 0; tries < SHARE_WRONG_CODES_MAX; tries += 1) {
      expect(await sharer.statusOf(made.share.id)).toBe('open');
      await openWith(sharer.server.url, made, wrongCodeFor(made));
    }
    expect(await sharer.statusOf(made.share.id)).toBe('locked');
    expect((await openWith(sharer.server.url, made)).status).toBe(404);
    expect((await reader.read('dossier.json')).length).toBeGreaterThan(0);
    const notices = await (await sharer.claire.call('GET', '/api/notices')).text();
    expect(notices).toContain('share_locked');
  });

  it('guesses no more often at once than one after the other', async () => {
    const made = await sharer.opened();
    const tries = Array.from({ length: 3 * SHARE_WRONG_CODES_MAX }, () =>
      openWith(sharer.server.url, made, wrongCodeFor(made)),
    );
    await Promise.all(tries);
    expect((await actsOf(sharer.claire, made.share.id)).filter((act) => act === 'refused')).toHaveLength(
      SHARE_WRONG_CODES_MAX,
    );
    expect((await openWith(sharer.server.url, made)).status).toBe(404);
  });

  it('comes from a network that may guess so often and no more, at whatever share', async () => {
    const limited = await startServerForTest({
      env: { RECUEIL_NETWORK_ATTEMPTS: '3' },
      beside: sharer.server,
    });
    const made = await sharer.opened();
    // Right codes use up nothing.
    for (let tries = 0; tries < 5; tries += 1) await openAsReader(limited.url, made);
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push(await openAt(limited.url, uuidv7(), '12345678'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    const right = await openWith(limited.url, made);
    expect([right.status, await right.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('with the id of the share alone counts for nothing, and locks nothing', async () => {
    const made = await sharer.opened({ max_openings: 1 });
    const { url } = sharer.server;
    const guesses = Array.from({ length: 3 * SHARE_WRONG_CODES_MAX }, (_, at) =>
      openAt(url, made.share.id, at % 2 === 0 ? wrongCodeFor(made) : made.code),
    );
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(404);
    // A link that was mangled on its way, with the right code.
    expect((await openWith(url, { ...made, key: createShareKey() })).status).toBe(404);
    expect(await sharer.rowOf(made.share.id)).toMatchObject({ wrong_codes: 0, openings: 0, status: 'open' });
    expect(await actsOf(sharer.claire, made.share.id)).toEqual([]);
    await openAsReader(url, made);
  });

  it('destroys no copy: the owner gives a locked share another code, and the former one opens nothing', async () => {
    const made = await sharer.opened();
    const { claire, server } = sharer;
    const renewed = (person = claire) => person.call('POST', `/api/shares/${made.share.id}/code`);
    for (let tries = 0; tries < SHARE_WRONG_CODES_MAX; tries += 1)
      await openWith(server.url, made, wrongCodeFor(made));
    expect(await sharer.statusOf(made.share.id)).toBe('locked');
    sharer.aheadMs = SHARE_OPENED_HOURS * HOUR_MS + 1_000;
    const noJobs = async () => Promise.reject(new Error('There is nothing to be made'));
    const later = () => new Date(Date.now() + sharer.aheadMs);
    await settleShares(sharingServices(server, { now: later }), noJobs);
    expect(await sharer.rowOf(made.share.id)).toMatchObject({
      status: 'locked',
      object_key: expect.any(String),
    });

    expect((await renewed(await signUp(server, 'Paul'))).status).toBe(404);
    const { code } = renewedCode.parse(await (await renewed()).json());
    expect(await sharer.statusOf(made.share.id)).toBe('open');
    if (code !== made.code) expect((await openWith(server.url, made)).status).toBe(404);
    await openAsReader(server.url, { ...made, code });
    await claire.call('DELETE', `/api/shares/${made.share.id}`);
    expect(await outcomeOf(renewed())).toEqual([409, 'not_ready']);
  });

  it('gets no new code for it: that is asked of whoever has just shown who they are', async () => {
    const made = await sharer.opened();
    await ageSession(sharer.server, sharer.claire.id);
    const refused = sharer.claire.call('POST', `/api/shares/${made.share.id}/code`);
    expect(await outcomeOf(refused)).toEqual([403, 'proof_required']);
  });

  it('has as many tries again after the right code', async () => {
    const made = await sharer.opened();
    for (let tries = 1; tries < SHARE_WRONG_CODES_MAX; tries += 1) {
      await openWith(sharer.server.url, made, wrongCodeFor(made));
    }
    await openAsReader(sharer.server.url, made);
    expect(await sharer.rowOf(made.share.id)).toMatchObject({ wrong_codes: 0, status: 'open' });
  });

  it('reads nothing with a token that was changed, is over, or is of another share', async () => {
    const [made, other] = [await sharer.opened(), await sharer.opened()];
    const { opened: reading } = await openAsReader(sharer.server.url, made);
    const tokens = [
      '',
      'x',
      reading.token.slice(1),
      `${reading.token}=`,
      sharer.claire.accessToken,
      made.key,
    ];
    for (const token of tokens) {
      expect((await bytesAt(sharer.server.url, made.share.id, token, 1)).status).toBe(404);
    }
    expect((await bytesAt(sharer.server.url, other.share.id, reading.token, 1)).status).toBe(404);
    expect((await bytesAt(sharer.server.url, made.share.id, reading.token, 99)).status).toBe(404);
    for (const part of ['0', '-1', '1.5', 'x', '1e1']) {
      expect((await bytesAt(sharer.server.url, made.share.id, reading.token, part as 'all')).status).toBe(
        400,
      );
    }
    sharer.aheadMs = SHARE_OPENED_HOURS * HOUR_MS + 1_000;
    expect((await bytesAt(sharer.server.url, made.share.id, reading.token, 1)).status).toBe(404);
    expect(await actsOf(sharer.claire, made.share.id)).toEqual(['opened']);
  });
});
