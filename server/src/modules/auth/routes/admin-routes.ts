/**
 * /admin: accounts, for clients with a token of the service, which bearer-first.ts has checked. Nothing here opens what
 * a person wrote.
 */
import { adminDeleteBody, adminUserBody, generateLinkBody } from '../admin/admin-bodies.ts';
import { createUser } from '../admin/create-user.ts';
import { deleteFactor } from '../admin/delete-factor.ts';
import { deleteUser } from '../admin/delete-user.ts';
import { generateLink } from '../admin/generate-link.ts';
import { getUserById } from '../admin/get-user-by-id.ts';
import { listFactors } from '../admin/list-factors.ts';
import { listUsers } from '../admin/list-users.ts';
import { pageFrom, pageLinks } from '../admin/page.ts';
import { updateUserById } from '../admin/update-user-by-id.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { redirectTarget } from '../foundation/redirect-target.ts';
import { type AuthRoute, ofService } from '../requests/auth-route.ts';
import { readBody } from '../requests/requests.ts';

export const adminRoutes = (auth: AuthContext): AuthRoute[] => [
  ofService('GET', '/admin/users', async (c) => {
    const page = pageFrom(c.req.query('page'), c.req.query('per_page'));
    const { users, total } = await listUsers(auth, page);
    c.header('X-Total-Count', String(total));
    c.header('Link', pageLinks(`${auth.origin()}/auth/v1/admin/users`, page, total));
    return c.json({ users, aud: 'authenticated' });
  }),
  ofService('POST', '/admin/users', async (c) =>
    c.json(await createUser(auth, await readBody(c, adminUserBody))),
  ),
  ofService('GET', '/admin/users/:id', async (c) => c.json(await getUserById(auth, c.req.param('id')))),
  ofService('PUT', '/admin/users/:id', async (c) =>
    c.json(await updateUserById(auth, c.req.param('id'), await readBody(c, adminUserBody))),
  ),
  ofService('DELETE', '/admin/users/:id', async (c) => {
    const hasBody = (await c.req.text()) !== '';
    const body = hasBody ? await readBody(c, adminDeleteBody) : { should_soft_delete: false };
    await deleteUser(auth, c.req.param('id'), body);
    return c.json({});
  }),
  ofService('GET', '/admin/users/:id/factors', async (c) =>
    c.json(await listFactors(auth, c.req.param('id'))),
  ),
  ofService('DELETE', '/admin/users/:id/factors/:factor', async (c) =>
    c.json(await deleteFactor(auth, c.req.param('id'), c.req.param('factor'))),
  ),
  ofService('POST', '/admin/generate_link', async (c) => {
    const body = await readBody(c, generateLinkBody);
    // auth-js sends it in the query; the protocol has it in the body.
    const redirectTo = redirectTarget(body.redirect_to || c.req.query('redirect_to'), auth.origin());
    return c.json(await generateLink(auth, body, redirectTo));
  }),
];
