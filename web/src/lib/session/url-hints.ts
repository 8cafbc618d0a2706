const HINTS = ['code', 'access_token', 'error', 'error_code', 'error_description'];

const parametersOf = (url: URL): URLSearchParams[] => [
  url.searchParams,
  new URLSearchParams(url.hash.slice(1)),
];

/** True when the address brings something for auth-js: a code, tokens, or why there are none. */
export const bringsSession = (url: URL): boolean =>
  parametersOf(url).some((parameters) => HINTS.some((hint) => parameters.has(hint)));

/** The `error_code` (or `error`) of a failed link or provider sign-in; null when the address names none. */
export const linkErrorOf = (url: URL): string | null => {
  for (const parameters of parametersOf(url)) {
    const code = parameters.get('error_code') ?? parameters.get('error');
    if (code) return code;
  }
  return null;
};

/** A link that was opened and did not sign anybody in. */
export interface OpenedLink {
  /** The page that it leads to. */
  path: string;
  /** GoTrue's `error_code`, or `code_not_exchanged`: the code is fine, but this browser did not ask for it. */
  error: string;
}

/** What became of the link that opened this visit; null when there was none, or when it did its work. */
export const openedLinkOf = (url: URL, isSignedIn: boolean): OpenedLink | null => {
  const error = linkErrorOf(url);
  if (error !== null) return { path: url.pathname, error };
  const isUnused = url.searchParams.has('code') && !isSignedIn;
  return isUnused ? { path: url.pathname, error: 'code_not_exchanged' } : null;
};
