// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { ResendForm } from './resend-form.tsx';

const { resend } = vi.hoisted(() => ({
  resend: vi.fn(async (_asked: unknown) => ({ data: {}, error: null })),
}));
vi.mock('#web/lib/session/auth.ts', () => ({ auth: async () => ({ resend }) }));

const EMAIL = 'claire@exemple.fr';
const before = shownConfig.get();

beforeAll(async () => {
  // The widget asks for it, and jsdom knows nothing of what the person prefers.
  document.documentElement.dataset.theme = 'light';
  await loadTexts(['auth', 'common'], 'fr');
});
afterEach(() => {
  shownConfig.set(before);
  document.head.replaceChildren();
});

/** The provider's script arrives and shows its widget: jsdom loads none. */
const shownWidget = async () => {
  const script = await vi.waitFor(() => {
    const found = document.head.querySelector('script');
    if (found === null) throw new Error('The script was not asked for.');
    return found;
  });
  const api = {
    render: vi.fn((_place: HTMLElement, _options: { callback: (token: string) => void }) => 'the widget'),
    reset: vi.fn(),
    remove: vi.fn(),
  };
  const page = window as unknown as Record<string, unknown>;
  page.turnstile = api;
  const onload = new URL(script.src).searchParams.get('onload') ?? '';
  await act(async () => (page[onload] as () => void)());
  const [place, { callback }] = api.render.mock.calls[0] as Parameters<typeof api.render>;
  return { place, api, give: callback };
};

it('with a captcha of a widget nothing is sent before its token is there, then one mail with that token', async () => {
  const captchaWidget = { siteKey: 'une-clef', scriptUrl: 'https://captcha.example/api.js' };
  shownConfig.set({ ...before, captcha: 'turnstile', captchaWidget });
  const onSend = vi.fn();
  await act(async () => {
    render(
      <Suspense>
        <ResendForm onSend={onSend} />
      </Suspense>,
    );
  });
  expect(document.head.querySelector('script')).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: EMAIL } });
  await act(async () => void fireEvent.submit(screen.getByRole('textbox')));

  const { place, api, give } = await shownWidget();
  expect(document.body.contains(place)).toBe(true);
  expect(resend).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();

  await act(async () => give('the token'));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith(EMAIL));
  const asked = { type: 'signup', email: EMAIL, options: { captchaToken: 'the token' } };
  expect(resend.mock.calls).toMatchObject([[asked]]);
  // A token is good for one mail.
  expect(api.reset).toHaveBeenCalledExactlyOnceWith('the widget');
  expect(document.body.contains(place)).toBe(false);
});
