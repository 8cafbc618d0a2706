// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '#contract/config.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { ScreenLanguage } from '#web/i18n/screen-language.ts';
import { shownConfig } from '#web/lib/config.ts';
import { LoginScreen } from './sign-in/login-screen.tsx';
import { SignUpScreen } from './sign-up/sign-up-screen.tsx';

const PROMISE = 'Un endroit à vous pour écrire ce que vous vivez au travail, et en garder la trace.';
const before = shownConfig.get();

beforeAll(async () => {
  for (const language of ['fr', 'en'] as const) await loadTexts(['auth', 'common'], language);
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  cleanup();
  shownConfig.set(before);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = async (
  Screen: typeof LoginScreen,
  config: Partial<PublicConfig> = {},
  language: 'fr' | 'en' = 'fr',
) => {
  shownConfig.set({ ...before, captcha: 'off', ...config });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  await act(async () => {
    render(
      <RouterContextProvider router={router}>
        <ScreenLanguage value={language}>
          <Suspense>
            <Screen />
          </Suspense>
        </ScreenLanguage>
      </RouterContextProvider>,
    );
  });
};

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it('the sign-in says first what the product is for, then has the form, the way to an account, and providers last', async () => {
  await show(LoginScreen, { providers: ['azure'] });
  const order = [
    screen.getByText(PROMISE),
    screen.getByLabelText('Email'),
    screen.getByRole('button', { name: 'Se connecter' }),
    screen.getByRole('link', { name: 'Créer un compte' }),
    screen.getByRole('button', { name: 'Continuer avec Microsoft' }),
    screen.getByRole('button', { name: 'Continuer avec Google' }),
    screen.getByRole('button', { name: 'Continuer avec Apple' }),
  ];
  for (const [index, element] of order.slice(1).entries())
    expect(isBefore(order[index] as Element, element)).toBe(true);
});

it.each(['Google', 'Apple', 'Microsoft'])(
  'a provider that is not set up (%s) says so when it is pressed',
  async (name) => {
    await show(LoginScreen);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: `Continuer avec ${name}` }));
    });
    expect(screen.getByRole('status').textContent).toContain(
      `La connexion avec ${name} n’est pas disponible ici.`,
    );
  },
);

it('a form that is sent too early says what is missing, at the first field, and takes it back while it is filled in', async () => {
  await show(LoginScreen);
  const email = screen.getByLabelText('Email') as HTMLInputElement;
  await act(async () => {
    fireEvent.submit(email.form as HTMLFormElement);
  });
  expect(screen.getByText('Veuillez entrer une adresse email valide')).toBeDefined();
  expect(screen.getByText('Le mot de passe est requis')).toBeDefined();
  expect(document.activeElement).toBe(email);
  await act(async () => {
    fireEvent.change(email, { target: { value: 'anne@exemple.fr' } });
  });
  expect(screen.queryByText('Veuillez entrer une adresse email valide')).toBeNull();
  expect(screen.getByText('Le mot de passe est requis')).toBeDefined();
});

it('a closed door says so: no sign-up, no network, nothing that can be kept', async () => {
  await show(LoginScreen, { signup: false });
  expect(screen.queryByRole('link', { name: 'Créer un compte' })).toBeNull();
  expect(screen.getByText(/Les inscriptions sont fermées/)).toBeDefined();
  cleanup();

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(LoginScreen);
  expect(screen.getByRole('alert').textContent).toContain('Vous êtes hors connexion');
  expect(screen.getByRole('alert').textContent).toMatch(/se connecter/i);
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();

  online.mockReturnValue(false);
  await show(SignUpScreen);
  expect(screen.getByRole('alert').textContent).not.toMatch(/se connecter/i);
  online.mockReturnValue(true);
  cleanup();

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await show(LoginScreen);
  expect(screen.getByRole('status').textContent).toContain('Votre navigateur ne garde rien');
});

it('where sign-ups are closed nobody is told what to fill in', async () => {
  await show(SignUpScreen, { signup: false });
  expect(screen.getByText(/Les inscriptions sont fermées/)).toBeDefined();
  expect(screen.queryByText(/Quelques informations suffisent/)).toBeNull();
});

it.each([
  ['sign-in', LoginScreen],
  ['sign-up', SignUpScreen],
])(
  'at the %s, a server that does not answer is said as such, without the captcha’s own sentence, and asked again',
  async (_name, Screen) => {
    vi.useFakeTimers();
    try {
      const asked = vi.fn();
      vi.stubGlobal('fetch', async (path: string) => {
        if (path === '/auth/v1/captcha') asked();
        throw new TypeError('Failed to fetch');
      });
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await show(Screen, { captcha: 'altcha' });
      await act(async () => fireEvent.focus(screen.getByLabelText('Email')));
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      expect(screen.getByRole('alert').textContent).toContain('Le serveur ne répond pas');
      expect(screen.getByText('En attente du serveur.')).toBeDefined();
      expect(screen.queryByText(/Erreur Captcha/)).toBeNull();

      // Without a network, that alone is said.
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await act(async () => window.dispatchEvent(new Event('offline')));
      expect(screen.getByRole('alert').textContent).toContain('Vous êtes hors connexion');
      online.mockReturnValue(true);
      const before = asked.mock.calls.length;
      await act(async () => window.dispatchEvent(new Event('online')));
      expect(asked).toHaveBeenCalledTimes(before + 1);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(asked).toHaveBeenCalledTimes(before + 2);
    } finally {
      vi.useRealTimers();
    }
  },
);

it('before it asks for anything the sign-up advises a personal address and device, in both languages', async () => {
  await show(SignUpScreen, {}, 'en');
  const advice = screen.getByText(/use a personal address and a device of your own/);
  expect(isBefore(advice, screen.getByLabelText('First name'))).toBe(true);
  cleanup();
  await show(SignUpScreen);
  expect(screen.getByText(/une adresse personnelle et un appareil à vous/)).toBeDefined();
});

it('the language switch names each language in itself, holds for the next visit, and says what it did', async () => {
  await show(LoginScreen);
  expect((screen.getByRole('radio', { name: 'Français' }) as HTMLInputElement).checked).toBe(true);
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect((screen.getByRole('radio', { name: 'English' }) as HTMLInputElement).checked).toBe(true);
  expect(localStorage.getItem('recueil.language')).toBe('en');
  expect(await screen.findByText('The screen is in English.')).toBeDefined();
});
