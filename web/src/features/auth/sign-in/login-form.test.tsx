// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';

const signIn = vi.fn();
vi.mock('./sign-in.ts', () => ({ signIn: () => signIn() }));
const { LoginForm } = await import('./login-form.tsx');

const before = shownConfig.get();
beforeAll(() => loadTexts(['auth', 'security', 'common']));
afterEach(() => {
  cleanup();
  shownConfig.set(before);
});

const ENDED = /^Votre session a pris fin/;

const signInSuspended = async (supportEmail: string | null) => {
  shownConfig.set({ ...before, captcha: 'off', supportEmail });
  signIn.mockResolvedValue({ code: 'user_banned', message: null, fallback: 'fallback' });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await act(async () => {
    render(
      <RouterContextProvider router={router}>
        <Suspense>
          <LoginForm remember={false} onRemember={() => undefined} isEnded />
        </Suspense>
      </RouterContextProvider>,
    );
  });
  expect(screen.getByText(ENDED)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'nadia@exemple.fr' } });
  fireEvent.change(screen.getByLabelText(/^Mot de passe/), { target: { value: 'Mot2passe-sur' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Se connecter' })));
  expect(screen.getByText('Ce compte est suspendu.')).toBeDefined();
};

it('somebody whose account is suspended reads that alone, and whom to write to', async () => {
  await signInSuspended('support@exemple.fr');
  expect(screen.queryByText(ENDED)).toBeNull();
  const link = await screen.findByRole('link', { name: 'support@exemple.fr' });
  expect(link.getAttribute('href')).toBe('mailto:support@exemple.fr');
});

it('without an address for support they are told who can answer', async () => {
  await signInSuspended(null);
  expect(await screen.findByText(/écrivez à la personne ou à l’équipe qui gère ce service/)).toBeDefined();
});
