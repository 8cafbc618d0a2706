// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message, OpenConversation } from '#contract/conversations.ts';
import type { Collected } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { openConversationOptions } from '../conversation-queries.ts';
import { conversationOf, messageOf, proposalOf, whenOf } from '../test-messages.ts';
import { AfterReply } from './after-reply.tsx';

const { get, post, put } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), put: vi.fn() }));
vi.mock('#web/lib/requests/api.ts', () => ({ api: { get, post, put } }));

beforeEach(() => {
  for (const call of [get, post, put]) call.mockReset();
  get.mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const day = proposalOf(whenOf('2026-11-18', '03:00'), 'mercredi, 3h', { id: 'day' });
const collected: Collected = {
  proposals: [day],
  told: ['when'],
  card: { about: 'proposal', episode: '', proposal: 'day' },
};
const reply: Message = { ...messageOf('r1', 'assistant'), metadata: { asks: 'witnesses' } };
const openWith = (more: Partial<Collected> = {}, ...after: Message[]): OpenConversation => ({
  ...conversationOf(messageOf('m1', 'user'), reply, ...after),
  collected: { ...collected, ...more },
});

const answered = vi.fn();
const Shown = ({ isReady }: { isReady: boolean }) => {
  const { data } = useQuery({ ...openConversationOptions('c1'), enabled: false });
  return (
    data && (
      <AfterReply
        open={data}
        owner="claire"
        isReady={isReady}
        onAnswer={answered}
        onQuote={() => undefined}
      />
    )
  );
};
const show = async (open: OpenConversation, isReady = true) => {
  await loadTexts(['conversations', 'common', 'errors']);
  const client = new QueryClient();
  const { queryKey } = openConversationOptions('c1');
  client.setQueryData(queryKey, open);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Shown isReady={isReady} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  return { now: (next: OpenConversation) => act(async () => void client.setQueryData(queryKey, next)) };
};
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const NOTED = 'C’est noté.';
/** The query library tells its observers in a task of its own, after the press. */
const noted = () => waitFor(() => expect(document.activeElement?.textContent).toBe(NOTED));

it('nothing stands under a reply while one is written, or after the person has written', async () => {
  await show(openWith(), false);
  expect(names()).toEqual([]);
  cleanup();
  await show(openWith({}, messageOf('m2', 'user')));
  expect(names()).toEqual([]);
});

it('a quick answer is sent as the person’s message', async () => {
  await show(openWith({ card: null }));
  expect(names()).toEqual(['Je ne sais pas', 'Plus tard', 'Personne']);
  await press('Personne');
  expect(answered).toHaveBeenCalledWith('Personne');
});

it('a yes folds the card to a line at once, which takes the focus; the next card comes with the next reply', async () => {
  const saved = Promise.withResolvers<unknown>();
  post.mockReturnValue(saved.promise);
  const { now } = await show(openWith());
  expect(
    screen.getByRole('region', { name: /^Mercredi.18.novembre.2026 à.3.h.: est-ce bien cela/ }),
  ).toBeTruthy();
  await press('Oui');
  await noted();
  expect(post.mock.lastCall?.[1].body).toEqual({ action: 'confirm', proposal: 'day', episode: '' });
  const author = { detail: 'people', name: 'Jordan', role: null, part: 'author' } as const;
  const next = openWith({
    proposals: [day, proposalOf(author, 'Jordan', { id: 'who' })],
    card: { about: 'proposal', episode: '', proposal: 'who' },
  });
  await act(async () => saved.resolve({ collected: next.collected, suggestion: null }));
  await noted();
  expect(screen.queryByRole('region')).toBeNull();
  await now({ ...next, messages: [...next.messages, messageOf('m2', 'user'), messageOf('r2', 'assistant')] });
  await screen.findByRole('region', { name: /^Jordan/ });
  expect(screen.queryByText(NOTED)).toBeNull();
});

it('what could not be saved brings the card back, and says so', async () => {
  const saved = Promise.withResolvers<unknown>();
  post.mockReturnValue(saved.promise);
  await show(openWith());
  await press('Je ne suis pas sûr·e');
  await noted();
  await act(async () => saved.reject(new Error('offline')));
  expect((await screen.findByRole('alert')).textContent).toContain('n’a pas pu être enregistré');
  expect(names()).toContain('Oui');
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('a correction opens its control in the card, and folds it once it is saved', async () => {
  const place = proposalOf({ detail: 'where', text: null }, 'à la cantine', { id: 'place' });
  const asked = openWith({ proposals: [place], card: { about: 'proposal', episode: '', proposal: 'place' } });
  post.mockResolvedValue({ collected: { ...asked.collected, proposals: [], card: null }, suggestion: null });
  await show(asked);
  await press('Corriger');
  const field = screen.getByRole('textbox', { name: 'Lieu' });
  expect(document.activeElement).toBe(field);
  await press('Annuler');
  expect(names()).toContain('Oui');
  expect(document.activeElement).toBe(screen.getByRole('region'));
  await press('Corriger');
  fireEvent.change(screen.getByRole('textbox', { name: 'Lieu' }), { target: { value: 'au réfectoire' } });
  await press('Enregistrer');
  expect(post.mock.lastCall?.[1].body).toMatchObject({ action: 'correct', proposal: 'place' });
  expect(screen.getByText(NOTED)).toBeTruthy();
  await noted();
});

it.each([
  ['Oui, un autre', 'keep'],
  ['Non, le même', 'join'],
])('whether an incident is another one is the person’s answer: %s', async (name, action) => {
  const asked = openWith({
    key: 'm1:0',
    proposals: [day],
    card: { about: 'episode', episode: 'm1:0' },
    others: [{ key: '', proposals: [], told: [] }],
  });
  put.mockResolvedValue({ collected: { ...asked.collected, card: null }, suggestion: null });
  await show(asked);
  expect(screen.getByRole('region').textContent).toContain('Est-ce un autre fait que le précédent');
  expect(screen.getByRole('region').textContent).toContain('mercredi, 3h');
  await press(name);
  expect(put.mock.lastCall?.[1].body).toEqual({ action, episode: 'm1:0' });
  expect(screen.getByText(NOTED)).toBeTruthy();
});
