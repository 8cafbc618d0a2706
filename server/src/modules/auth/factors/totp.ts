/** Time-based one-time passwords (RFC 6238) as every authenticator app understands them: SHA-1, 6 digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one: clocks differ, and typing takes its time. */
const SKEW_STEPS = 1;
const CODE = /^[0-9]{6}$/;

/** What an authenticator app needs; shown once. */
export interface TotpSecret {
  /** Base32, to be typed where no camera is. */
  secret: string;
  /** `otpauth://totp/…` */
  uri: string;
  /** The same as a picture: an `<svg>` element. */
  qrCode: string;
}

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A picture holds 2953 bytes, of which a character may take twelve; the name that the app shows need not be whole. */
const MAX_LABEL_CHARACTERS = 100;

/**
 * A new secret for `label` (an address) at `issuer` (the product), as the app will name it.
 * @param issuer 64 characters at most, or no picture holds it: it stands in the address twice.
 */
export const createTotpSecret = (issuer: string, label: string): TotpSecret => {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const uri = totpOf(secret, issuer, [...label].slice(0, MAX_LABEL_CHARACTERS).join('')).toString();
  return { secret, uri, qrCode: renderSVG(uri, { border: 2 }) };
};

/** The time step whose code this is, of those that count at `now` (milliseconds); null when it is none of them. */
export const stepOfCode = (secret: string, code: string, now = Date.now()): number | null => {
  // The library throws on text of its length that is none, such as digits of another script.
  if (!CODE.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: SKEW_STEPS });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
};
