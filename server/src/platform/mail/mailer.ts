/**
 * The one way out for mail: an SMTP server, or without one a file a mail in the outbox folder. The content and the
 * recipients of mails are never logged.
 */
import { createTransport } from 'nodemailer';
import { SECOND_MS } from '#contract/common/durations.ts';
import type { DiskRoom } from '../files/disk-room.ts';
import type { Logger } from '../telemetry/logger.ts';
import { checkLetter, type Letter } from './letter.ts';
import { checkOutbox, writeToOutbox } from './outbox.ts';

export interface Mailer {
  /** False where no SMTP server was given: then nothing leaves the outbox. */
  readonly delivers: boolean;
  /**
   * Resolves once the mail is handed over (or written whole).
   * @param after The mail leaves when this has settled.
   * @throws MailRefusedError when a header would carry control characters; any other error of the SMTP server
   */
  send(letter: Letter, after?: Promise<unknown>): Promise<void>;
  /**
   * Resolves when the SMTP server lets us sign in (or the outbox can be written to): it accepts mails in
   * general. Retries as often as a mail is retried.
   * @throws the error that prevented it
   */
  check(): Promise<void>;
  /** Waits for the mails that are being sent and closes the connections. */
  close(): Promise<void>;
}

export interface MailerOptions {
  /** `smtps://user:secret@host:465`, or null for the outbox. */
  smtpUrl: string | null;
  /** `Recueil <ne-pas-repondre@exemple.fr>` */
  from: string;
  /** Needed without an SMTP server. */
  outboxDir: string | null;
  /** Of the disk of the outbox. */
  room: DiskRoom;
  log: Logger;
  /** Waits between attempts when the SMTP server refuses a mail temporarily. */
  retryDelaysMs?: number[];
}

const SMTP = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
  // A queue with five connections at most, each for one mail: none is left idle to break, or to hold up a stop.
  pool: true,
  maxConnections: 5,
  maxMessages: 1,
} as const;
const RETRY_DELAYS_MS = [1 * SECOND_MS, 5 * SECOND_MS];

/** @throws Error when there is neither an SMTP server nor an outbox. */
export const createMailer = async (options: MailerOptions): Promise<Mailer> => {
  const transport = openTransport(options);
  const running = new Set<Promise<void>>();
  const track = (work: Promise<void>): Promise<void> => {
    const settled = work.catch(() => undefined).finally(() => running.delete(settled));
    running.add(settled);
    return work;
  };
  return {
    delivers: options.smtpUrl !== null,
    send: (letter, after) =>
      track(
        Promise.allSettled([after]).then(() => {
          checkLetter(letter);
          return transport.send(letter);
        }),
      ),
    check: () => track(transport.check()),
    close: async () => {
      await Promise.all(running);
      transport.close();
    },
  };
};

interface OpenTransport {
  send(letter: Letter): Promise<void>;
  check(): Promise<void>;
  close(): void;
}

const openTransport = (options: MailerOptions): OpenTransport => {
  const { smtpUrl, from, outboxDir, room, log, retryDelaysMs = RETRY_DELAYS_MS } = options;
  if (smtpUrl) {
    const smtp = createTransport({ ...SMTP, url: smtpUrl }, { from });
    return {
      send: (letter) =>
        withRetries(retryDelaysMs, async () => void (await smtp.sendMail(messageFrom(letter)))),
      check: () => withRetries(retryDelaysMs, async () => void (await smtp.verify())),
      close: () => smtp.close(),
    };
  }
  if (!outboxDir) throw new Error('A mailer needs an SMTP server or an outbox folder');
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  let last = 0;
  return {
    send: async (letter) => {
      // No two at the same time: by their names, mails lie in the order in which they were handed over.
      last = Math.max(Date.now(), last + 1);
      const time = new Date(last);
      const { message } = await composer.sendMail(messageFrom(letter));
      const file = await writeToOutbox(outboxDir, message as Buffer, time, room);
      log.info({ event: 'mail_written', file }, 'a mail was written to the outbox');
    },
    check: () => checkOutbox(outboxDir, room),
    close: () => undefined,
  };
};

// The address goes as an object, so that it is one recipient whatever it contains.
const messageFrom = ({ to, replyTo, subject, text, html }: Letter) => ({
  to: { name: '', address: to },
  subject,
  text,
  html,
  ...(replyTo === undefined
    ? // No answer from an absence assistant, no entry in a mailing list manager.
      { headers: { 'Auto-Submitted': 'auto-generated' } }
    : { replyTo: { name: '', address: replyTo } }),
});

const withRetries = async (delaysMs: number[], attempt: () => Promise<void>): Promise<void> => {
  for (const delayMs of delaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  await attempt();
};

/** 5xx is permanent (RFC 5321, 4.2.1); every other failure may be temporary. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
