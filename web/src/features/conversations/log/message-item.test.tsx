// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { instantHourText } from '#web/lib/dates.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { messageOf } from '../test-messages.ts';
import { MessageItem } from './message-item.tsx';

beforeEach(async () => {
  const id = '01980000-0000-7000-8000-000000000001';
  const account = { id, email: 'anna@recueil.test', user_metadata: {}, app_metadata: {} };
  settle(profileFromAccount(account), 'server');
  await loadTexts(['conversations', 'errors']);
});
afterEach(cleanup);

const onDelete = vi.fn();

const shown = async (message: Message, onAskAgain: (() => void) | null = null) => {
  await act(async () => {
    render(
      <Suspense>
        <ol>
          <MessageItem
            message={message}
            marked={null}
            isReached
            onAskAgain={onAskAgain}
            onDelete={onDelete}
          />
        </ol>
      </Suspense>,
    );
  });
  return screen.getByRole('article');
};

describe('a message that could be sent only later', () => {
  it('stands at the hour at which it was written, and says when it was sent', async () => {
    const written_at = '2026-11-20T09:12:00.000Z';
    const article = await shown({ ...messageOf('m', 'user'), metadata: { written_at } });
    expect(article.querySelector('time')?.dateTime).toBe(written_at);
    expect(article.textContent).toContain(`Envoyé à ${instantHourText('2026-11-20T10:00:00.000Z', 'fr')}`);
  });

  it('names the day where that was another one', async () => {
    const metadata = { written_at: '2026-11-18T09:12:00.000Z' };
    const article = await shown({ ...messageOf('m', 'user'), metadata });
    expect(article.textContent).toMatch(/Écrit le .*18 novembre.*, envoyé à /);
  });
});

it('a reply that was cut carries a button that asks for another one, and stays', async () => {
  const ask = vi.fn();
  const cut = { ...messageOf('Je vous', 'assistant'), metadata: { interrupted: true } };
  expect((await shown(cut, ask)).textContent).toContain('La réponse s’est arrêtée en cours de route.');
  fireEvent.click(screen.getByRole('button', { name: 'Demander une nouvelle réponse' }));
  expect(ask).toHaveBeenCalledOnce();
});

it.each(['user', 'assistant'] as const)(
  'a message of the %s carries a button that deletes it',
  async (role) => {
    const message = messageOf('m', role);
    await shown(message);
    const author = role === 'user' ? 'Vous' : 'Assistant';
    const button = screen.getByRole('button', { name: new RegExp(`^Supprimer ce message\\s: ${author}, `) });
    // Quieter than what the message brings, which has icons of 20 px.
    expect(button.querySelector('svg')?.getAttribute('width')).toBe('16');
    fireEvent.click(button);
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(message);
    onDelete.mockReset();
  },
);
