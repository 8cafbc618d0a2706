// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import type { SupportDraft } from './support-draft.ts';

const sendToSupport = vi.fn();
const kept: { draft: SupportDraft | null } = { draft: null };
vi.mock('./send-to-support.ts', () => ({ sendToSupport: (...given: unknown[]) => sendToSupport(...given) }));
vi.mock('./support-draft.ts', () => ({
  readSupportDraft: () => kept.draft,
  keepSupportDraft: (_owner: string, draft: SupportDraft) => {
    kept.draft = draft;
  },
  forgetSupportDraft: () => {
    kept.draft = null;
  },
}));
vi.mock('#web/lib/session/session.ts', () => ({
  useProfile: () => ({ id: 'nadia', email: 'nadia@exemple.fr' }),
}));
const { SupportForm } = await import('./support-form.tsx');

beforeAll(() => loadTexts(['help', 'errors']));
beforeEach(() => {
  kept.draft = null;
  sendToSupport.mockReset();
});
afterEach(cleanup);

const show = ({ isMailed } = { isMailed: true }) =>
  act(async () => {
    render(
      <Suspense>
        <SupportForm supportEmail="support@exemple.fr" isMailed={isMailed} />
      </Suspense>,
    );
  });
const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const send = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer au support' })));
const write = async (server?: { isMailed: boolean }) => {
  await show(server);
  type(/^Objet/, 'Page blanche');
  type(/^Message/, 'Le journal reste blanc.');
};

it('says before anything is written that the message is read by people, and asks for no facts', async () => {
  await show();
  expect(screen.getByText('N’écrivez pas ici ce que vous vivez')).toBeTruthy();
  expect(screen.getByLabelText(/^Adresse pour la réponse/)).toHaveProperty('value', 'nadia@exemple.fr');
});

it('is gone only once the mail has left, and says where the answer comes to', async () => {
  sendToSupport.mockResolvedValue('accepted');
  await write();
  expect(kept.draft).toEqual({ subject: 'Page blanche', message: 'Le journal reste blanc.' });
  await send();
  expect(sendToSupport).toHaveBeenCalledWith(
    'nadia',
    { subject: 'Page blanche', message: 'Le journal reste blanc.', reply_to: 'nadia@exemple.fr' },
    { isMailed: true },
  );
  expect(screen.getByText('Votre message est parti')).toBeTruthy();
  expect(screen.getByText(/nadia@exemple\.fr/)).toBeTruthy();
});

it.each([
  ['could not be sent', () => sendToSupport.mockResolvedValue('failed'), 'Votre message n’est pas parti'],
  [
    'is not known of',
    () => sendToSupport.mockResolvedValue('unknown'),
    'On ne sait pas si votre message est parti',
  ],
  [
    'was refused',
    () => sendToSupport.mockRejectedValue(new ApiProblem('rate_limited')),
    'Votre message n’est pas parti',
  ],
])(
  'a message that %s stays, here and in the browser, and can go by one’s own mail',
  async (_what, fail, title) => {
    fail();
    await write();
    await send();
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', 'Le journal reste blanc.');
    expect(kept.draft?.message).toBe('Le journal reste blanc.');
    expect(screen.getByRole('link', { name: 'Ouvrir dans ma messagerie' }).getAttribute('href')).toBe(
      'mailto:support@exemple.fr?subject=Page%20blanche&body=Le%20journal%20reste%20blanc.',
    );
  },
);

it('does not say that a message has left which the server only keeps', async () => {
  sendToSupport.mockResolvedValue('kept');
  await write({ isMailed: false });
  expect(screen.getByText(/n’envoie pas encore d’emails.*écrivez plutôt à support@exemple\.fr/)).toBeTruthy();
  await send();
  expect(sendToSupport.mock.calls[0]?.[2]).toEqual({ isMailed: false });
  expect(screen.getByText('Votre message est enregistré, mais il n’est pas parti')).toBeTruthy();
  expect(screen.queryByText(/sous 24 heures/)).toBeNull();
  expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', 'Le journal reste blanc.');
  expect(kept.draft?.message).toBe('Le journal reste blanc.');
  expect(screen.getByRole('link', { name: 'Ouvrir dans ma messagerie' })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' })));
  expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', '');
  expect(screen.queryByText(/il n’est pas parti/)).toBeNull();
});

it('sends nothing without words, or to an address that is none', async () => {
  await show();
  type(/^Adresse pour la réponse/, 'nadia');
  await send();
  expect(screen.getByText('Indiquez un objet.')).toBeTruthy();
  expect(screen.getByText('Écrivez votre message.')).toBeTruthy();
  expect(screen.getByText('Indiquez une adresse email valide.')).toBeTruthy();
  expect(sendToSupport).not.toHaveBeenCalled();
});

it('offers again what was begun', async () => {
  kept.draft = { subject: 'Page blanche', message: 'Le journal' };
  await show();
  expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', 'Le journal');
  expect(screen.getByText(/a été retrouvé/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Effacer ce brouillon' })));
  expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', '');
});
