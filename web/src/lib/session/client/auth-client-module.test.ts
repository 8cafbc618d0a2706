// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAuthClient } from './auth-client-module.ts';

const KEY = 'recueil-auth-token';

interface Sent {
  url: URL;
  body: Record<string, string>;
}
let sent: Sent[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(String(input));
    sent.push({ url, body: JSON.parse(String(init.body)) });
    const body = url.pathname.endsWith('/signup')
      ? { id: '1', email: 'a@exemple.fr', identities: [{}] }
      : { code: 'bad_code_verifier', message: 'no' };
    return Response.json(body, { status: url.pathname.endsWith('/signup') ? 200 : 400 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const signUp = async (email: string): Promise<Sent> => {
  const options = { emailRedirectTo: `${window.location.origin}/email-confirmed` };
  await createAuthClient(KEY).signUp({ email, password: 'Mot2passe-sur', options });
  return sent.at(-1) as Sent;
};

/** SHA-256 in base64url, as a challenge is made of its verifier. */
const challengeOf = async (verifier: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString(
    'base64url',
  );

it('the link of a first sign-up finds its own verifier after a second one in the same browser', async () => {
  const signUps = [await signUp('une@exemple.fr'), await signUp('autre@exemple.fr')];
  expect(new Set(signUps.map(({ body }) => body.code_challenge)).size).toBe(2);
  for (const { url, body } of signUps) {
    // The server adds the code to the page that the mail's link leads to, and leaves the rest as it is.
    const page = new URL(url.searchParams.get('redirect_to') ?? '');
    expect(page.pathname).toBe('/email-confirmed');
    page.searchParams.set('code', '1f0c');
    window.history.replaceState(null, '', page.href);
    await createAuthClient(KEY).initialize();
    const exchange = sent.findLast((each) => each.url.searchParams.get('grant_type') === 'pkce');
    expect(exchange?.body.auth_code).toBe('1f0c');
    expect(await challengeOf(exchange?.body.code_verifier ?? '')).toBe(body.code_challenge);
  }
});

it('a link of another browser’s flow gets no verifier of this one', async () => {
  await signUp('une@exemple.fr');
  window.history.replaceState(
    null,
    '',
    `/email-confirmed?code=1f0c&sb_flow_id=${crypto.randomUUID().replaceAll('-', '')}`,
  );
  await createAuthClient(KEY).initialize();
  expect(sent.filter(({ url }) => url.searchParams.get('grant_type') === 'pkce')).toEqual([]);
});
