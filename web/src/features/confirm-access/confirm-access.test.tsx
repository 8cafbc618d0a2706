// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FC, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { ConfirmAccessScreen } from './confirm-access-screen.tsx';
import { ConfirmLinkScreen } from './confirm-link-screen.tsx';

const signedOut = credentials();
let answers: Record<string, () => Response>;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  window.scrollTo = () => undefined;
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal(
    'fetch',
    async (path: string, init?: RequestInit) =>
      answers[`${init?.method ?? 'GET'} ${path}`]?.() ?? new Response(null, { status: 404 }),
  );
  await loadTexts(['security', 'auth', 'common', 'shell', 'errors']);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  setCredentials(signedOut);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.location.hash = '';
});

const show = async (component: FC) => {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  await act(async () => {
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const buttons = () =>
  [...document.querySelectorAll('main button, main a')].map((button) => button.textContent);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const TO_LOGIN = 'Aller à la page de connexion';
const NOT_VALID = 'Ce lien n’est plus valable, ou il a déjà servi. Rien n’a été changé.';

it('an address without a token claims nothing about anybody, and leads to signing in', async () => {
  answers = {};
  await show(ConfirmLinkScreen);
  expect(screen.getByRole('alert').textContent).toBe(NOT_VALID);
  expect(document.body.textContent).not.toContain('Quelqu’un s’est connecté');
  expect(buttons()).toEqual([TO_LOGIN]);
});

it('« Oui, c’est moi » tells the server so, and that it is confirmed', async () => {
  window.location.hash = '#t=token';
  const answered = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', answered);
  await show(ConfirmLinkScreen);
  expect(answered).not.toHaveBeenCalled();
  await press('Oui, c’est moi');
  expect(answered).toHaveBeenCalledExactlyOnceWith(
    '/auth/v1/confirmation/answer',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ token: 'token', is_mine: true }) }),
  );
  expect(screen.getByText(/C’est confirmé/)).toBeDefined();
});

it('a link that was used already asks no more once the server has said so; after other failures it does', async () => {
  window.location.hash = '#t=token';
  answers = { 'POST /auth/v1/confirmation/answer': () => new Response(null, { status: 502 }) };
  await show(ConfirmLinkScreen);
  expect(buttons()).toEqual(['Oui, c’est moi', 'Ce n’est pas moi']);
  await press('Oui, c’est moi');
  expect(screen.getByRole('alert').textContent).toContain('momentanément indisponible');
  expect(buttons()).toEqual(['Oui, c’est moi', 'Ce n’est pas moi']);
  answers = {
    'POST /auth/v1/confirmation/answer': () => Response.json({ code: 'otp_expired' }, { status: 403 }),
  };
  await press('Ce n’est pas moi');
  expect(screen.getByRole('alert').textContent).toBe(NOT_VALID);
  expect(buttons()).toEqual([TO_LOGIN]);
});

it('where no address is known nothing is said of one that is no longer read', async () => {
  answers = {
    'GET /auth/v1/confirmation': () => Response.json({ needed: true, sent_to: null, sent_at: null }),
  };
  await show(ConfirmAccessScreen);
  expect(screen.getByText(/Aucune adresse n’est connue/)).toBeDefined();
  expect(screen.queryByText(/Vous ne lisez plus cette adresse/)).toBeNull();
  expect(buttons()).toEqual(['Se déconnecter']);
});

it('a page that waits for the link hears that its session was ended, because the person said that it was not them', async () => {
  const ended = vi.fn();
  setCredentials({ ...signedOut, accessToken: async () => 'a token', ended });
  const sent_at = new Date().toISOString();
  answers = {
    'GET /auth/v1/confirmation': () => Response.json({ needed: true, sent_to: 'n•••@exemple.fr', sent_at }),
  };
  await show(ConfirmAccessScreen);
  expect(screen.getByText(/Le message est parti/)).toBeDefined();
  answers = {
    'GET /auth/v1/confirmation': () => Response.json({ code: 'session_not_found' }, { status: 403 }),
  };
  expect(ended).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(ended).toHaveBeenCalledWith(null);
});

it('a mail that could not be sent is said not to have left, and when another may be asked for', async () => {
  let sent_at: string | null = null;
  answers = {
    'GET /auth/v1/confirmation': () => Response.json({ needed: true, sent_to: 'n•••@exemple.fr', sent_at }),
    'POST /auth/v1/confirmation': () => {
      sent_at = new Date().toISOString();
      return new Response(null, { status: 204, headers: { 'x-mail-ticket': 'one' } });
    },
    'GET /auth/v1/mail-status/one': () => Response.json({ status: 'failed' }),
  };
  await show(ConfirmAccessScreen);
  expect(screen.getByText(/Vous ne lisez plus cette adresse/)).toBeDefined();
  await press('Recevoir le message');
  expect(screen.getByText(/Le message est parti/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Nouvel envoi dans \d+\ss$/ })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText(/^L’email avec le code n’a pas pu être envoyé\./)).toBeDefined();
  expect(screen.queryByText(/Le message est parti/)).toBeNull();
});
