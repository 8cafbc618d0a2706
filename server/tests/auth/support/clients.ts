/** The browser's side of the tests: the unpatched client, a mailbox, and plain requests. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import PostalMime from 'postal-mime';
import { type Ask, handedTo } from '../../support/people.ts';
import type { TestServer } from '../../support/test-server.ts';

/** A browser: its own storage, kept in memory. */
export const createBrowser = (server: TestServer, flowType: 'pkce' | 'implicit' = 'pkce') => {
  const storage = new Map<string, string>();
  const client = new AuthClient({
    url: `${server.url}/auth/v1`,
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storageKey: 'recueil-auth-token',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
  return Object.assign(client, { stored: storage });
};
export type Browser = ReturnType<typeof createBrowser>;

export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The first link; empty without one. */
  link: string;
  /** The six digits. */
  code: string;
}

export const parseMail = async (raw: Buffer | string): Promise<ReceivedMail> => {
  const mail = await PostalMime.parse(raw);
  const text = mail.text ?? '';
  return {
    to: mail.to?.map(({ address }) => address).join(',') ?? '',
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    code: /(?<![\w-])\d{6}(?![\w-])/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0] ?? '',
  };
};

/** What a person says of themself at the sign-up. */
export const SIGN_UP_DATA = {
  first_name: 'Nadia',
  last_name: 'Benali',
  phone: '+33 6 12 34 56 78',
  job_title: 'Infirmière',
  sector: 'Santé',
  age_range: '35-44',
};

/** By the path of its file, in which a mail lies as it was written: whoever waits for one looks through all of them again and again. */
const read = new Map<string, Promise<ReceivedMail>>();
const mailIn = (path: string): Promise<ReceivedMail> => {
  const mail = read.get(path) ?? readFile(path).then(parseMail);
  read.set(path, mail);
  return mail;
};

/** All mails to an address, oldest first. */
export const mailsTo = async (server: TestServer, address: string): Promise<ReceivedMail[]> => {
  const names = (await readdir(server.outboxDir).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map((name) => mailIn(join(server.outboxDir, name))));
  return mails.filter((mail) => mail.to === address);
};

/** The newest mail with a code to an address, once there are `count` of them: mails leave after the answer. */
export const nextMail = (server: TestServer, address: string, count = 1): Promise<ReceivedMail> =>
  waitForMail(server, address, count, ({ code }) => code !== '');

/** The newest notice with this subject (in French) to an address, once there are `count` of them. */
export const nextNotice = (
  server: TestServer,
  address: string,
  subject: string,
  count = 1,
): Promise<ReceivedMail> =>
  waitForMail(server, address, count, (mail) => mail.code === '' && mail.subject.startsWith(subject));

const waitForMail = async (
  server: TestServer,
  address: string,
  count: number,
  isOne: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> => {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 20) {
    const mails = (await mailsTo(server, address)).filter(isOne);
    if (mails.length >= count) return mails.at(-1) as ReceivedMail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`There is no mail number ${count}`);
};

/** Opens the link of a mail as a browser does; returns where it leads. */
export const open = async (link: string): Promise<URL> => {
  const answer = await fetch(link, { redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The link answered ${answer.status}`);
  return new URL(answer.headers.get('location') ?? '');
};

/** The parameters in the fragment. */
export const fragmentOf = (url: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

type AskedServer = Pick<TestServer, 'url' | 'recueil'>;

interface AskOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** A plain request to the service, handed to the app; text bodies are sent as they are. */
export const ask = (
  server: AskedServer,
  method: string,
  path: string,
  options: AskOptions = {},
): Promise<Answer> => asked(handedTo(server), server, method, path, options);

/** The same over the wire: for what only a connection shows, and for walks over all routes. */
export const askByWire = (
  server: AskedServer,
  method: string,
  path: string,
  options: AskOptions = {},
): Promise<Answer> => asked(fetch, server, method, path, options);

const asked = async (
  send: Ask,
  server: AskedServer,
  method: string,
  path: string,
  { body, token, headers }: AskOptions,
): Promise<Answer> => {
  const answer = await send(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
};

export const uniqueEmail = (): string => `${crypto.randomUUID()}@exemple.fr`;

export const PASSWORD = 'Mot2passe-sur';

/** The answer to a sign-in by password. */
export const signInByPassword = (
  server: TestServer,
  email: string | undefined,
  password = PASSWORD,
): Promise<Answer> => ask(server, 'POST', '/token?grant_type=password', { body: { email, password } });
