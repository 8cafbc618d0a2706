/** Time-based one-time passwords (RFC 6238) as every authenticator app understands them: SHA-1, 6 digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Accepted steps before and after the present one, for clocks that differ and slow typing. */
const SKEW_STEPS = 1;
const CODE = /^[0-9]{6}$/;

/** What an authenticator app needs; shown once. */
export interface TotpSecret {
  /** Base32, to be typed where there is no camera. */
  secret: string;
  /** `otpauth://totp/…` */
  uri: string;
  /** The `uri` as a picture: an `<svg>` element. */
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

/** A QR code holds 2953 bytes and a character may take twelve, so the label is cut. The app only displays it. */
const MAX_LABEL_CHARACTERS = 100;

/**
 * A new secret for `label` (an address) at `issuer` (the product), as the app will name it.
 * @param issuer 64 characters at most, because it stands in the address twice and the QR code is limited.
 */
export const createTotpSecret = (issuer: string, label: string): TotpSecret => {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const uri = totpOf(secret, issuer, [...label].slice(0, MAX_LABEL_CHARACTERS).join('')).toString();
  return { secret, uri, qrCode: renderSVG(uri, { border: 2 }) };
};

/** The time step that the code belongs to, among those accepted at `now` (milliseconds); null for a wrong code. */
export const stepOfCode = (secret: string, code: string, now = Date.now()): number | null => {
  // The library throws for six characters that are not ASCII digits.
  if (!CODE.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: SKEW_STEPS });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
};
