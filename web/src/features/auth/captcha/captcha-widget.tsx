import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import type { WidgetCaptcha } from './widget-captcha.ts';
import { loadWidgetApi, type WidgetKind } from './widget-script.ts';

/** Both widgets are about 300 px wide, or compact. */
const FULL_WIDTH_PX = 304;

const sizeFor = (kind: WidgetKind, box: HTMLElement): string => {
  if (box.clientWidth < FULL_WIDTH_PX) return 'compact';
  return kind === 'turnstile' ? 'flexible' : 'normal';
};

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
};

/** The place of a third party's widget; its script is fetched when this first shows. */
export const CaptchaWidget = ({ captcha }: { captcha: WidgetCaptcha }) => {
  const { t, language } = useTexts('auth');
  const { captcha: kind, captchaWidget } = useConfig();
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = box.current;
    if (place === null || captchaWidget === null || (kind !== 'hcaptcha' && kind !== 'turnstile')) return;
    const controller = new AbortController();
    const { signal } = controller;
    /** A widget that is being removed may still speak. */
    const ifShown = (tell: () => void) => () => {
      if (!signal.aborted) tell();
    };
    const show = async () => {
      const api = await loadWidgetApi(kind, captchaWidget.scriptUrl);
      if (signal.aborted) return;
      const id = api.render(place, {
        sitekey: captchaWidget.siteKey,
        size: sizeFor(kind, place),
        theme: isDark() ? 'dark' : 'light',
        // One name each.
        hl: language,
        language,
        callback: (token: string) => ifShown(() => captcha.solved(token))(),
        'expired-callback': ifShown(captcha.expired),
        'chalexpired-callback': ifShown(captcha.expired),
        'error-callback': () => {
          ifShown(captcha.failed)();
          // Turnstile: we have dealt with it.
          return true;
        },
      });
      const detach = captcha.attach({ reset: () => api.reset(id) });
      signal.addEventListener('abort', () => {
        detach();
        api.remove(id);
      });
      setShown(true);
    };
    show().catch(ifShown(captcha.failed));
    return () => controller.abort();
  }, [captcha, captchaWidget, kind, language]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that the widget shows itself.
    <div role="group" aria-label={t('captcha.label')} className="flex flex-col gap-2">
      {!isShown && <Spinner className="size-4" />}
      <div ref={box} />
    </div>
  );
};
