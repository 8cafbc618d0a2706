import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { linkProof } from '../one-time/one-time-code.ts';
import type { IssuedToken } from '../one-time/one-time-token-writer.ts';
import { composeLetter, composeNotice } from './letters.ts';
import type { LetterKind, NoticeKind } from './wordings.ts';

/** A mail with a link and a code. */
export interface Posting {
  kind: LetterKind;
  userId: string;
  to: string;
  token: IssuedToken;
  /** Where the link leads after it was verified; null for a mail that has only a code. */
  redirectTo: string | null;
}

/** The type that a link names, by kind of mail. */
const LINK_TYPES: Record<LetterKind, string> = {
  confirmation: 'signup',
  confirmation_without_password: 'signup',
  invitation: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: '',
  session_confirmation: '',
};

/**
 * Mails a token once it is committed. The answer does not wait for the mail: a slow or failing mail server neither
 * loses a sign-up nor tells, by the time it takes, whether an account exists. Who gets no mail can ask for another.
 */
export const postAfterCommit = (auth: AuthContext, tx: SystemTransaction, posting: Posting): void => {
  const { kind, userId, to, token, redirectTo } = posting;
  const link = redirectTo === null ? null : linkOf(auth, token, LINK_TYPES[kind], redirectTo);
  const letter = composeLetter(kind, { productName: auth.config.productName, to, code: token.code, link });
  sendAfterCommit(auth, tx, kind, userId, letter);
};

/**
 * Mails a held session's code and link. The link leads to a page that asks; its token stands behind `#`, so that it
 * reaches no log of a proxy.
 */
export const postAccessConfirmation = (
  auth: AuthContext,
  tx: SystemTransaction,
  { userId, to, openedAt, code, token }: AccessConfirmationPosting,
): void => {
  const kind = 'session_confirmation';
  const link = `${auth.origin()}/auth/confirm-access#t=${token}`;
  const facts = { productName: auth.config.productName, to, code, link, when: openedAt };
  sendAfterCommit(auth, tx, kind, userId, composeLetter(kind, facts));
};

export interface AccessConfirmationPosting {
  userId: string;
  to: string;
  openedAt: Date;
  code: string;
  token: string;
}

/** Something that was done to an account. */
export interface Notice {
  kind: NoticeKind;
  userId: string;
  /** Null when the account has no address: then nobody is told. */
  to: string | null;
}

/** Tells the person, once it is committed, what was done to their account. */
export const postNotice = (auth: AuthContext, tx: SystemTransaction, { kind, userId, to }: Notice): void => {
  if (to === null) return;
  sendAfterCommit(auth, tx, kind, userId, composeNotice(kind, { productName: auth.config.productName, to }));
};

const sendAfterCommit = (
  auth: AuthContext,
  tx: SystemTransaction,
  kind: LetterKind | NoticeKind,
  userId: string,
  letter: Letter,
): void =>
  tx.afterCommit(() => {
    auth.mailer.send(letter).then(
      () => auth.log.info({ event: 'mail_sent', kind, user_id: userId }),
      (error: unknown) => {
        const response_code = (error as { responseCode?: unknown } | null)?.responseCode;
        auth.log.error({ event: 'mail_failed', kind, user_id: userId, response_code, err: error });
      },
    );
  });

/** The link that uses a token up, as the verification `type`, and then leads to `redirectTo`. */
export const linkOf = (
  auth: AuthContext,
  { tokenHash }: IssuedToken,
  type: string,
  redirectTo: string,
): string => {
  const link = new URL('/auth/v1/verify', auth.origin());
  const proof = linkProof(auth.addressKey, tokenHash);
  link.search = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo, proof }).toString();
  return link.href;
};
