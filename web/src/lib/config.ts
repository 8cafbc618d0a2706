import { type PublicConfig, publicConfig } from '#contract/config.ts';

const SECOND = 1_000;
const CONFIG_TIMEOUT_MS = 2 * SECOND;

/** What holds until the server says otherwise, or while it cannot be reached. */
const DEFAULTS: PublicConfig = {
  productName: 'Recueil',
  productSlug: 'recueil',
  captcha: 'altcha',
  signup: true,
  providers: [],
  assistant: { model: 'guide', external: false },
};

let loading: Promise<PublicConfig> | undefined;

/** `GET /api/config`, asked once. Never fails: without an answer in two seconds the defaults apply. */
export const loadConfig = (): Promise<PublicConfig> => {
  // One promise for the whole visit: components wait on it with `use()`, which needs it to stay the same.
  loading ??= fetchConfig().catch(() => DEFAULTS);
  return loading;
};

const fetchConfig = async (): Promise<PublicConfig> => {
  const response = await fetch('/api/config', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/api/config answered ${response.status}`);
  return publicConfig.parse(await response.json());
};
