// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerTabs } from './tabs.ts';

const KEY = 'recueil-auth-token';
const session = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: '1' } });

let otherTab: BroadcastChannel;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  otherTab = new BroadcastChannel('recueil.tabs');
});
afterEach(() => otherTab.close());

it('a session that another tab left goes from this tab’s storage before anybody is told', async () => {
  sessionStorage.setItem(KEY, session);
  const heldWhenTold = new Promise((resolve) => answerTabs(KEY, () => resolve(sessionStorage.getItem(KEY))));
  otherTab.postMessage({ kind: 'gone' });
  expect(await heldWhenTold).toBeNull();
});
