import { type PublicConfig, publicConfig } from '#contract/config.ts';
import { SECOND_MS } from '#contract/durations.ts';
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
  assistant: { model: 'guide', external: false },
  transcription: false,
  transcriptionExternal: false,
};

/** The configuration that screens follow: the defaults, then the server's for the rest of the visit. */
export const shownConfig = createStore<PublicConfig>(DEFAULTS);

let asking: Promise<PublicConfig> | undefined;
let waiting: Promise<PublicConfig> | undefined;

/** `GET /api/config` as the server says it, asked until it answers: what the session is stored under is no guess. */
export const serverConfig = (): Promise<PublicConfig> => {
  asking ??= askUntilAnswered();
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
