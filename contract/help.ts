/** /help: whom to reach, and a message to the people who run the service. */
import * as z from 'zod/mini';
import {
  EMAIL_MAX_CHARACTERS,
  SUPPORT_MESSAGE_MAX_CHARACTERS,
  SUPPORT_SUBJECT_MAX_CHARACTERS,
} from './common/limits.ts';
import { day, filledText } from './common/shapes.ts';

/** Who can be near: those that every company or region has, each with another name and number. */
const CONTACT_KINDS = [
  'cse',
  'employer_referent',
  'occupational_doctor',
  'labour_inspection',
  'union',
  'rights_defender',
  'association',
  'other',
] as const;

/** A contact that the operator wrote down (`RECUEIL_HELP_CONTACTS_FILE`). */
export const helpContact = z.object({
  kind: z.enum(CONTACT_KINDS),
  name: filledText(120),
  /** When they can be reached, for whom they are there. */
  about: z._default(z.nullable(filledText(300)), null),
  phone: z._default(z.nullable(z.string().check(z.regex(/^[+\d][\d ().-]{1,30}$/))), null),
  email: z._default(z.nullable(z.email().check(z.maxLength(EMAIL_MAX_CHARACTERS))), null),
  url: z._default(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500))), null),
  /** The day on which somebody last checked it. */
  verified: day,
});
export type HelpContact = z.infer<typeof helpContact>;

/** The operator's own contacts: so many are still read. */
export const helpContacts = z.array(helpContact).check(z.maxLength(40));

/** `GET /api/help`: null where the operator gave none. */
export const helpInfo = z.object({
  support: z.object({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    /** False where no mail server is configured: mails stay on the server's disk, until somebody looks there. */
    mailed: z.boolean(),
  }),
  contacts: z.array(helpContact),
});
export type HelpInfo = z.infer<typeof helpInfo>;

/** Exactly one address, as the mail's header takes it. */
const oneAddress = z.email().check(z.maxLength(EMAIL_MAX_CHARACTERS));
/** A header is one line: controls are taken out, and line breaks with them. */
const oneLine = filledText(SUPPORT_SUBJECT_MAX_CHARACTERS).check(
  z.overwrite((value: string) => value.replace(/\p{Cc}+/gu, ' ').trim()),
);

/** `POST /api/help/messages` */
export const supportMessageInput = z.object({
  subject: oneLine,
  message: filledText(SUPPORT_MESSAGE_MAX_CHARACTERS),
  /** Where the answer is to go. */
  reply_to: oneAddress,
});
export type SupportMessageInput = z.infer<typeof supportMessageInput>;
