// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { messageOf } from '../test-messages.ts';
import { MessageLog } from './message-log.tsx';

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => undefined;
  settle(
    profileFromAccount({
      id: '01980000-0000-7000-8000-000000000001',
      email: 'anna@recueil.test',
      user_metadata: {},
      app_metadata: {},
    }),
    'server',
  );
  await loadTexts(['conversations', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = async (...messages: ReturnType<typeof messageOf>[]) => {
  await act(async () => {
    render(
      <Suspense>
        <MessageLog
          messages={messages}
          quote={null}
          suggestion={<p>the suggestion</p>}
          hasSuggestion
          onAskAgain={null}
          answering={null}
          greeting={null}
          isLoaded
          sentCount={0}
        >
          <p>not sent yet</p>
        </MessageLog>
      </Suspense>,
    );
  });
  const text = screen.getByRole('region').textContent;
  return ['first', 'reply', 'second', 'the suggestion', 'not sent yet'].toSorted(
    (one, other) => text.indexOf(one) - text.indexOf(other),
  );
};

it('a suggestion stands behind the reply that it came with, and before what was written since', async () => {
  const messages = [messageOf('first', 'user'), messageOf('reply', 'assistant'), messageOf('second', 'user')];
  expect(await shown(...messages)).toEqual(['first', 'reply', 'the suggestion', 'second', 'not sent yet']);
});
