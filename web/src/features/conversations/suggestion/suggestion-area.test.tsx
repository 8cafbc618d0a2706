// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message, OpenConversation } from '#contract/conversations.ts';
import type { Proposal } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { openConversationOptions } from '../conversation-queries.ts';
import { conversationOf, messageOf, proposalOf, suggestionOf, whenOf } from '../test-messages.ts';
import { SuggestionArea } from './suggestion-area.tsx';

const { get, post, remove } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), remove: vi.fn() }));
vi.mock('#web/lib/requests/api.ts', () => ({ api: { get, post, delete: remove } }));

beforeEach(() => {
  post.mockReset();
  get.mockReturnValue(new Promise(() => undefined));
});
afterEach(cleanup);

const onQuote = vi.fn();

const Shown = () => {
  const { data } = useQuery({ ...openConversationOptions('c1'), enabled: false });
  return data && <SuggestionArea open={data} owner="anna" onQuote={onQuote} />;
};
const show = async (open: OpenConversation) => {
  await loadTexts(['conversations', 'common', 'errors']);
  const client = new QueryClient();
  client.setQueryData(openConversationOptions('c1').queryKey, open);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Shown />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};
const openDialog = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Voir les détails' }));
  });
  return screen.getByRole('dialog', { name: "Suggestion de déclaration d'incident" });
};

const place = proposalOf({ detail: 'where', text: null }, 'à la cantine');
const day = proposalOf(whenOf('2026-11-18'), 'mercredi', { state: 'confirmed', certain: true });
const told = messageOf('m1', 'user', 'Bonjour. Il m’a insultée.');

const suggested = (...proposals: Proposal[]): OpenConversation => ({
  ...conversationOf(told, messageOf('r1', 'assistant')),
  collected: { proposals, told: [], card: null },
  suggestion: suggestionOf('Il m’a insultée.', {
    rest: [{ message_id: 'm1', start: 0, end: 8, words: 'Bonjour.' }],
  }),
});

it('nothing is shown or announced on a day with words of distress', async () => {
  const distress: Message = {
    ...messageOf('m0', 'user', 'Je veux mourir.'),
    created_at: new Date().toISOString(),
    metadata: { safety: 'distress' },
  };
  const open = suggested();
  await show({ ...open, messages: [distress, ...open.messages] });
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Voir les détails' })).toBeNull();
});

it('the card has the title in the person’s words, and no grade of severity', async () => {
  await show(suggested());
  const card = screen.getByRole('region', { name: 'Un incident peut être déclaré' });
  expect(card.textContent).toContain('Il m’a insultée.');
  expect(card.textContent).not.toMatch(/moyenne|gravité/i);
});

it('where several incidents are told of, all suggestions can be dismissed at once', async () => {
  const one = suggested(place);
  await show(one);
  expect(screen.queryByRole('button', { name: 'Tout ignorer' })).toBeNull();
  cleanup();
  const other = { key: 'b2', number: 2, proposals: [], told: [] };
  await show({ ...one, collected: { ...one.collected, key: '', number: 1, others: [other] } });
  expect(screen.getByRole('button', { name: 'Ignorer' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tout ignorer' }));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('/api/conversations/c1/suggestions'));
});

it('the dialog keeps apart what is certain and what is not, and folds what is empty', async () => {
  await show(suggested(place, day));
  const dialog = within(await openDialog());
  const group = (name: string) => dialog.getByRole('heading', { name }).parentElement?.textContent;
  expect(group('Ce qui est certain')).toContain('mercredi');
  expect(group('Ce qui est certain')).not.toContain('cantine');
  expect(group('Ce qui n’est pas certain')).toContain('cantine');
  expect(group('Ce qui n’est pas certain')).toMatch(/Priorité\s: moyenne, proposée\s; vous la changerez/);
  expect(group('Preuves')).toContain('Aucun fichier joint à ce récit');
  const empty = dialog.getByText('Ce dont vous n’avez pas parlé').closest('details');
  expect(empty?.open).toBe(false);
  expect(empty?.textContent).toContain('Témoins');
});

it('the rest of the conversation is folded behind the account, and a passage leads to its place', async () => {
  await show(suggested(place));
  const dialog = within(await openDialog());
  const rest = dialog.getByText('Le reste de la conversation').closest('details');
  expect(rest?.open).toBe(false);
  expect(rest?.textContent).toContain('Bonjour.');
  fireEvent.click(
    dialog.getByRole('button', { name: /voir dans la conversation\s:\s«\sIl m’a insultée\.\s»$/ }),
  );
  await vi.waitFor(() => expect(onQuote).toHaveBeenCalledOnce());
  expect(onQuote).toHaveBeenCalledWith(
    expect.objectContaining({ message_id: 'm1', words: 'Il m’a insultée.' }),
  );
});

it('a detail is confirmed in the dialog, and stands among what is certain at once', async () => {
  const open = suggested(place, day);
  post.mockReturnValue(new Promise(() => undefined));
  await show(open);
  const dialog = within(await openDialog());
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: /^C’est bien cela\s: .*cantine/ }));
  });
  expect(dialog.getByRole('heading', { name: 'Ce qui est certain' }).parentElement?.textContent).toContain(
    'cantine',
  );
  expect(
    dialog.getByRole('heading', { name: 'Ce qui n’est pas certain' }).parentElement?.textContent,
  ).not.toContain('cantine');
  const body = { action: 'confirm', proposal: place.id, episode: '' };
  expect(post).toHaveBeenCalledWith(expect.stringMatching(/c1\/answers/), expect.objectContaining({ body }));
});

it('where a press leaves too little for a record, the dialog stays and says so', async () => {
  const open = suggested(place, day);
  post.mockResolvedValue({ collected: { ...open.collected, proposals: [day] }, suggestion: null });
  await show(open);
  const dialog = within(await openDialog());
  fireEvent.click(dialog.getByRole('button', { name: /^Répondre autrement\s: .*cantine/ }));
  fireEvent.click(dialog.getByRole('button', { name: /^Ce n’est pas cela\s: .*cantine/ }));
  expect(await dialog.findByText(/^Il ne reste pas assez d’éléments/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Créer la déclaration' }).hasAttribute('disabled')).toBe(true);
});
