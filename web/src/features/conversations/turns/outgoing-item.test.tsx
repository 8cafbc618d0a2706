// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { profileFromAccount } from '#web/lib/session/account-profile.ts';
import { settle } from '#web/lib/session/session-store.ts';
import { OutgoingItem } from './outgoing-item.tsx';

beforeEach(async () => {
  const id = '01980000-0000-7000-8000-000000000001';
  const account = { id, email: 'anna@recueil.test', user_metadata: {}, app_metadata: {} };
  settle(profileFromAccount(account), 'server');
  await loadTexts(['conversations', 'errors', 'attachments']);
});
afterEach(cleanup);

const shown = async (isConnected: boolean) => {
  await act(async () => {
    render(
      <Suspense>
        <OutgoingItem
          message={{
            id: 'm1',
            content: 'Il a crié.',
            writtenAt: '2026-11-20T10:00:00.000Z',
            status: 'error',
            failure: 'network',
          }}
          files={[]}
          isBusy={false}
          isConnected={isConnected}
          onRetry={() => undefined}
          onTakeBack={() => undefined}
        />
      </Suspense>,
    );
  });
  return screen.getByRole('alert').textContent;
};

it('a message that failed without a connection says so once the connection is back', async () => {
  expect(await shown(false)).not.toContain('La connexion est revenue');
  cleanup();
  expect(await shown(true)).toContain('La connexion est revenue : vous pouvez l’envoyer.');
});
