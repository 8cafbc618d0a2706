import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

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

/** To whom the mails of an outbox go, by path: hundreds of them come together in a run, and each is read once. */
const recipients = new Map<string, Promise<string>>();

const recipientsOf = (path: string): Promise<string> => {
  const known = recipients.get(path) ?? readFile(path, 'utf8').then(toHeaderOf);
  recipients.set(path, known);
  return known;
};

/** The header may go on in lines that begin with a space. */
const toHeaderOf = (mail: string): string =>
  (/^To: .*(?:\r?\n[ \t].*)*/im.exec(mail)?.[0] ?? '').toLowerCase();

const mailsTo = async (outboxDir: string, address: string): Promise<ReceivedMail[]> => {
  const names = (await readdir(outboxDir).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const paths = names.map((name) => join(outboxDir, name));
  const areTheirs = await Promise.all(
    paths.map(async (path) => (await recipientsOf(path)).includes(address.toLowerCase())),
  );
  const mails = await Promise.all(
    paths.filter((_, index) => areTheirs[index]).map(async (path) => PostalMime.parse(await readFile(path))),
  );
  return mails.map((mail) => ({
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    link: /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '',
    code: /(?<![\w-])\d{6}(?![\w-])/.exec((mail.text ?? '').replace(/https?:\/\/\S+/g, ''))?.[0] ?? '',
  }));
};
