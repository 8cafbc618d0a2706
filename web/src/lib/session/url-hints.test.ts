import { expect, it } from 'vitest';
import { bringsSession, linkErrorOf, openedLinkOf } from './url-hints.ts';

const url = (rest: string) => new URL(`https://recueil.test${rest}`);

it.each(['/?code=1', '/x#access_token=a&refresh_token=b', '/#error=x', '/?error_code=otp_expired'])(
  '%s brings something for the auth client',
  (rest) => expect(bringsSession(url(rest))).toBe(true),
);

it.each(['/login', '/ia-call?conversation=1', '/login#contenu'])('%s brings nothing', (rest) =>
  expect(bringsSession(url(rest))).toBe(false),
);

it('prefers the precise code of a failed link', () => {
  expect(linkErrorOf(url('/#error=access_denied&error_code=otp_expired'))).toBe('otp_expired');
  expect(linkErrorOf(url('/?error=server_error'))).toBe('server_error');
  expect(linkErrorOf(url('/login'))).toBeNull();
});

it('a link that signed nobody in is told apart by its error, or by the code that was not its browser’s', () => {
  const reset = '/auth/update-password';
  expect(openedLinkOf(url(`${reset}#error=access_denied&error_code=otp_expired`), false)).toEqual({
    path: reset,
    error: 'otp_expired',
  });
  expect(openedLinkOf(url(`${reset}?code=1`), false)).toEqual({ path: reset, error: 'code_not_exchanged' });
  expect(openedLinkOf(url(`${reset}?code=1`), true)).toBeNull();
  expect(openedLinkOf(url('/login'), false)).toBeNull();
});

it('a code that could not be exchanged says why, unless this browser is only the wrong one', () => {
  const back = url('/auth/oauth-callback?code=1');
  const errorOf = (failure: string | null) => openedLinkOf(back, false, failure)?.error;
  expect(errorOf('flow_state_expired')).toBe('flow_state_expired');
  expect(errorOf('network')).toBe('network');
  for (const elsewhere of [null, 'pkce_code_verifier_not_found', 'bad_code_verifier'])
    expect(errorOf(elsewhere)).toBe('code_not_exchanged');
});

it('a provider’s own refusal is told from an answer of it that cannot be used', () => {
  const refused = '/auth/oauth-callback?error=access_denied&error_code=bad_oauth_callback';
  expect(linkErrorOf(url(refused))).toBe('access_denied');
  expect(linkErrorOf(url('/?error=invalid_request&error_code=bad_oauth_callback'))).toBe(
    'bad_oauth_callback',
  );
});

it('a session in the address is nobody’s, but says that the mail’s link was right', () => {
  expect(openedLinkOf(url('/auth/oauth-callback#access_token=a&refresh_token=b'), false)?.error).toBe(
    'confirmed',
  );
  expect(openedLinkOf(url('/login#access_token=a&type=invite'), false)?.error).toBe('invited');
});
