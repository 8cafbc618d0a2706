// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { DossierTimestamp } from '#contract/dossiers.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { useTimestampText } from './use-timestamp-text.ts';

beforeAll(() => loadTexts(['dossier']));
afterEach(cleanup);

const STAMPED: DossierTimestamp = {
  at: '2026-03-12T18:00:00.000Z',
  authority: 'Autorité de test',
  says_qualified: false,
  state: 'stamped',
};
const said = async (timestamp: DossierTimestamp): Promise<string> => {
  const hook = await act(async () => renderHook(useTimestampText, { wrapper: Suspense }));
  return hook.result.current(timestamp);
};

it('names the authority, and claims that a time-stamp is qualified only as the authority’s own word', async () => {
  expect(await said(STAMPED)).toMatch(/par Autorité de test\. Le service ne le déclare pas qualifié/);
  const qualified = await said({ ...STAMPED, says_qualified: true });
  expect(qualified).toMatch(/déclare que cet horodatage est qualifié\u202f; nous ne l’avons pas vérifié/);
});

it('says that there is none, and why', async () => {
  const none = { at: null, authority: null, says_qualified: false };
  expect(await said({ ...none, state: 'none' })).toContain('aucun service n’est configuré');
  expect(await said({ ...none, state: 'failed' })).toContain('n’a pas répondu comme il faut');
});
