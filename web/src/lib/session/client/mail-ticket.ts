import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';

/** Requests behind whose answers a mail may leave; auth-js does not show their headers. */
const MAY_MAIL = /\/(?:signup|recover|otp|resend|reauthenticate)(?:\?|$)/;
const CONFIRMATION = /\/confirmation(?:\?|$)/;
const ACCOUNT = /\/user(?:\?|$)/;

let last: string | null = null;

/** Keeps the ticket of an answer of the service, for the screen that asked. */
export const noteMailTicket = (address: string, method: string | undefined, answer: Response): void => {
  if (
    MAY_MAIL.test(address) ||
    (CONFIRMATION.test(address) && method === 'POST') ||
    (ACCOUNT.test(address) && method === 'PUT')
  )
    last = answer.headers.get(MAIL_TICKET_HEADER);
};

/** The ticket of the mail that was just asked for, once; null when none leaves. */
export const takeMailTicket = (): string | null => {
  const ticket = last;
  last = null;
  return ticket;
};
