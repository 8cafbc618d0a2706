import type { Context } from 'hono';
import { AuthError } from '../foundation/errors.ts';

/** Answers as GoTrue does when a way to sign in is switched off; 404 for everything else. */
export const answerDisabled = (c: Context): never => {
  const path = new URL(c.req.url).pathname.replace(/^.*\/auth\/v1/, '');
  if (c.req.method === 'GET' && path === '/authorize') {
    throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  }
  if (c.req.method === 'POST' && path === '/sso') {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  }
  if (path.startsWith('/user/identities/')) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  throw new AuthError(404, 'not_found', 'Not found');
};
