import type { SupportMessageInput } from '#contract/help.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { escapeHtml } from '../../platform/requests/escape-html.ts';

interface Support {
  /** The operator's address. */
  to: string;
  productName: string;
}

/** What the operator reads of it, in French and in English. */
const ABOUT =
  'Message écrit dans le formulaire d’aide. Répondre à cet email, c’est répondre à la personne. / ' +
  'Written in the help form. An answer to this email goes to the person.';

/** The mail that brings a person's message to the support, in their own words; an answer goes to the address that they gave. */
export const supportLetter = (
  { subject, message, reply_to: replyTo }: SupportMessageInput,
  { to, productName }: Support,
): Letter => ({
  to,
  replyTo,
  subject: `[${productName}] ${subject}`,
  text: `${message}\n\n-- \n${ABOUT}\n`,
  html: [
    '<!doctype html>\n<html lang="fr">\n<meta charset="utf-8">\n<body>',
    `<p style="white-space: pre-wrap">${escapeHtml(message)}</p>`,
    `<hr>\n<p>${escapeHtml(ABOUT)}</p>`,
    '</body>\n</html>\n',
  ].join('\n'),
});
