import { SECOND_MS } from '#contract/common/durations.ts';
import { type PublicConfig, publicConfig } from '#contract/config.ts';
import { productName } from '#web/i18n/texts.ts';
import { createStore } from './store/store.ts';

/** How long screens wait for the configuration before they show with the defaults. */
const PATIENCE_MS = 2 * SECOND_MS;
const ATTEMPT_TIMEOUT_MS = 20 * SECOND_MS;
const FIRST_PAUSE_MS = 1 * SECOND_MS;
const LONGEST_PAUSE_MS = 15 * SECOND_MS;

/** What screens show until the server says otherwise. */
const DEFAULTS: PublicConfig = {
  productName: productName(),
  productSlug: 'recueil',
  captcha: 'altcha',
  captchaWidget: null,
  signup: true,
  providers: [],
  companySignIn: false,
  supportEmail: null,
  assistant: { model: 'guide', external: false },
  transcription: false,
  transcriptionExternal: false,
};

/** What the server has written into the page; null under the development server, and in tests. */
const configInPage = (): PublicConfig | null => {
  const text = typeof document === 'undefined' ? null : document.getElementById('config')?.textContent;
  return text ? publicConfig.parse(JSON.parse(text)) : null;
};
const inPage = configInPage();

/** The configuration that screens follow: the page's, or the defaults until the server has said it, for the rest of the visit. */
export const shownConfig = createStore<PublicConfig>(inPage ?? DEFAULTS);

let asking: Promise<PublicConfig> | undefined;
let waiting: Promise<PublicConfig> | undefined;

/** The configuration as the server says it, in the page or by `GET /api/config`, asked until it answers: what the session is stored under is no guess. */
export const serverConfig = (): Promise<PublicConfig> => {
  asking ??= inPage === null ? askUntilAnswered() : Promise.resolve(inPage);
  return asking;
};

let hurry: () => void = () => undefined;

/** Asks at once where the next try is being waited for. */
export const askConfigNow = (): void => hurry();

/** True once the server has said it. */
export const isConfigKnown = (): boolean => shownConfig.get() !== DEFAULTS;

/** The configuration to show: the server's, or after two seconds the defaults. Never fails. */
export const loadConfig = (): Promise<PublicConfig> => {
  waiting ??= Promise.race([
    serverConfig(),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]).then(shownConfig.get);
  return waiting;
};

const askUntilAnswered = async (): Promise<PublicConfig> => {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      const config = await fetchConfig();
      shownConfig.set(config);
      return config;
    } catch {
      await new Promise<void>((resolve) => {
        hurry = resolve;
        setTimeout(resolve, pauseMs);
      });
    }
  }
};

const fetchConfig = async (): Promise<PublicConfig> => {
  const response = await fetch('/api/config', { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/api/config answered ${response.status}`);
  return publicConfig.parse(await response.json());
};
