import { MAIL_TICKET_HEADER, type MailStatus } from '#contract/account/mail-status.ts';
import type { SupportMessageInput } from '#contract/help.ts';
import { request } from '#web/lib/requests/request.ts';
import { watchMail } from '#web/lib/watch-mail.ts';
import { forgetSupportDraft } from './support-draft.ts';

/** What became of it; `kept` where the server has it and mails nothing. */
type SupportOutcome = MailStatus | 'kept';

/**
 * Sends the message, and waits until it is known whether the mail left. Its draft goes only then, also where the person
 * has left the page meanwhile.
 * @param isMailed whether this server's mails leave it
 * @throws ApiProblem where the server did not take it
 */
export const sendToSupport = async (
  owner: string,
  body: SupportMessageInput,
  { isMailed }: { isMailed: boolean },
): Promise<SupportOutcome> => {
  const answer = await request('POST', '/api/help/messages', { body });
  const ticket = answer.headers.get(MAIL_TICKET_HEADER);
  // Nobody stops waiting: what is known a minute later is still worth knowing.
  const status = ticket === null ? 'unknown' : await watchMail(ticket, new AbortController().signal);
  if (status !== 'accepted') return status;
  if (!isMailed) return 'kept';
  forgetSupportDraft(owner);
  return status;
};
