/**
 * Which sessions are held. A session is held when it was opened by something that an operator made or set, and that the
 * person has not proven since: `app.enter` opens nothing for it until the person confirms it by a mail to the address
 * that counts.
 *
 * [Note: the address that counts] The address that the person proved last (`proven_email`). A person proves an address
 * when a session that is not held first opens the account, when they change their address themselves, or when they
 * confirm a session that was opened by a mail to it. Until the account is first opened nothing can have been written,
 * and the account's own address counts.
 */
import type { UserRow } from './account.ts';

/** What a session was opened by. */
export type Root =
  | {
      kind: 'password';
      /** Read in the same query as the hash that matched. */
      byOperator: boolean;
    }
  | {
      kind: 'mail';
      /** The address that the mail went to. */
      address: string;
      /** An operator was given the token; it was not mailed. */
      byOperator: boolean;
      /** Whether the address counted before the token was used: using it may complete a change of address. */
      counted: boolean;
    }
  | {
      kind: 'provider';
      /** The address that the provider vouches for. */
      address: string | null;
      /** The account has the identity because an operator had set that address. */
      byOperator: boolean;
    }
  /** A PKCE flow, which stored whether its mail or provider makes the session held. */
  | ({ kind: 'flow'; isMailed: boolean } & Standing);

export interface Standing {
  isHeld: boolean;
  /** Of a held session: an address that its holder reads. It counts once the session is confirmed. */
  shownEmail: string | null;
}

type Stands = Pick<UserRow, 'email' | 'proven_email' | 'password_by_operator' | 'factor_taken_by_operator'>;

/** [Note: the address that counts] */
export const countingEmail = ({
  proven_email,
  email,
}: Pick<Stands, 'email' | 'proven_email'>): string | null => proven_email ?? email;

export const isCounting = (user: Pick<Stands, 'email' | 'proven_email'>, address: string): boolean =>
  countingEmail(user)?.toLowerCase() === address.toLowerCase();

/** @param user read while the row is locked. */
export const standingOf = (user: Stands, root: Root): Standing => {
  switch (root.kind) {
    case 'password':
      return held(root.byOperator || user.password_by_operator || user.factor_taken_by_operator);
    case 'mail': {
      const isProof = root.counted || isCounting(user, root.address);
      // A mail to the address that counts is itself the proof that a confirmation asks for.
      if (isProof && !root.byOperator) return held(false);
      return held(true, root.byOperator ? null : root.address);
    }
    case 'provider':
      return held(root.byOperator || user.factor_taken_by_operator, root.byOperator ? root.address : null);
    case 'flow':
      return held(root.isHeld || (!root.isMailed && user.factor_taken_by_operator), root.shownEmail);
  }
};

const held = (isHeld: boolean, shownEmail: string | null = null): Standing => ({
  isHeld,
  shownEmail: isHeld ? shownEmail : null,
});
