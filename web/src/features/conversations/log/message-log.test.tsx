// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { profileFromAccount } from '#web/lib/session/state/account-profile.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { HelpNumbersDialog } from '../help/help-numbers-dialog.tsx';
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

interface Shown {
  messages: readonly Message[];
  answering?: string;
  hasUnsaved?: boolean;
  suggestionPlace?: number;
  startsAt?: string;
}

const log = ({ messages, answering, hasUnsaved = false, suggestionPlace = 2, startsAt }: Shown) => (
  <Suspense>
    <HelpNumbersDialog>
      <MessageLog
        messages={messages}
        quote={null}
        afterReply={<p>the card</p>}
        suggestion={<p>the suggestion</p>}
        suggestionPlace={suggestionPlace}
        onAskAgain={null}
        answering={answering ?? null}
        hasUnsaved={hasUnsaved}
        greeting={null}
        isLoaded
        startsAt={startsAt ?? null}
        sentCount={0}
      >
        <p>not sent yet</p>
      </MessageLog>
    </HelpNumbersDialog>
  </Suspense>
);

/** Some of what is shown, in its order. */
const inOrder = (...texts: string[]) => {
  const shown = screen.getByRole('region').textContent;
  return texts
    .filter((text) => shown.includes(text))
    .toSorted((one, other) => shown.indexOf(one) - shown.indexOf(other));
};

it('a suggestion stands behind the reply that it came with, and before what was written since', async () => {
  const messages = [messageOf('first', 'user'), messageOf('reply', 'assistant'), messageOf('second', 'user')];
  await act(async () => render(log({ messages })));
  const order = ['first', 'reply', 'the suggestion', 'second', 'not sent yet'];
  expect(inOrder(...order.toReversed())).toEqual(order);
});

const CALL = 'Appeler le 3114';
const alarm: Message = { ...messageOf('first', 'user'), metadata: { safety: 'distress' } };

it('the numbers stand below the reply that is being written, and stay the same element when it has come', async () => {
  const { rerender } = await act(async () => render(log({ messages: [alarm], answering: 'first' })));
  expect(inOrder(CALL, 'not sent yet', 'first')).toEqual(['first', 'not sent yet', CALL]);
  const panel = screen.getByRole('complementary');
  await act(async () => rerender(log({ messages: [alarm, messageOf('reply', 'assistant')] })));
  expect(inOrder(CALL, 'reply', 'first')).toEqual(['first', 'reply', CALL]);
  expect(screen.getByRole('complementary')).toBe(panel);
});

it('when the conversation goes on, the numbers stay below the reply that they came with', async () => {
  const messages = [alarm, messageOf('reply', 'assistant')];
  const { rerender } = await act(async () => render(log({ messages, hasUnsaved: true })));
  expect(inOrder('not sent yet', CALL, 'reply')).toEqual(['reply', CALL, 'not sent yet']);
  await act(async () => rerender(log({ messages: [...messages, messageOf('second', 'user')] })));
  expect(inOrder('second', CALL, 'reply')).toEqual(['reply', CALL, 'second']);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});

it('a faint sign brings one line under the reply, which opens the numbers', async () => {
  const faint: Message = { ...messageOf('first', 'user'), metadata: { faint: true } };
  const LINE = 'Des numéros pour parler à quelqu’un';
  const { rerender } = await act(async () => render(log({ messages: [faint], answering: 'first' })));
  expect(screen.queryByText(LINE)).toBeNull();
  await act(async () => rerender(log({ messages: [faint, messageOf('reply', 'assistant')] })));
  expect(inOrder(LINE, 'reply', 'first')).toEqual(['first', 'reply', LINE]);
  expect(screen.queryByRole('complementary')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: LINE }));
  expect(screen.getByRole('dialog', { name: 'Numéros d’urgence et d’écoute' })).toBeTruthy();
});

it('no message is drawn anew when the suggestion moves under a later reply: it would be announced again', async () => {
  const messages = [messageOf('first', 'user'), messageOf('reply', 'assistant'), messageOf('second', 'user')];
  const later = [...messages, messageOf('third', 'assistant')];
  const { rerender } = await act(async () => render(log({ messages })));
  const [before] = screen.getAllByRole('article');
  await act(async () => rerender(log({ messages: later })));
  const shown = screen.getAllByRole('article');
  await act(async () => rerender(log({ messages: later, suggestionPlace: 4 })));
  expect(inOrder('the suggestion', 'third', 'second')).toEqual(['second', 'third', 'the suggestion']);
  expect(screen.getAllByRole('article')).toEqual(shown);
  expect(shown[0]).toBe(before);
  expect(shown.every((article) => article.isConnected)).toBe(true);
});

it('reading begins at the message that is asked for, and the keyboard stands there', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  const messages = [messageOf('first', 'user'), messageOf('reply', 'assistant'), messageOf('second', 'user')];
  await act(async () => render(log({ messages, startsAt: 'first' })));
  const [first] = screen.getAllByRole('article');
  expect(shown).toEqual([first]);
  expect(document.activeElement).toBe(first);
});

it('of several calls for help only the last one stands open', () => {
  const again: Message = { ...messageOf('second', 'user'), metadata: { safety: 'danger' } };
  const messages = [alarm, messageOf('reply', 'assistant'), again, messageOf('answer', 'assistant')];
  const { container } = render(log({ messages }));
  const panels = [...container.querySelectorAll('[data-safety]')];
  expect(panels.map((panel) => panel.getAttribute('data-safety'))).toEqual(['distress', 'danger']);
  expect(panels.map((panel) => panel.closest('details:not([open])') !== null)).toEqual([true, false]);
});
