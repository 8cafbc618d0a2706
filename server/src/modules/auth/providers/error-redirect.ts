import { AuthError } from '../foundation/errors.ts';
import { withFragment, withQuery } from '../foundation/redirect-target.ts';

/** The provider refused: the person cancelled, or the provider does not know us. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly error: string;
  readonly description: string;

  /** As the provider wrote them, reduced to the characters that OAuth allows. */
  constructor(error: string, description: string) {
    super('The provider refused');
    this.error = printable(error, 60);
    this.description = printable(description, 300);
  }
}

const printable = (text: string, maxCharacters: number): string =>
  text
    .replace(/[^\x20\x21\x23-\x5b\x5d-\x7e\p{L}\p{P}]/gu, ' ')
    .slice(0, maxCharacters)
    .trim()
    .toWellFormed();

/** Codes that GoTrue reports as access_denied whatever their status. */
const DENIED = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];
const BY_STATUS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/** The target with the error in its query and in its fragment (auth.md, callback). */
export const withErrors = (target: string, thrown: unknown): string => {
  const parameters = parametersOf(thrown);
  return withFragment(withQuery(target, parameters), parameters);
};

const parametersOf = (thrown: unknown): Record<string, string> => {
  if (thrown instanceof ProviderRefusal) {
    return {
      error: thrown.error,
      error_code: 'bad_oauth_callback',
      error_description: thrown.description,
    };
  }
  if (thrown instanceof AuthError) {
    const { code, status, message } = thrown;
    const error = DENIED.includes(code) ? 'access_denied' : (BY_STATUS[status] ?? 'server_error');
    return { error, error_code: code, error_description: message };
  }
  return {
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  };
};
