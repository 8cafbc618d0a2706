// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { messageOf } from '../test-messages.ts';
import { reduceTurn, type TurnState, turnStateFrom } from './turn-state.ts';
import { TurnTail } from './turn-tail.tsx';

// Whose name stands beside the message; nobody signs in here.
vi.mock(import('#web/lib/session/session.ts'), async (original) => ({
  ...(await original()),
  useProfile: () =>
    profileFromAccount({ id: 'claire', email: 'claire@exemple.fr', user_metadata: {}, app_metadata: {} }),
}));

afterEach(cleanup);

const show = async (turn: TurnState) => {
  await loadTexts(['conversations', 'common', 'errors', 'attachments']);
  await act(async () => {
    render(
      <Suspense>
        <TurnTail
          turn={turn}
          messages={[]}
          files={[]}
          isConnected
          onRetry={() => undefined}
          onTakeBack={() => undefined}
        />
      </Suspense>,
    );
  });
};

it('the assistant is shown as thinking only after the message is saved', async () => {
  const message = { id: 'm1', content: 'Hier matin', writtenAt: '2026-11-20T09:00:00.000Z' };
  const sending = reduceTurn(turnStateFrom([]), { type: 'submitted', message });
  await show(sending);
  expect(screen.getByText('Envoi en cours...')).toBeTruthy();
  expect(screen.queryAllByText("L'assistant réfléchit")).toEqual([]);
  cleanup();
  await show(
    reduceTurn(sending, { type: 'event', event: { event: 'saved', message: messageOf('m1', 'user') } }),
  );
  expect(screen.queryByText('Envoi en cours...')).toBeNull();
  // To be seen, and to be heard.
  expect(screen.getAllByText("L'assistant réfléchit")).toHaveLength(2);
});
