/**
 * The receipt of a closing: a plain text that says nothing of whose account it was. Its last line is the SHA-256 of the lines above,
 * so that a copy can be told from a changed one; the mail that brings it is what shows that it came from here.
 */
import { createHash, randomInt } from 'node:crypto';

type Language = 'fr' | 'en';

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** `F-7KQ2-XMPD-4TRA`: 58 random bits. */
export const createReceiptCode = (): string => {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return ['F', ...Array.from({ length: GROUPS }, group)].join('-');
};

/** What a receipt is about. */
export interface Closing {
  code: string;
  requestedAt: Date;
  closesAt: Date;
  /** Null before it is closed. */
  closedAt: Date | null;
}

const WORDS = {
  fr: {
    /** Before what is named. */
    colon: ' : ',
    title: (productName: string) => `${productName} – reçu de fermeture de compte`,
    code: 'Code',
    requested: 'Fermeture demandée le',
    due: 'Fermeture prévue le',
    closed: 'Compte fermé le',
    gone: 'Sont effacés : le compte, tout ce qui y était écrit, les fichiers, le registre, et la clé qui ouvrait tout cela.',
    proves:
      'Ce reçu montre que la fermeture de ce compte a été demandée, et quand. Il ne dit pas à qui était le compte, ni ce qui y était écrit.',
    hash: 'Empreinte SHA-256 des lignes ci-dessus',
  },
  en: {
    colon: ': ',
    title: (productName: string) => `${productName} – receipt of the closure of an account`,
    code: 'Code',
    requested: 'Closure requested on',
    due: 'To be closed on',
    closed: 'Account closed on',
    gone: 'Erased: the account, all that was written in it, its files, its ledger, and the key that opened them.',
    proves:
      'This receipt shows that the closure of this account was requested, and when. It does not say whose account it was, or what was written in it.',
    hash: 'SHA-256 of the lines above',
  },
} as const;

/** The text of a receipt. Instants are in UTC, as the lines must read the same everywhere. */
export const receiptText = (
  { code, requestedAt, closesAt, closedAt }: Closing,
  language: Language,
  productName: string,
): string => {
  const words = WORDS[language];
  const lines = [
    words.title(productName),
    '',
    `${words.code}${words.colon}${code}`,
    `${words.requested}${words.colon}${instant(requestedAt)}`,
    `${words.due}${words.colon}${instant(closesAt)}`,
    ...(closedAt ? [`${words.closed}${words.colon}${instant(closedAt)}`, words.gone] : []),
    '',
    words.proves,
    '',
  ].join('\n');
  return `${lines}\n${words.hash}${words.colon}${createHash('sha256').update(lines).digest('hex')}\n`;
};

const instant = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
