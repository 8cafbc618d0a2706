/** The bodies of the administrator's requests, read by the rules of bodies.ts. */
import * as z from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const metadata = z.record(z.string(), z.unknown()).nullish();

export const adminUserBody = z.object({
  id: text,
  role: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
});
export const adminDeleteBody = z.object({ should_soft_delete: flag });
export const generateLinkBody = z.object({
  type: text,
  email: text,
  password: text,
  new_email: text,
  data: metadata,
  redirect_to: text,
});
export const inviteBody = z.object({ email: text, data: metadata });

export type AdminUserBody = z.output<typeof adminUserBody>;
export type AdminDeleteBody = z.output<typeof adminDeleteBody>;
export type GenerateLinkBody = z.output<typeof generateLinkBody>;
export type InviteBody = z.output<typeof inviteBody>;
