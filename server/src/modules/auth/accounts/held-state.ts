/**
 * Which sessions are held. A session is held when it was opened by something that an operator made or set, and that the
 * person has not proven since: `app.enter` opens nothing for it until the person confirms it by a mail to the address
 * that counts.
 *
 * [Note: the address that counts] The address that the person proved last (`proven_email`). A person proves an address
 * when a session that is not held first opens the account, when they change their address themselves, or when they
 * confirm a session that had shown that they read it. Until the account is first opened nothing can have been written,
 * and the account's own address counts.
 */
import type { UserRow } from './account.ts';

/** What a session was opened by. */
export type OpenedBy =
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
  | ({ kind: 'flow'; isMailed: boolean } & HeldState);

export interface HeldState {
  isHeld: boolean;
  /** Of a held session: an address that its holder reads. It counts once the session is confirmed. */
  shownEmail: string | null;
}

type HeldColumns = Pick<
  UserRow,
  'email' | 'proven_email' | 'password_by_operator' | 'factor_taken_by_operator'
>;

/** [Note: the address that counts] */
export const countingEmail = ({
  proven_email,
  email,
}: Pick<HeldColumns, 'email' | 'proven_email'>): string | null => proven_email ?? email;

export const isCounting = (user: Pick<HeldColumns, 'email' | 'proven_email'>, address: string): boolean =>
  countingEmail(user)?.toLowerCase() === address.toLowerCase();

/** @param user read while the row is locked. */
export const heldStateOf = (user: HeldColumns, openedBy: OpenedBy): HeldState => {
  switch (openedBy.kind) {
    case 'password':
      return held(openedBy.byOperator || user.password_by_operator || user.factor_taken_by_operator);
    case 'mail': {
      const isProof = openedBy.counted || isCounting(user, openedBy.address);
      // A mail to the address that counts is itself the proof that a confirmation asks for.
      if (isProof && !openedBy.byOperator) return held(false);
      return held(true, openedBy.byOperator ? null : openedBy.address);
    }
    case 'provider':
      return held(
        openedBy.byOperator || user.factor_taken_by_operator,
        openedBy.byOperator ? openedBy.address : null,
      );
    case 'flow':
      return held(
        openedBy.isHeld || (!openedBy.isMailed && user.factor_taken_by_operator),
        openedBy.shownEmail,
      );
  }
};

const held = (isHeld: boolean, shownEmail: string | null = null): HeldState => ({
  isHeld,
  shownEmail: isHeld ? shownEmail : null,
});
