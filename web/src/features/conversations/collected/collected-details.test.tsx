// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { Proposal, ProposalAnswer } from '#contract/interview.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { closePage } from '#web/lib/drafts/drafts.fixture.ts';
import { openConversationOptions } from '../conversation-queries.ts';
import { conversationOf, proposalOf, whenOf } from '../test-messages.ts';
import { CollectedContent } from './collected-content.tsx';
import type { Opened } from './opened.ts';

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock('#web/lib/requests/api.ts', () => ({ api: { get, post } }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  get.mockReset();
  post.mockReset();
  get.mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  closePage();
});

const place = proposalOf({ detail: 'where', text: null }, 'à la cantine', { id: 'place' });
const day = proposalOf(whenOf('2026-11-18', '03:00'), 'mercredi, 3h', { id: 'day' });
const openWith = (proposals: Proposal[]): OpenConversation => {
  const open = conversationOf();
  const told = [...new Set(proposals.map(({ detail }) => detail))];
  return { ...open, collected: { ...open.collected, proposals, told } };
};

const closed = vi.fn();
const Panel = ({ opened }: { opened: Opened | null }) => {
  const { data } = useQuery({ ...openConversationOptions('c1'), enabled: false });
  return (
    data && (
      <CollectedContent
        owner="claire"
        conversationId="c1"
        collected={data.collected}
        episode={null}
        opened={opened}
        onShow={() => undefined}
        onQuote={() => undefined}
        onClosed={closed}
      />
    )
  );
};

const show = async (proposals: Proposal[], opened: Opened | null = null) => {
  await loadTexts(['conversations', 'common', 'errors']);
  const client = new QueryClient();
  client.setQueryData(openConversationOptions('c1').queryKey, openWith(proposals));
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Panel opened={opened} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
};
const press = (name: string | RegExp) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });
const sent = () => post.mock.calls.map(([, { body }]): ProposalAnswer => body);
const section = (name: string) => screen.getByRole('region', { name });
const heard = () => [...document.querySelectorAll('[role="log"] > *')].map(({ textContent }) => textContent);

it('what was told is shown, what was not is folded, and nothing is counted', async () => {
  await show([day, place]);
  expect(section('Date et heure').textContent).toMatch(/mercredi.18.novembre.2026 à.3.h/);
  expect(section('Lieu précis').textContent).toContain('à la cantine');
  expect(section('Lieu précis').textContent).toContain('À confirmer');
  const folded = screen.getByText('Ce dont vous n’avez pas parlé').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Témoins');
  expect(document.body.textContent).not.toMatch(/sur 8|\/ ?8/);
});

it('one full date counts as certain, and asks for nothing', async () => {
  await show([{ ...day, certain: true }]);
  expect(section('Date et heure').textContent).toContain('Certain, la date est complète');
  expect(screen.queryByRole('button', { name: /^C’est bien cela/ })).toBeNull();
});

it('days that contradict each other stand side by side, each to be confirmed', async () => {
  const other = proposalOf(whenOf('2026-11-17'), 'mardi', { id: 'other', conflicts: ['day'] });
  await show([other, { ...day, conflicts: ['other'] }]);
  expect(within(section('Date et heure')).getByText('Deux jours possibles')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^C’est bien cela/ })).toHaveLength(2);
});

it('a press shows its result before the server has answered, and keeps the focus near', async () => {
  const answered = Promise.withResolvers<unknown>();
  post.mockReturnValue(answered.promise);
  await show([day, place]);
  await press(/^C’est bien cela.*à la cantine/);
  expect(section('Lieu précis').textContent).toContain('Confirmé');
  expect(sent()).toEqual([{ action: 'confirm', proposal: 'place', episode: '' }]);
  expect(document.activeElement?.textContent).toContain('à la cantine');
  const confirmed = openWith([day, { ...place, state: 'confirmed', certain: true }]);
  await act(async () => answered.resolve({ collected: confirmed.collected, suggestion: null }));
  expect(section('Lieu précis').textContent).toContain('Confirmé');
});

it('what was saved is announced', async () => {
  post.mockResolvedValue({ collected: openWith([day]).collected, suggestion: null });
  await show([day, place]);
  await press(/^Répondre autrement.*à la cantine/);
  await press(/^Je ne suis pas sûr·e.*à la cantine/);
  await vi.waitFor(() => expect(heard()).toContain('C’est noté\u202f: vous n’en êtes pas sûr·e.'));
});

