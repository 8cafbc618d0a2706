/**
 * [Note: the service worker]
 * Keeps the app's own files, all of one build, so that the app opens without a connection; and takes what another app shares. No
 * answer of the server passes through it, so nothing that is personal is ever in its cache. A new build waits until no page
 * of the old one is open, because only the old one's cache has the old one's files: no page ever mixes two builds.
 */
import { SECOND_MS } from '#contract/common/durations.ts';
import { Held } from './held.ts';
import { TAKE_SHARED } from './messages.ts';
import { type Role, roleOf } from './role-of.ts';
import { SHARE_PATH } from './share-path.ts';
import { readShared } from './shared-form.ts';
import type { FetchEvent, LifeEvent, MessageEvent, WorkerScope } from './worker-scope.ts';

/** Put in by web/build/service-worker.ts: the paths of the build's files, and a name that changes with them. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_NAME: string;

const scope = globalThis as unknown as WorkerScope;
const PAGE = '/';
const PREFIX = 'app-';
const CACHE = `${PREFIX}${BUILD_NAME}`;
const FILES: ReadonlySet<string> = new Set(BUILD_FILES);
/** A line that lets nothing through is as good as none. */
const PAGE_PATIENCE_MS = 5 * SECOND_MS;
/** What a proxy says while the server behind it is away. */
const AWAY = [502, 503, 504];
const SEE_OTHER = 303;

const held = new Held();

const keepBuild = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold the page of another build.
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...BUILD_FILES]);
};

const dropOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
};

const kept = async (path: string): Promise<Response | undefined> => {
  const cache = await caches.open(CACHE);
  return await cache.match(path, { ignoreVary: true });
};

const page = async (request: Request): Promise<Response> => {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), PAGE_PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: ending.signal });
    return AWAY.includes(answer.status) ? ((await kept(PAGE)) ?? answer) : answer;
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
};

const file = async (request: Request): Promise<Response> =>
  (await kept(new URL(request.url).pathname)) ?? (await fetch(request));

const share = async (request: Request): Promise<Response> => {
  held.put(readShared(await request.formData()));
  return Response.redirect(SHARE_PATH, SEE_OTHER);
};

const ANSWERS: Record<Exclude<Role, 'none'>, (request: Request) => Promise<Response>> = { page, file, share };

scope.addEventListener('install', (event: LifeEvent) => event.waitUntil(keepBuild()));
scope.addEventListener('activate', (event: LifeEvent) => event.waitUntil(dropOthers()));
scope.addEventListener('fetch', (event: FetchEvent) => {
  const role = roleOf(event.request, scope.location.origin, FILES);
  if (role !== 'none') event.respondWith(ANSWERS[role](event.request));
});
scope.addEventListener('message', ({ data, ports }: MessageEvent) => {
  if (data === TAKE_SHARED) ports[0]?.postMessage(held.take());
});
