/** Loopback hosts, on which the port of a redirect is ignored: another development server (auth.md, Redirects). */
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where a link may lead: the same scheme, host and port as the site. Everything else silently becomes the site, so
 * that a mail of ours never leads to a stranger's page with somebody's session in its address.
 */
export const redirectTarget = (requested: string | undefined, siteOrigin: string): string => {
  const site = new URL(siteOrigin);
  const target = requested ? URL.parse(requested) : null;
  if (target?.username !== '' || target.password !== '') return site.origin;
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return site.origin;
  if (target.port !== site.port && !LOOPBACK.test(target.hostname)) return site.origin;
  return target.href;
};

/** The origins whose pages may read the answers (CORS): those that a redirect may lead to. */
export const isAllowedOrigin = (origin: string, siteOrigin: string): boolean =>
  URL.parse(origin)?.origin === origin && redirectTarget(origin, siteOrigin) === `${origin}/`;

/** The target with parameters in its fragment; `sb` marks the answer as ours, as GoTrue does. */
export const withFragment = (target: string, parameters: Record<string, string>): string => {
  const url = new URL(target);
  const sorted = Object.entries({ ...parameters, sb: '' }).sort(([a], [b]) => (a < b ? -1 : 1));
  url.hash = new URLSearchParams(sorted).toString();
  return url.href;
};

/** The target with parameters added to its query. */
export const withQuery = (target: string, parameters: Record<string, string>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};
