const HINTS = ['code', 'access_token', 'error', 'error_code', 'error_description'];

const parametersOf = (url: URL): URLSearchParams[] => [
  url.searchParams,
  new URLSearchParams(url.hash.slice(1)),
];

/** True when the address brings something for auth-js: a code, tokens, or why there are none. */
export const bringsSession = (url: URL): boolean =>
  parametersOf(url).some((parameters) => HINTS.some((hint) => parameters.has(hint)));

/** What providers say when the person, or the provider itself, said no; the server passes it on beside a code of its own. */
const REFUSALS = ['access_denied', 'user_cancelled_authorize'];

/** The `error_code` (or `error`) of a failed link or provider sign-in; null when the address names none. */
export const linkErrorOf = (url: URL): string | null => {
  for (const parameters of parametersOf(url)) {
    const error = parameters.get('error');
    const code = parameters.get('error_code') ?? error;
    if (code === 'bad_oauth_callback' && error !== null && REFUSALS.includes(error)) return error;
    if (code) return code;
  }
  return null;
};

/** A link that was opened and did not sign anybody in. */
export interface OpenedLink {
  /** The page that it leads to. */
  path: string;
  /**
   * GoTrue's `error_code`; `network` when the code could not be sent; `code_not_exchanged`: the code is fine, but this
   * browser did not ask for it; `confirmed`: the address is, and one signs in by hand; or `invited`: it is, and there is no
   * password yet (an invitation that another program sent).
   */
  error: string;
}

/** auth-js has these codes for a browser that holds no verifier, or another one. */
const OTHER_BROWSER = ['pkce_code_verifier_not_found', 'bad_code_verifier'];

/**
 * What became of the link that opened this visit; null when there was none, or when it did its work.
 * @param failure why its code was not exchanged, as far as that is known.
 */
export const openedLinkOf = (
  url: URL,
  isSignedIn: boolean,
  failure: string | null = null,
): OpenedLink | null => {
  const error = linkErrorOf(url);
  if (error !== null) return { path: url.pathname, error };
  if (isSignedIn) return null;
  // auth-js takes no session out of an address: it could be anybody's. The mail's link has done its work all the same.
  const fragment = new URLSearchParams(url.hash.slice(1));
  if (fragment.has('access_token'))
    return { path: url.pathname, error: fragment.get('type') === 'invite' ? 'invited' : 'confirmed' };
  if (!url.searchParams.has('code')) return null;
  const isElsewhere = failure === null || OTHER_BROWSER.includes(failure);
  return { path: url.pathname, error: isElsewhere ? 'code_not_exchanged' : failure };
};
