// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { uploadStates } from '#web/features/attachments/sending/uploads.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { OutgoingItem } from './outgoing-item.tsx';

// Whose name stands beside the message; nobody signs in here.
vi.mock(import('#web/lib/session/session.ts'), async (original) => ({
  ...(await original()),
  useProfile: () =>
    profileFromAccount({ id: 'claire', email: 'claire@exemple.fr', user_metadata: {}, app_metadata: {} }),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  uploadStates.set(new Map());
});

it('the second press of a double click on « Renvoyer » finds nothing that would stop the sending', async () => {
  await loadTexts(['conversations', 'common', 'errors', 'attachments']);
  uploadStates.set(new Map([['f1', { status: 'uploading', share: 0 }]]));
  const message = {
    id: 'm1',
    content: 'Hier matin',
    attachments: ['f1'],
    writtenAt: '2026-11-20T09:00:00.000Z',
    status: 'sending' as const,
    failure: null,
  };
  vi.useFakeTimers();
  await act(async () => {
    render(
      <Suspense>
        <OutgoingItem
          message={message}
          files={[]}
          isBusy
          isConnected
          onRetry={() => undefined}
          onTakeBack={() => undefined}
        />
      </Suspense>,
    );
  });
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Annuler l’envoi' })).toBeTruthy();
});
