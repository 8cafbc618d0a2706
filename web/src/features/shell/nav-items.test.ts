import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADMIN_NAV, MAIN_NAV, SECONDARY_NAV } from './nav-items.ts';

const isLaterScreen = (to: string) => {
  const [alone, index] = [`web/src/routes/_app${to}.tsx`, `web/src/routes/_app${to}/index.tsx`];
  const route = readFileSync(existsSync(alone) ? alone : index, 'utf8');
  return /features\/later\//.test(route);
};
const onlyAnnounces = ({ to }: { to: string }) => isLaterScreen(to);

it('each menu entry whose page only announces itself is marked, and no other', () => {
  const items = [...MAIN_NAV, ...SECONDARY_NAV, ...ADMIN_NAV];
  const marked = items.filter(({ isLater }) => isLater).map(({ to }) => to);
  expect(marked).toEqual(items.filter(onlyAnnounces).map(({ to }) => to));
});