it('what the server refuses is taken back, and said where it was pressed', async () => {
  post.mockRejectedValue(new Error('offline'));
  await show([place]);
  await press(/^Répondre autrement/);
  await press(/^Ce n’est pas cela/);
  expect(within(section('Lieu précis')).getByRole('alert').textContent).toContain(
    'n’a pas pu être enregistré',
  );
  expect(section('Lieu précis').textContent).toContain('À confirmer');
});

it('what was refused stands folded at the end, and can be taken up again', async () => {
  const refused = openWith([day, { ...place, state: 'refused' }]);
  post.mockResolvedValueOnce({ collected: refused.collected, suggestion: null });
  post.mockReturnValueOnce(new Promise(() => undefined));
  await show([day, place]);
  await press(/^Répondre autrement.*à la cantine/);
  await press(/^Ce n’est pas cela.*à la cantine/);
  expect(document.activeElement).not.toBe(document.body);
  const folded = () => screen.getByText('Mis de côté').closest('details');
  expect(folded()?.open).toBe(false);
  expect(folded()?.textContent).toContain('à la cantine');
  expect(section('Lieu précis').textContent).not.toContain('à la cantine');
  await press(/^Reprendre.*à la cantine/);
  expect(sent().at(-1)).toMatchObject({ action: 'confirm', proposal: 'place' });
  await waitFor(() => expect(screen.queryByText('Mis de côté')).toBeNull());
  expect(section('Lieu précis').textContent).toContain('Confirmé');
  expect(document.activeElement).not.toBe(document.body);
});

it('a place is corrected in place; an empty one is not sent, and an error keeps what was typed', async () => {
  post.mockRejectedValueOnce(new Error('offline'));
  await show([place]);
  await press(/^Répondre autrement/);
  await press(/^Corriger/);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lieu' });
  expect(field().value).toBe('à la cantine');
  expect(document.activeElement).toBe(field());
  const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
  await type(' ');
  await press('Enregistrer');
  expect(screen.getByText('Écrivez quelque chose, ou annulez.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await type('au réfectoire');
  await press('Enregistrer');
  expect(sent()).toEqual([
    { action: 'correct', proposal: 'place', value: { detail: 'where', text: 'au réfectoire' }, episode: '' },
  ]);
  expect(screen.getByRole('alert').textContent).toContain('n’a pas pu être enregistré');
  expect(field().value).toBe('au réfectoire');
});

it('what is typed is there again after a reload, and gone once it is saved or cancelled', async () => {
  await show([place]);
  await press(/^Répondre autrement/);
  await press(/^Corriger/);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lieu' });
  fireEvent.change(field(), { target: { value: 'au réf' } });
  cleanup();
  await show([place]);
  expect(field().value).toBe('au réf');
  const corrected = proposalOf({ detail: 'where', text: 'au réf' }, '', { id: 'new', state: 'corrected' });
  const after = openWith([
    { ...place, state: 'refused' },
    { ...corrected, sources: [] },
  ]);
  post.mockResolvedValue({ collected: after.collected, suggestion: null });
  await press('Enregistrer');
  await vi.waitFor(() => expect(section('Lieu précis').textContent).toContain('Corrigé'));
  expect(document.activeElement).not.toBe(document.body);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  cleanup();
  await show([place]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a detail that was not told is added by hand with the control that fits', async () => {
  post.mockReturnValue(new Promise(() => undefined));
  await show([place]);
  await act(async () => {
    fireEvent.click(screen.getByText('Ajouter un témoin'));
  });
  const name = screen.getByRole('textbox', { name: 'Nom', hidden: true });
  fireEvent.change(name, { target: { value: 'Léa Rou' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer', hidden: true }));
  });
  expect(sent()).toEqual([
    {
      action: 'add',
      value: { detail: 'witnesses', name: 'Léa Rou', role: null, part: 'witness' },
      episode: '',
    },
  ]);
});

it('a protest opens its detail with the control, told or not, and takes no keyboard away', async () => {
  await show([place], { detail: 'where', by: 'r1', isOpen: true });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Lieu' }).value).toBe('à la cantine');
  expect(document.activeElement).toBe(document.body);
  cleanup();
  await show([place], { detail: 'impact', by: 'r1', isOpen: true });
  expect(screen.getByText('Ce dont vous n’avez pas parlé').closest('details')?.open).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Avec vos mots' })).toBeTruthy();
});

it('what only the assistant saw in the words says so', async () => {
  await show([{ ...place, found_by: 'model' }]);
  expect(section('Lieu précis').textContent).toContain('Repéré par l’assistant dans vos mots');
});
