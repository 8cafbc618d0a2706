/** Whom people can reach who need help with the service, and those near them. */
import * as z from 'zod';

export const helpEnvironment = {
  RECUEIL_SUPPORT_EMAIL: z.email().optional(),
  RECUEIL_SUPPORT_PHONE: z
    .string()
    .regex(/^[+\d][\d ().-]{1,30}$/, 'must be a phone number')
    .optional(),
  RECUEIL_HELP_CONTACTS_FILE: z.string().min(1).optional(),
};

export interface HelpConfig {
  supportEmail: string | null;
  supportPhone: string | null;
  /** A JSON file with the operator's own contacts (contract/help.ts). */
  contactsFile: string | null;
}

export const helpFrom = (env: z.output<z.ZodObject<typeof helpEnvironment>>): HelpConfig => ({
  supportEmail: env.RECUEIL_SUPPORT_EMAIL ?? null,
  supportPhone: env.RECUEIL_SUPPORT_PHONE ?? null,
  contactsFile: env.RECUEIL_HELP_CONTACTS_FILE ?? null,
});
