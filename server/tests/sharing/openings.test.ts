/** How often a share is opened, and who hears of it. */
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import { SHARE_OPENED_HOURS } from '#contract/common/limits.ts';
import { listenLive } from '../support/live.ts';
import { createSharer } from './sharer.ts';
import { openAsReader, openWith } from './support.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

const sharer = createSharer();

describe('the openings of a share', () => {
  it('are counted so that two at once are not both the last', async () => {
    const made = await sharer.opened({ max_openings: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => openWith(sharer.server.url, made)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await sharer.shareOf(made.share.id)).toMatchObject({ openings: 2, max_openings: 2 });
  });

  it('being used up, whoever opened last reads on, and then it is over', async () => {
    const made = await sharer.opened({ max_openings: 1 });
    const reader = await openAsReader(sharer.server.url, made);
    expect((await reader.read('dossier.json')).length).toBeGreaterThan(0);
    expect(await sharer.statusOf(made.share.id)).toBe('open');
    sharer.aheadMs = SHARE_OPENED_HOURS * HOUR_MS + 1_000;
    expect(await sharer.statusOf(made.share.id)).toBe('ended');
  });
});

describe('an open tab of the owner', () => {
  it('hears that a share is open, and that it is read', async () => {
    const live = await listenLive(sharer.claire);
    const made = await sharer.opened();
    const told = () =>
      live.heard.filter(
        (heard) => heard.event === 'changed' && heard.kind === 'share' && heard.id === made.share.id,
      ).length;
    await expect.poll(told, PATIENCE).toBeGreaterThan(1);
    const before = told();
    const reader = await openAsReader(sharer.server.url, made);
    await expect.poll(told, PATIENCE).toBeGreaterThan(before);
    const opening = told();
    await reader.read('dossier.json');
    await expect.poll(told, PATIENCE).toBeGreaterThan(opening);
    live.close();
  });
});
