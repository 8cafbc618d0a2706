import { EMAIL_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { invalid } from './errors.ts';

/**
 * One plain address with a dotted domain. No list, quotes, comments or control characters, so it cannot add a header.
 */
const ADDRESS =
  /^[^\s\p{C}@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u;

/** The address in its stored form, in which addresses are compared; null when the text is not an address. */
export const emailFrom = (text: string): string | null => {
  const address = text.trim().toLowerCase().normalize('NFC');
  return address.length <= EMAIL_MAX_CHARACTERS && ADDRESS.test(address) ? address : null;
};

/** @throws AuthError validation_failed */
export const ensureEmail = (text: string): string => {
  const address = emailFrom(text);
  if (address === null) throw invalid('Unable to validate email address: invalid format');
  return address;
};
