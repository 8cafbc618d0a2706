/** One mail to one person. */
export interface Letter {
  /** A single address. */
  to: string;
  /** A single address: a person wrote this mail, and the answer goes to them. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** A header would contain something that is not allowed there. The message never quotes it. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

const CONTROL = /\p{Cc}/u;
/** Exactly one address: no list, no comment, no route, no quoted string. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/u;

/** @throws MailRefusedError when a header could be injected through the address or the subject. */
export const checkLetter = ({ to, replyTo, subject }: Letter): void => {
  for (const address of replyTo === undefined ? [to] : [to, replyTo]) {
    if (CONTROL.test(address) || !ONE_ADDRESS.test(address))
      throw new MailRefusedError('The address cannot be a header');
  }
  if (CONTROL.test(subject)) throw new MailRefusedError('The subject cannot be a header');
};
