/** How requests come to a token. The session sets it; `api` only knows this much of it. */
export interface Credentials {
  /** The current access token, refreshed if it was about to expire; null when signed out. */
  accessToken(): Promise<string | null>;
  /** Asks for a new token after a 401; null when the session is over. */
  refresh(): Promise<string | null>;
  /**
   * The server does not accept the session any more.
   * @param owner whose session that was: another person's, who has signed in meanwhile, goes on. Null for whoever is signed in.
   */
  ended(owner: string | null): void;
  /** The server accepts the session once it has shown the person's second factor. */
  secondFactorNeeded(): void;
  /** The server accepts the session once the person has confirmed it by mail. */
  confirmationNeeded(): void;
  /** The account is about to be closed: until its owner keeps it, it opens nothing else. */
  accountClosing(): void;
}

let current: Credentials = {
  accessToken: async () => null,
  refresh: async () => null,
  ended: () => undefined,
  secondFactorNeeded: () => undefined,
  confirmationNeeded: () => undefined,
  accountClosing: () => undefined,
};

export const credentials = (): Credentials => current;

export const setCredentials = (next: Credentials): void => {
  current = next;
};
