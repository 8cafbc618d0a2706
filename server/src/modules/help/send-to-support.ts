import { SUPPORT_MESSAGES_MAX_COUNT } from '#contract/common/limits.ts';
import type { SupportMessageInput } from '#contract/help.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { takeCall } from '../../platform/limits/take-call.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { supportLetter } from './support-letter.ts';

export interface SupportServices {
  database: Database;
  log: Logger;
  mailer: Mailer;
  productName: string;
  /** Null where the operator gave no address. */
  supportEmail: string | null;
}

const WINDOW_MINUTES = 60;

/**
 * Mails a person's message to the support. The answer does not wait for the mail server: the ticket of the mail tells what
 * became of it, and until then the page keeps the words. Nothing of them is stored or logged here.
 * @throws ProblemError `not_found` where there is nobody to write to; `rate_limited`
 */
export const sendToSupport = async (
  { database, log, mailer, productName, supportEmail }: SupportServices,
  actor: Actor,
  input: SupportMessageInput,
): Promise<void> => {
  const to = await database.asUser(actor, async (tx) => {
    await takeCall(tx, {
      table: 'support_messages',
      maxCalls: SUPPORT_MESSAGES_MAX_COUNT,
      windowMinutes: WINDOW_MINUTES,
    });
    // After the first statement, which refuses a session that has ended.
    if (supportEmail === null) throw new ProblemError('not_found');
    return supportEmail;
  });
  mailer.send(supportLetter(input, { to, productName })).then(
    () => log.info({ event: 'mail_sent', kind: 'support' }),
    (error: unknown) => {
      const response_code = (error as { responseCode?: unknown } | null)?.responseCode;
      log.error({ event: 'mail_failed', kind: 'support', response_code, err: error });
    },
  );
};
