/** The bodies of the requests. Null and missing text count as empty, as in GoTrue; unknown keys are ignored. */
import * as z from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const metadata = z.record(z.string(), z.unknown()).nullish();

/** For every endpoint that asks for a captcha. */
const security = {
  gotrue_meta_security: z
    .object({ captcha_token: text })
    .nullish()
    .transform((value) => value?.captcha_token ?? ''),
};

const pkce = { code_challenge: text, code_challenge_method: text };

export const signUpBody = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata,
  ...pkce,
  ...security,
});
export const passwordGrantBody = z.object({ email: text, phone: text, password: text, ...security });
export const refreshTokenGrantBody = z.object({ refresh_token: text });
export const pkceGrantBody = z.object({ auth_code: text, code_verifier: text });
export const idTokenGrantBody = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
});
export const ssoBody = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: z.boolean().nullish(),
  ...pkce,
  ...security,
});
export const verifyBody = z.object({ type: text, token: text, token_hash: text, email: text, phone: text });
export const recoverBody = z.object({ email: text, ...pkce, ...security });
export const otpBody = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: metadata,
  ...pkce,
  ...security,
});
export const resendBody = z.object({ type: text, email: text, phone: text, ...pkce, ...security });
export const enrollBody = z.object({ factor_type: text, friendly_name: text, issuer: text });
export const factorVerifyBody = z.object({ challenge_id: text, code: text });
/** For POST /reauthenticate. */
export const proofBody = z.object({
  password: text,
  nonce: text,
  /** Of a proof that opens sensitive incidents and no change of the account. */
  only_to_read: z.boolean().nullish(),
});
export const recoveryCodeBody = z.object({ code: text });
export const confirmationCodeBody = z.object({ code: text });
export const confirmationAnswerBody = z.object({ token: text, is_mine: z.boolean() });
export const userUpdateBody = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: metadata,
  ...pkce,
});

export type SignUpBody = z.output<typeof signUpBody>;
export type PasswordGrantBody = z.output<typeof passwordGrantBody>;
export type PkceGrantBody = z.output<typeof pkceGrantBody>;
export type IdTokenGrantBody = z.output<typeof idTokenGrantBody>;
export type SsoBody = z.output<typeof ssoBody>;
export type VerifyBody = z.output<typeof verifyBody>;
export type RecoverBody = z.output<typeof recoverBody>;
export type OtpBody = z.output<typeof otpBody>;
export type ResendBody = z.output<typeof resendBody>;
export type EnrollBody = z.output<typeof enrollBody>;
export type FactorVerifyBody = z.output<typeof factorVerifyBody>;
export type ProofBody = z.output<typeof proofBody>;
export type UserUpdateBody = z.output<typeof userUpdateBody>;
