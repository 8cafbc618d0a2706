/**
 * The receipt of a session: a code that a person can write down, and that shows later that the ledger had, at that time, what it has. It holds
 * the place where the ledger ended, the beginning of the hash there, and a check character against typing errors. It says nothing of what was
 * written, nor of who wrote it.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The check character is one of five more. */
const CHECKS = `${ALPHABET}*~$=U`;
/** 80 bits: nobody finds another ledger that begins alike. */
const HASH_HEX_CHARACTERS = 20;
const GROUP = 4;

/** Where a ledger ended, as far as a receipt says it. */
export interface Receipt {
  sequence: number;
  /** The first 20 characters of the hash, in lower-case hex. */
  hashStart: string;
}

/**
 * The receipt of the end of a ledger: groups of four characters of Crockford's alphabet, `7-3K9F-…`: the sequence, then 16 for the hash and
 * one to check them.
 */
export const receiptOf = ({ sequence, hash }: { sequence: number; hash: string }): string => {
  const body = `${inBase32(BigInt(sequence))}${inBase32(BigInt(`0x${hash.slice(0, HASH_HEX_CHARACTERS)}`)).padStart(16, '0')}`;
  const all = `${body}${checkCharacter(body)}`;
  const rest = all.length % GROUP;
  const groups = all.slice(rest).match(/.{4}/g) ?? [];
  return [...(rest > 0 ? [all.slice(0, rest)] : []), ...groups].join('-');
};

/** What a receipt says, however it was typed; null where it is none, or has a typing error. */
export const readReceipt = (typed: string): Receipt | null => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const body = code.slice(0, -1);
  if (code.length < 18 || code.length > 28 || [...body].some((one) => !ALPHABET.includes(one))) return null;
  if (checkCharacter(body) !== code.at(-1)) return null;
  const sequence = Number(fromBase32(body.slice(0, -16)));
  if (!Number.isSafeInteger(sequence) || sequence === 0) return null;
  const hashStart = fromBase32(body.slice(-16)).toString(16).padStart(HASH_HEX_CHARACTERS, '0');
  return { sequence, hashStart };
};

const inBase32 = (value: bigint): string => {
  let rest = value;
  let digits = '';
  do {
    digits = `${ALPHABET[Number(rest % 32n)]}${digits}`;
    rest /= 32n;
  } while (rest > 0n);
  return digits;
};

const fromBase32 = (digits: string): bigint =>
  [...digits].reduce((value, digit) => value * 32n + BigInt(ALPHABET.indexOf(digit)), 0n);

/** Crockford's check: one wrong character, or two that changed places, do not pass. https://www.crockford.com/base32.html */
const checkCharacter = (body: string): string => CHECKS[Number(fromBase32(body) % 37n)] as string;
