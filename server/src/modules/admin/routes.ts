import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';
import {
  account,
  accountPage,
  accountSearch,
  analytics,
  analyticsQuery,
  auditPage,
  invitation,
  operatorMessage,
  operatorMessageInput,
  operatorMessagePage,
  roleChange,
  suspension,
} from '#contract/administration.ts';
import { pageQuery } from '#contract/common/shapes.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { Administering } from './accounts/administering.ts';
import { announceDeletion } from './accounts/announce-deletion.ts';
import { cancelDeletion } from './accounts/cancel-deletion.ts';
import { inviteAccount } from './accounts/invite-account.ts';
import { liftSuspension } from './accounts/lift-suspension.ts';
import { searchAccounts } from './accounts/search-accounts.ts';
import { setRole } from './accounts/set-role.ts';
import { suspendAccount } from './accounts/suspend-account.ts';
import { getAnalytics } from './analytics/get-analytics.ts';
import { listAudit } from './audit/list-audit.ts';
import { listMessages } from './messages/list-messages.ts';
import { publishMessage } from './messages/publish-message.ts';
import { withdrawMessage } from './messages/withdraw-message.ts';

/** `/api/admin`: for administrators alone. */
export const adminRoutes = (administering: Administering): Route[] =>
  [...accountRoutes(administering), ...otherRoutes(administering.database)].map((row) =>
    forAdministrators(administering.database, row),
  );

/**
 * Before anything of the request is read, its person is asked for: to anybody else all of these routes answer alike. The verb asks
 * again, in its own transaction.
 */
const forAdministrators = (database: Database, row: Route): Route => ({
  ...row,
  isForAdministrators: true,
  problems: [...(row.problems ?? []), 'administrators_only'],
  respond: async (c) => {
    await database.asAdministrator(c.get('actor'), async () => undefined);
    return await row.respond(c);
  },
});

const accountRoutes = (administering: Administering): Route[] => [
  route({
    method: 'POST',
    path: '/users/search',
    operationId: 'searchAccounts',
    summary: 'Accounts by name, without anything that was written in them',
    needsNoRoom: true,
    body: { schema: accountSearch, example: () => ({ search: 'martin', role: 'user' as const }) },
    answer: { status: 200, schema: accountPage },
    problems: ['bad_cursor'],
    run: ({ actor, body }) => searchAccounts(administering.database, actor, body),
  }),
  route({
    method: 'POST',
    path: '/users',
    operationId: 'inviteAccount',
    summary:
      'Invites somebody by mail; repeated, until they have come. The ticket in the header tells whether the mail left',
    body: {
      schema: invitation,
      example: (id) => ({ email: `invite-${id}@exemple.fr`, role: 'user' as const }),
    },
    answer: { status: 201, schema: account },
    problems: ['proof_required', 'already_used'],
    run: async ({ actor, body, context }) => {
      const { result, ticket } = await administering.accounts.withMailTicket((accounts) =>
        inviteAccount({ ...administering, accounts }, actor, body),
      );
      if (ticket !== null) context.header(MAIL_TICKET_HEADER, ticket);
      return result;
    },
  }),
  route({
    method: 'PUT',
    path: '/users/:accountId/role',
    operationId: 'setRole',
    summary: 'Gives a role, which counts at once',
    needsNoRoom: true,
    body: { schema: roleChange, example: () => ({ role: 'professional' as const }) },
    answer: { status: 200, schema: account },
    problems: ['proof_required', 'last_administrator'],
    run: ({ actor, ids, body }) => setRole(administering, actor, ids.accountId, body.role),
  }),
  route({
    method: 'PUT',
    path: '/users/:accountId/suspension',
    operationId: 'suspendAccount',
    summary: 'Ends all sessions of an account and opens none, for a reason',
    needsNoRoom: true,
    body: { schema: suspension, example: () => ({ reason: 'Compte utilisé par une autre personne' }) },
    answer: { status: 200, schema: account },
    problems: ['proof_required', 'not_ready', 'last_administrator'],
    run: ({ actor, ids, body }) => suspendAccount(administering, actor, ids.accountId, body.reason),
  }),
  route({
    method: 'DELETE',
    path: '/users/:accountId/suspension',
    operationId: 'liftSuspension',
    summary: 'Lifts a suspension',
    needsNoRoom: true,
    answer: { status: 200, schema: account },
    problems: ['proof_required'],
    run: ({ actor, ids }) => liftSuspension(administering, actor, ids.accountId),
  }),
  route({
    method: 'PUT',
    path: '/users/:accountId/deletion',
    operationId: 'announceDeletion',
    summary:
      'Announces the deletion of an account in 30 days; an invitation that nobody followed goes at once',
    needsNoRoom: true,
    answer: { status: 204 },
    problems: ['proof_required', 'not_ready', 'last_administrator', 'account_suspended'],
    run: ({ actor, ids }) => announceDeletion(administering, actor, ids.accountId),
  }),
  route({
    method: 'DELETE',
    path: '/users/:accountId/deletion',
    operationId: 'cancelDeletion',
    summary: 'Takes an announced deletion back',
    needsNoRoom: true,
    answer: { status: 200, schema: account },
    problems: ['proof_required'],
    run: ({ actor, ids }) => cancelDeletion(administering, actor, ids.accountId),
  }),
];

const otherRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/log',
    operationId: 'listAdministratorsLog',
    summary: 'What administrators did, the last first',
    query: pageQuery,
    answer: { status: 200, schema: auditPage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listAudit(database, actor, query),
  }),
  route({
    method: 'GET',
    path: '/messages',
    operationId: 'listOperatorMessages',
    summary: 'What was told to everybody, or to the administrators, the last first',
    query: pageQuery,
    answer: { status: 200, schema: operatorMessagePage },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, query }) => listMessages(database, actor, query),
  }),
  route({
    method: 'POST',
    path: '/messages',
    operationId: 'publishOperatorMessage',
    summary: 'Tells everybody, or the administrators; repeating it changes nothing',
    body: {
      schema: operatorMessageInput,
      example: (id) => ({
        id,
        audience: 'administrators' as const,
        text_fr: 'Le service sera interrompu dimanche de 8 h à 9 h.',
        text_en: 'The service will be interrupted on Sunday from 8 to 9.',
      }),
    },
    answer: { status: 201, schema: operatorMessage },
    problems: ['proof_required', 'already_used'],
    run: ({ actor, body }) => publishMessage(database, actor, body),
  }),
  route({
    method: 'DELETE',
    path: '/messages/:operatorMessageId',
    operationId: 'withdrawOperatorMessage',
    summary: 'Takes a message back: nobody is shown it from then on',
    needsNoRoom: true,
    answer: { status: 200, schema: operatorMessage },
    problems: ['proof_required'],
    run: ({ actor, ids }) => withdrawMessage(database, actor, ids.operatorMessageId),
  }),
  route({
    method: 'GET',
    path: '/analytics',
    operationId: 'getAnalytics',
    summary: 'How much Recueil is used, in figures that tell of nobody',
    query: analyticsQuery,
    answer: { status: 200, schema: analytics },
    problems: ['invalid_input'],
    run: ({ actor, query }) => getAnalytics(database, actor, query.days),
  }),
];
