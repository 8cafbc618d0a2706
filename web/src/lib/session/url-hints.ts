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
