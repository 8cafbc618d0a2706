import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';
import { type HelpContact, type HelpInfo, helpInfo, supportMessageInput } from '#contract/help.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { withMailTicket } from '../auth/index.ts';
import { type SupportServices, sendToSupport } from './send-to-support.ts';

interface HelpParts extends SupportServices {
  supportPhone: string | null;
  /** Whether mails leave the server. */
  isMailed: boolean;
  contacts: HelpContact[];
}

/** `/api/help` */
export const helpRoutes = (parts: HelpParts): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'getHelp',
    summary: 'Whom to reach: the support, and the contacts that the operator wrote down',
    answer: { status: 200, schema: helpInfo },
    run: async ({ actor }): Promise<HelpInfo> => {
      // Nothing is read there, but a session that has ended is refused (`app.enter`).
      await parts.database.asReader(actor, async () => undefined);
      return {
        support: { email: parts.supportEmail, phone: parts.supportPhone, mailed: parts.isMailed },
        contacts: parts.contacts,
      };
    },
  }),
  route({
    method: 'POST',
    path: '/messages',
    operationId: 'sendToSupport',
    summary: 'Mails a message to the support; the ticket in the header tells whether the mail left',
    body: {
      schema: supportMessageInput,
      example: () => ({
        subject: 'Une question',
        message: 'Comment retrouver une note ?',
        reply_to: 'nadia@exemple.fr',
      }),
    },
    answer: { status: 204 },
    needsNoRoom: true,
    problems: ['not_found', 'rate_limited'],
    run: async ({ actor, body, context }) => {
      const { ticket } = await withMailTicket(parts, 'mails', (ticketed) =>
        sendToSupport(ticketed, actor, body),
      );
      if (ticket !== null) context.header(MAIL_TICKET_HEADER, ticket);
    },
  }),
];
