/** What Apple does otherwise than OpenID Connect says (openid-provider.ts). */
import { createPublicKey } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { jwtVerify } from 'jose';

/** What the provider knows as the secret, once Apple's own was checked. */
export const SECRET_OF_APPLE = 'checked-before-the-provider-sees-it';
const SIX_MONTHS_SECONDS = 15_777_000;

/**
 * Apple's client secret: a JWT of the team for this client, signed ES256, for six months at most. Afterwards the body
 * carries the secret that the provider knows.
 */
export const takeAppleSecret = async (
  request: IncomingMessage,
  apple: { teamId: string; keyId: string; key: string; clientId: string; issuer: string },
): Promise<boolean> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
  try {
    const { payload, protectedHeader } = await jwtVerify(
      body.client_secret ?? '',
      createPublicKey(apple.key),
      { algorithms: ['ES256'], issuer: apple.teamId, subject: apple.clientId, audience: apple.issuer },
    );
    const { iat = 0, exp = Number.POSITIVE_INFINITY } = payload;
    if (protectedHeader.kid !== apple.keyId || exp - iat > SIX_MONTHS_SECONDS) return false;
  } catch {
    return false;
  }
  Object.assign(request, { body: { ...body, client_secret: SECRET_OF_APPLE } });
  return true;
};

/** Apple posts the name beside the code, the first time only. */
export const introduce = (
  page: string,
  account: { sub: string; [claim: string]: unknown } | null,
  introduced: Set<string>,
): string => {
  if (!account || !page.includes('name="code"') || introduced.has(account.sub)) return page;
  introduced.add(account.sub);
  const name = { firstName: account.given_name, lastName: account.family_name };
  const user = JSON.stringify({ name, email: account.email }).replaceAll('"', '&quot;');
  return page.replace('</form>', `<input type="hidden" name="user" value="${user}"/></form>`);
};
