import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { addNotice, type NewNotice, noticeWays } from '../../notifications/index.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { linkProof } from '../one-time/one-time-code.ts';
import type { IssuedToken } from '../one-time/one-time-token-writer.ts';
import type { LetterKind } from './letter-wordings.ts';
import { composeLetter, composeNotice } from './letters.ts';
import type { NoticeKind } from './notice-wordings.ts';

/** A mail with a link and a code. */
export interface Posting {
  kind: LetterKind;
  userId: string;
  to: string;
  token: IssuedToken;
  /** Where the link leads after the verification; null for a mail with a code only. */
  redirectTo: string | null;
}

/** The `type` in the link, by kind of mail. */
const LINK_TYPES: Record<LetterKind, string> = {
  confirmation: 'signup',
  confirmation_without_password: 'signup',
  invitation: 'invite',
  open_invitation: '',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: '',
  session_confirmation: '',
};

/**
 * Mails a token after the commit. The answer does not wait for the mail: a slow or failing mail server loses no
 * sign-up, and the time of the answer does not tell whether an account exists. A person who gets no mail can ask for
 * another.
 */
export const postAfterCommit = (auth: AuthContext, tx: SystemTransaction, posting: Posting): void => {
  const { kind, userId, to, token, redirectTo } = posting;
  const link = redirectTo === null ? null : linkOf(auth, token, LINK_TYPES[kind], redirectTo);
  const letter = composeLetter(kind, { productName: auth.config.productName, to, code: token.code, link });
  sendAfterCommit(auth, tx, kind, userId, letter);
};

/**
 * Mails the link of an invitation. It opens the page where a password is chosen, in whatever browser; nothing is used up before
 * the person goes on from there, since mail filters open links too. Its token stands behind `#`, so that no proxy logs it.
 */
export const postInvitation = (
  auth: AuthContext,
  tx: SystemTransaction,
  { userId, to, tokenHash }: { userId: string; to: string; tokenHash: string },
): void => {
  const kind = 'open_invitation';
  const link = `${auth.origin()}/auth/invitation#t=${tokenHash}`;
  const facts = { productName: auth.config.productName, to, code: null, link };
  sendAfterCommit(auth, tx, kind, userId, composeLetter(kind, facts));
};

/**
 * Mails the code and link of a held session. The link opens a page that asks; its token stands behind `#`, so that no
 * proxy logs it.
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
  /** Null when the account has no address: then nothing is mailed. */
  to: string | null;
  /** Where the mail names one. */
  day?: Date | undefined;
}

/** What the bell calls each kind; a sign-up again with a known address changed nothing, and is only mailed about. */
const BELL_KINDS: Record<NoticeKind, NewNotice['kind'] | null> = {
  already_registered: null,
  new_device: 'new_sign_in',
  password_changed: 'password_changed',
  email_changed: 'email_changed',
  factor_added: 'factor_added',
  factor_removed: 'factor_removed',
  recovery_code_used: 'recovery_code_used',
  identity_linked: 'identity_linked',
  identity_unlinked: 'identity_unlinked',
  account_suspended: null,
  suspension_lifted: null,
  suspension_lifted_before_closing: null,
  suspension_lifted_before_deletion: null,
  deletion_announced: 'deletion_announced',
  deletion_taken_back: null,
};

/** Tells the person what was done to their account: by the bell, and after the commit by mail, where they chose so. */
export const postNotice = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { kind, userId, to, day }: Notice,
): Promise<void> => {
  const bellKind = BELL_KINDS[kind];
  if (bellKind !== null) await addNotice(tx, userId, { kind: bellKind }, { ownMail: true });
  if (to === null || (bellKind !== null && !(await noticeWays(tx, userId, bellKind)).by_mail)) return;
  const letter = composeNotice(kind, { productName: auth.config.productName, to, day });
  sendAfterCommit(auth, tx, kind, userId, letter);
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

/** The link that uses up a token, as the verification `type`, and then leads to `redirectTo`. */
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
