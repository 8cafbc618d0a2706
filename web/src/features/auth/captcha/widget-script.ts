import { SECOND_MS } from '#contract/common/durations.ts';
import { withRetries } from './with-retries.ts';

/** The loader retries up to 2 times (spec.md, 9). */
const MAX_RETRIES = 2;
const LOADED_WITHIN_MS = 15 * SECOND_MS;

export type WidgetKind = 'hcaptcha' | 'turnstile';

/** What both providers' scripts offer, by their documentation. */
export interface WidgetApi {
  render: (container: HTMLElement, options: Record<string, unknown>) => string;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

/** Ours: we render when we have a place for it, pose as no other product, and have nothing reported elsewhere. */
const PARAMETERS: Record<WidgetKind, Record<string, string>> = {
  hcaptcha: { render: 'explicit', recaptchacompat: 'off', sentry: 'false' },
  turnstile: { render: 'explicit' },
};

const loads = new Map<string, Promise<WidgetApi>>();
let count = 0;

/**
 * The provider's script, loaded when it is first needed and once for the page.
 * @throws Error after three failed attempts; the next call loads it again.
 */
export const loadWidgetApi = (kind: WidgetKind, scriptUrl: string): Promise<WidgetApi> => {
  const known = loads.get(scriptUrl);
  if (known !== undefined) return known;
  // Never aborted: the screen that asked may be left meanwhile, but the next one needs the script too.
  const loading = withRetries(MAX_RETRIES, () => load(kind, scriptUrl), new AbortController().signal);
  loads.set(scriptUrl, loading);
  loading.catch(() => loads.delete(scriptUrl));
  return loading;
};

const load = async (kind: WidgetKind, scriptUrl: string): Promise<WidgetApi> => {
  count += 1;
  const callback = `recueilCaptcha${count}`;
  const address = new URL(scriptUrl);
  for (const [name, value] of Object.entries({ ...PARAMETERS[kind], onload: callback }))
    address.searchParams.set(name, value);
  const script = document.createElement('script');
  const page = window as unknown as Record<string, unknown>;
  const ready = Promise.withResolvers<void>();
  page[callback] = ready.resolve;
  script.addEventListener('error', () => ready.reject(new Error('The captcha’s script was not loaded')));
  const timer = setTimeout(() => ready.reject(new Error('The captcha’s script is late')), LOADED_WITHIN_MS);
  script.src = address.href;
  script.async = true;
  document.head.append(script);
  try {
    await ready.promise;
    return page[kind] as WidgetApi;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
    delete page[callback];
  }
};
