import type { OpenedLink } from '#web/lib/session/url-hints.ts';

/**
 * What a link of a change of address did. `first`: the other one is still to be opened. `elsewhere`: the change is
 * done, but another browser asked for it. `none`: nothing is in the address; for somebody who is signed in, the account
 * itself tells how things stand.
 */
export type EmailChangeArrival = 'first' | 'elsewhere' | 'expired' | 'taken' | 'none';

/** Only that there is a message counts: GoTrue sends one after the first confirmation, in its own language. */
const hasMessage = (url: URL): boolean =>
  url.searchParams.has('message') || new URLSearchParams(url.hash.slice(1)).has('message');

export const emailChangeArrival = (url: URL, link: OpenedLink | null): EmailChangeArrival => {
  if (link !== null) {
    if (link.error === 'code_not_exchanged') return 'elsewhere';
    return link.error === 'email_exists' ? 'taken' : 'expired';
  }
  return hasMessage(url) ? 'first' : 'none';
};
