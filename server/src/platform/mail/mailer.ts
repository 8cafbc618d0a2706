/**
 * The one way out for mail: an SMTP server, or without one a file a mail in the outbox folder. What a mail says and
 * to whom it goes is never logged.
 */
import { createTransport } from 'nodemailer';
import { SECOND_MS } from '#contract/durations.ts';
import type { DiskRoom } from '../files/disk-room.ts';
import type { Logger } from '../telemetry/logger.ts';
import { checkLetter, type Letter } from './letter.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mailer {
  /**
   * Resolves once the mail is handed over (or written whole).
   * @throws MailRefusedError when a header would carry control characters; whatever the SMTP server said otherwise.
   */
  send(letter: Letter): Promise<void>;
  /** Waits for the mails on their way and closes the connections. */
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
/** Waits between the attempts at a mail that an SMTP server could not take just now. */
const RETRY_DELAYS_MS = [1 * SECOND_MS, 5 * SECOND_MS];

/** @throws Error when there is neither an SMTP server nor an outbox. */
export const createMailer = async (options: MailerOptions): Promise<Mailer> => {
  const transport = openTransport(options);
  const running = new Set<Promise<void>>();
  return {
    send: (letter) => {
      const sending = Promise.resolve().then(() => {
        checkLetter(letter);
        return transport.send(letter);
      });
      const settled = sending.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return sending;
    },
    close: async () => {
      await Promise.all(running);
      transport.close();
    },
  };
};

interface OpenTransport {
  send(letter: Letter): Promise<void>;
  close(): void;
}

const openTransport = ({ smtpUrl, from, outboxDir, room, log }: MailerOptions): OpenTransport => {
  if (smtpUrl) {
    const smtp = createTransport({ ...SMTP, url: smtpUrl }, { from });
    return {
      send: (letter) => withRetries(async () => void (await smtp.sendMail(messageFrom(letter)))),
      close: () => smtp.close(),
    };
  }
  if (!outboxDir) throw new Error('A mailer needs an SMTP server or an outbox folder');
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (letter) => {
      const { message } = await composer.sendMail(messageFrom(letter));
      const file = await writeToOutbox(outboxDir, message as Buffer, room);
      log.info({ event: 'mail_written', file }, 'a mail was written to the outbox');
    },
    close: () => undefined,
  };
};

// The address goes as an object, so that it is one recipient whatever it contains.
const messageFrom = ({ to, subject, text, html }: Letter) => ({
  to: { name: '', address: to },
  subject,
  text,
  html,
  // No answer from an absence assistant, no entry in a mailing list manager.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

const withRetries = async (attempt: () => Promise<void>): Promise<void> => {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  await attempt();
};

/** 5xx is the server's last word (RFC 5321, 4.2.1); everything else may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
