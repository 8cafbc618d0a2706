/**
 * What a session stands on. One that stands on what an operator made or set, and that the person has not proven since,
 * is held: `app.enter` opens nothing for it until the person confirms it by a mail to the address that counts.
 *
 * [Note: the address that counts] The one that the person proved last (`proven_email`): that stood when the account was
 * first opened by a session that was not held, that they changed it to themselves, or that a confirmed session had
 * shown. Before the first such opening nothing can have been written, and the account's own address counts.
 */
import type { UserRow } from './account.ts';

/** By what somebody opens a session. */
export type Root =
  | {
      kind: 'password';
      /** As it was read with the hash that matched. */
      byOperator: boolean;
    }
  | {
      kind: 'mail';
      /** Where it was mailed to. */
      address: string;
      /** It was given to an operator, and mailed to nobody. */
      byOperator: boolean;
      /** The address counted before the token was used; a change of address that it ends may move that. */
      counted: boolean;
    }
  | {
      kind: 'provider';
      /** The address that the provider vouches for. */
      address: string | null;
      /** The account has the identity because an operator had set that address. */
      byOperator: boolean;
    }
  /** A PKCE flow, which knows what its mail or provider gave. */
  | ({ kind: 'flow'; isMailed: boolean } & Standing);

export interface Standing {
  isHeld: boolean;
  /** Of a held session: an address that its holder reads, and that will count when the session is confirmed. */
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

/** @param user as it is now, under its lock. */
export const standingOf = (user: Stands, root: Root): Standing => {
  switch (root.kind) {
    case 'password':
      return held(root.byOperator || user.password_by_operator || user.factor_taken_by_operator);
    case 'mail': {
      const isProof = root.counted || isCounting(user, root.address);
      // What proves the address that counts is what a confirmation would be: it need not be confirmed again.
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
