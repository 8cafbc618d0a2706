/** Adding and removing a device that gives codes. Everything throws an error of auth-js, or what broke on the way. */
import { productName } from '#web/i18n/texts.ts';
import { auth } from '#web/lib/session/session.ts';
import { qrImage } from './qr-image.ts';

/** A device that is being added: nothing counts before its first code. */
export interface Enrolment {
  factorId: string;
  /** The QR code, as an address for `<img>`. */
  qr: string;
  /** The same as text. */
  secret: string;
  /** No other device gives codes yet. */
  isFirst: boolean;
}

/** Begins to add a device. What was begun before and never finished goes: only one can be scanned at a time. */
export const beginEnrolment = async (name: string): Promise<Enrolment> => {
  const { mfa } = await auth();
  const { data: known, error: unknown } = await mfa.listFactors();
  if (unknown !== null) throw unknown;
  for (const { id, status } of known.all) if (status === 'unverified') await mfa.unenroll({ factorId: id });
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: productName(),
  });
  if (error !== null) throw error;
  const { qr_code, secret } = data.totp;
  return { factorId: data.id, qr: qrImage(qr_code), secret, isFirst: known.totp.length === 0 };
};

/** Removes a device. The session's own tokens are renewed: they say how many steps were passed, and which devices are left. */
export const removeDevice = async (factorId: string): Promise<void> => {
  const client = await auth();
  const { error } = await client.mfa.unenroll({ factorId });
  if (error !== null) throw error;
  await client.refreshSession();
};
