// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { shownConfig } from '#web/lib/config.ts';
import { CaptchaWidget } from './captcha-widget.tsx';
import { createWidgetCaptcha } from './widget-captcha.ts';

const before = shownConfig.get();
const page = window as unknown as Record<string, unknown>;

beforeAll(() => loadTexts(['auth'], 'fr'));
beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
});
afterEach(() => {
  cleanup();
  shownConfig.set(before);
  document.head.replaceChildren();
});

/** The provider's script arrives: jsdom loads none. */
const arrive = async (kind: string) => {
  const render = vi.fn((_place: HTMLElement, _options: Record<string, unknown>) => 'the widget');
  const api = { render, reset: vi.fn(), remove: vi.fn() };
  const script = document.head.querySelector('script') as HTMLScriptElement;
  const address = new URL(script.src);
  page[kind] = api;
  await act(async () => (page[address.searchParams.get('onload') ?? ''] as () => void)());
  const [place, options] = render.mock.calls[0] as [HTMLElement, Record<string, () => unknown>];
  return { address, api, place, options, give: options.callback as unknown as (token: string) => void };
};

it.each(['hcaptcha', 'turnstile'] as const)(
  'the widget of %s is shown by its script, tells what comes of it, can be set back, and goes with the form',
  async (kind) => {
    const scriptUrl = `https://${kind}.example/api.js?v=1`;
    shownConfig.set({ ...before, captcha: kind, captchaWidget: { siteKey: 'une-clef', scriptUrl } });
    const captcha = createWidgetCaptcha();
    captcha.start();
    await act(async () => {
      render(
        <Suspense>
          <CaptchaWidget captcha={captcha} />
        </Suspense>,
      );
    });
    const { address, api, place, options, give } = await arrive(kind);
    expect(address.href).toContain(`${scriptUrl}&`);
    expect(address.searchParams.get('render')).toBe('explicit');
    expect(screen.getByRole('group').contains(place)).toBe(true);
    // Too narrow here for either at its full width.
    expect(options).toMatchObject({
      sitekey: 'une-clef',
      size: 'compact',
      theme: 'dark',
      hl: 'fr',
      language: 'fr',
    });

    act(() => give('the token'));
    expect(captcha.state.get()).toEqual({ status: 'solved', token: 'the token' });
    act(() => void options['expired-callback']?.());
    expect(captcha.state.get()).toEqual({ status: 'expired', token: null });
    act(() => give('another token'));
    let isHandled: unknown;
    act(() => {
      isHandled = options['error-callback']?.();
    });
    expect([captcha.state.get().status, isHandled]).toEqual(['failed', true]);

    act(() => captcha.reset());
    expect(api.reset).toHaveBeenCalledExactlyOnceWith('the widget');
    cleanup();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith('the widget');
    give('a late token');
    expect(captcha.state.get()).toEqual({ status: 'idle', token: null });
  },
);
