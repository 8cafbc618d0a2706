/** Tells the operator's log where the page failed (contract/browser-errors.ts). It never gets in the way of the page. */
import { v4 as uuidv4 } from 'uuid';
import type { BROWSER_ERROR_KINDS, BrowserError } from '#contract/browser-errors.ts';
import { type DescribedError, describeError } from './describe-error.ts';

type Kind = (typeof BROWSER_ERROR_KINDS)[number];

/** A page that fails again and again has said enough. */
const MAX_TOLD = 10;
const SHOWN_CODE_CHARACTERS = 8;

/** The id of each error that was told or shown here, by what is told of it: the same one is told once. */
const ids = new Map<string, string>();
const told = new Set<string>();

let routePattern = (): string => '';

const keyOf = ({ name, frames, known_message }: DescribedError): string =>
  JSON.stringify([name, known_message, frames]);

const idOf = (described: DescribedError): string => {
  const key = keyOf(described);
  const id = ids.get(key) ?? uuidv4();
  ids.set(key, id);
  return id;
};

/** The hash of the build's first file. */
const build = (): string =>
  /\/assets\/[\w$.]+-([\w-]+)\.js/.exec(
    document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
  )?.[1] ?? '';

/** Tells of something thrown, once. */
export const tellError = (thrown: unknown, kind: Kind): void => {
  const described = describeError(thrown, kind, window.location.origin);
  // Without a connection nothing is told, and that a part of the app did not come is no fault of ours.
  if (described === null || !navigator.onLine) return;
  const id = idOf(described);
  if (told.has(id) || told.size >= MAX_TOLD) return;
  told.add(id);
  const route = routePattern().replace(/\/$/, '');
  send({ ...described, correlation_id: id, route, build: build() });
};

const send = (body: BrowserError): void => {
  fetch('/api/browser-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    // Also where the page is being left because of it.
    keepalive: true,
  }).catch(() => undefined);
};

/** What a person can quote to the support: it leads to the line in the log, and says nothing by itself. */
export const errorCode = (thrown: unknown): string | null => {
  const described = describeError(thrown, 'render', window.location.origin);
  return described === null ? null : idOf(described).slice(0, SHOWN_CODE_CHARACTERS);
};

/**
 * Follows what nothing on the page has caught, for as long as the page lasts.
 * @param pattern the pattern of the route that is shown, `/incidents/$id`
 */
export const followErrors = (pattern: () => string): void => {
  routePattern = pattern;
  window.addEventListener('error', ({ error }) => {
    // Without one: a script of another site, or a picture that did not load.
    if (error) tellError(error, 'error');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason, 'rejection'));
  // A part of the app that could not be fetched, also where the screen does without it.
  window.addEventListener('vite:preloadError', (event) =>
    tellError((event as CustomEvent & { payload: unknown }).payload, 'chunk'),
  );
};
