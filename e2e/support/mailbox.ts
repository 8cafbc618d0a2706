import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const POLL_MS = 100;
const TIMEOUT_MS = 15_000;

export interface ReceivedMail {
  subject: string;
  text: string;
  /** The first link in the text. */
  link: string;
  /** The six digits. */
  code: string;
}

/**
 * Waits for the newest mail with a link or a code to this address in an outbox folder, `count` of them or more having
 * come.
 */
export const waitForMail = async (outboxDir: string, address: string, count = 1): Promise<ReceivedMail> => {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const mails = (await mailsTo(outboxDir, address)).filter(({ link, code }) => link !== '' || code !== '');
    const newest = mails.at(-1);
    if (newest && mails.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('No such mail has come');
};

/** What was read of an outbox before: hundreds of mails come together in a run, and each is read once. */
const read = new Map<string, Promise<Email>>();

const readMail = (path: string): Promise<Email> => {
  const mail = read.get(path) ?? readFile(path).then((bytes) => PostalMime.parse(bytes));
  read.set(path, mail);
  return mail;
};

const mailsTo = async (outboxDir: string, address: string): Promise<ReceivedMail[]> => {
  const names = (await readdir(outboxDir).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readMail(join(outboxDir, name))));
  return mails
    .filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()))
    .map((mail) => ({
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      link: /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '',
      code: /(?<![\w-])\d{6}(?![\w-])/.exec((mail.text ?? '').replace(/https?:\/\/\S+/g, ''))?.[0] ?? '',
    }));
};
