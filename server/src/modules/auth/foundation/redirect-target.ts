/** Loopback hosts. Their port is ignored, for development servers (auth.md, Redirects). */
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where a link may lead: only to the scheme, host and port of the site. Everything else becomes the site without an
 * error, so that no mail of ours carries a session to another site.
 */
export const redirectTarget = (requested: string | undefined, siteOrigin: string): string => {
  const site = new URL(siteOrigin);
  const target = requested ? URL.parse(requested) : null;
  if (target?.username !== '' || target.password !== '') return site.origin;
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return site.origin;
  if (target.port !== site.port && !LOOPBACK.test(target.hostname)) return site.origin;
  return target.href;
};

/** Whether pages of this origin may read the answers (CORS): a redirect to it must be allowed. */
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
