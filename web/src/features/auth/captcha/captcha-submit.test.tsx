// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentProps, Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { CaptchaStatus } from './captcha.ts';
import { CaptchaSubmit } from './captcha-submit.tsx';
import { createWidgetCaptcha } from './widget-captcha.ts';

const OURS = null;
const CONFIRM = 'Confirmez d’abord que vous n’êtes pas un robot.';
const BY_ITSELF = 'Vérification automatique dès que vous écrivez.';
const FAILED = 'La vérification n’a pas abouti.';
const ONE_MOMENT = 'Un instant\u202f: la vérification se termine.';

const show = async (captcha: ComponentProps<typeof CaptchaSubmit>['captcha'], isPending = false) => {
  await act(async () => {
    render(
      <Suspense>
        <CaptchaSubmit captcha={captcha} isPending={isPending} pendingLabel="Connexion en cours...">
          Se connecter
        </CaptchaSubmit>
      </Suspense>,
    );
  });
  const button = screen.getByRole('button') as HTMLButtonElement;
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return { isDisabled: button.disabled, reason: reason?.textContent ?? null };
};

beforeAll(() => loadTexts(['auth', 'common']));
afterEach(cleanup);

it.each<[CaptchaStatus, string]>([
  ['idle', BY_ITSELF],
  ['working', ONE_MOMENT],
  ['expired', BY_ITSELF],
  ['failed', FAILED],
  ['away', 'En attente du serveur.'],
])('a button that waits for the captcha (%s) says why', async (status, reason) => {
  const shown = await show({ isNeeded: true, isReady: false, status, widget: OURS });
  expect(shown).toEqual({ isDisabled: true, reason: reason });
});

it('a widget that is shown waits for the person, not the other way round', async () => {
  const captcha = {
    isNeeded: true,
    isReady: false,
    status: 'working',
    widget: createWidgetCaptcha(),
  } as const;
  expect(await show(captcha)).toEqual({ isDisabled: true, reason: CONFIRM });
});

it('a button that can be pressed, or was, gives no reason', async () => {
  const solved = { isNeeded: true, isReady: true, status: 'solved', widget: OURS } as const;
  expect(await show(solved)).toEqual({ isDisabled: false, reason: null });
  cleanup();
  expect(await show({ ...solved, isReady: false, status: 'idle' }, true)).toMatchObject({ reason: null });
  cleanup();
  expect(await show({ ...solved, isNeeded: false, status: 'idle' })).toMatchObject({ reason: null });
});
