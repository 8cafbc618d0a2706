import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicConfig } from '#contract/config.ts';
import { BootLoader } from '../boot-loader.tsx';
import { LoginScreen } from '../features/auth/sign-in/login-screen.tsx';
import { SignUpScreen } from '../features/auth/sign-up/sign-up-screen.tsx';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { ScreenLanguage } from '../i18n/screen-language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { shownConfig } from '../lib/config.ts';
import { FrameFailure } from './frame-failure.tsx';
import { PageWait } from './page-wait.tsx';

/** Which parts of the configuration change what stands at the door above its providers. */
const CAPTCHAS = ['altcha', 'turnstile', 'off'] as const satisfies readonly PublicConfig['captcha'][];
const BOTH = [true, false];

const DOORS = { '/login': <LoginScreen />, '/signup': <SignUpScreen /> };
/** One path for each text of the wait (boot-loader.tsx); the last one stands for every other page behind the sign-in. */
const WAITS = ['/login', '/', '/*'];
/** Pages that are opened most: each waits in its own shape. */
const PAGES = {
  '/app-home': { page: 'home', hasTitle: true },
  '/journal-de-bord': { page: 'journal', hasTitle: true },
  '/incidents': { page: 'incidents', hasTitle: true },
  '/ia-call': { page: 'assistant', hasTitle: false },
} as const;

/** The same frame in both languages, of which the page shows one. */
type Frames = Record<string, string>;

const drawDoors = (): Frames => {
  const before = shownConfig.get();
  const doors: Frames = {};
  for (const captcha of CAPTCHAS) {
    for (const signup of BOTH) {
      for (const external of BOTH) {
        const widget = captcha === 'turnstile' ? { siteKey: '', scriptUrl: '' } : null;
        const assistant = { ...before.assistant, external };
        shownConfig.set({ ...before, captcha, captchaWidget: widget, signup, assistant });
        for (const [path, screen] of Object.entries(DOORS))
          doors[`${path} ${captcha} ${signup ? 'open' : 'closed'} ${external ? 'away' : 'here'}`] = inBoth(
            'door',
            screen,
            path,
          );
      }
    }
  }
  shownConfig.set(before);
  return doors;
};

const drawWaits = (): Frames => ({
  ...Object.fromEntries(WAITS.map((path) => [path, inBoth('wait', <BootLoader path={path} />, path)])),
  ...Object.fromEntries(
    Object.entries(PAGES).map(([path, { page, hasTitle }]) => [
      path,
      inBoth('wait', <NamedWait page={page} hasTitle={hasTitle} />, path),
    ]),
  ),
});

const NamedWait = ({ page, hasTitle }: Pick<(typeof PAGES)[keyof typeof PAGES], 'page' | 'hasTitle'>) => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const name = t(`page.${page}`);
  return <PageWait name={name} title={hasTitle ? name : null} />;
};

const inBoth = (kind: 'door' | 'wait', screen: ReactNode, path: string): string =>
  LANGUAGES.map((language) => draw(kind, screen, path, language)).join('');

const draw = (kind: 'door' | 'wait', screen: ReactNode, path: string, language: Language): string => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const drawn = renderToStaticMarkup(
    <div lang={language} data-frame={kind} data-frame-off="">
      <RouterContextProvider router={router}>
        <ScreenLanguage value={language}>
          {screen}
          <FrameFailure />
        </ScreenLanguage>
      </RouterContextProvider>
    </div>,
    { identifierPrefix: `frame-${language}-` },
  );
  const html = drawn
    // Enter must not send what is typed anywhere before the app is there.
    .replaceAll('<form', '<div')
    .replaceAll('</form>', '</div>')
    // React Aria hides the box of a checkbox so; the page's policy allows no style in HTML.
    .replaceAll(/ style="[^"]*clip:[^"]*"/g, ' class="sr-only"');
  if (html.includes(' style=')) throw new Error(`The ${kind} of ${path} has a style that the page refuses`);
  return html;
};

/**
 * The screens that a first visit may begin with, drawn without a browser for the page itself: they stand there before any script
 * has arrived. Doors by path and configuration (`/login altcha open here`), waits by path. They are drawn while this module is
 * imported, since the build's importer closes after that.
 */
for (const language of LANGUAGES) await loadTexts(['common', 'auth', 'shell'], language);
export const doors = drawDoors();
export const waits = drawWaits();
