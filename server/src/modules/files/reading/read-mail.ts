import PostalMime, { type Address } from 'postal-mime';
import { said } from './facts.ts';
import type { InsideAnswer } from './read-inside.ts';
import { textOfHtml } from './text-of-html.ts';

/**
 * The plain text of a mail, or the words of its HTML where it has no other, and what its header says. What a picture or a link
 * would load, and what a script would do, stays in the file.
 */
export const readMail = async (bytes: Uint8Array, maxCharacters: number): Promise<Partial<InsideAnswer>> => {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 20 });
  const { from, to = [], cc = [], subject, messageId, attachments } = mail;
  const people = (kind: 'from' | 'to' | 'cc', addresses: readonly Address[], source: string) =>
    addresses.flatMap((address) => mailboxesOf(address).flatMap((one) => said(kind, one, source)));
  const plain = mail.text?.trim() ? mail.text : null;
  const sent = mail.headers.find(({ key }) => key === 'date')?.value;
  return {
    text: plain ?? textOfHtml(mail.html ?? '', maxCharacters),
    facts: [
      ...people('from', from ? [from] : [], 'From'),
      ...people('to', to, 'To'),
      ...people('cc', cc, 'Cc'),
      ...said('sent_at', sent === undefined ? undefined : sentAt(sent), 'Date'),
      ...said('subject', subject, 'Subject'),
      ...said('message_id', messageId, 'Message-ID'),
      ...attachments.flatMap(({ filename }) => said('attachment', filename, 'Content-Disposition')),
    ],
  };
};

/** `Marc Durand <marc@exemple.fr>`; a group is its members. */
const mailboxesOf = (address: Address): string[] =>
  (address.group ?? [address]).map(({ name, address: at = '' }) =>
    name === '' ? at : at === '' ? name : `${name} <${at}>`,
  );

/**
 * The time of sending by the clock of the sender, with its distance from UTC (RFC 5322, 3.3):
 * `Thu, 12 Mar 2026 09:14:30 +0100` → `2026-03-12T09:14:30+01:00`.
 */
const sentAt = (header: string): string | undefined => {
  const instant = new Date(header.replace(/\s*\([^()]*\)\s*$/, ''));
  if (Number.isNaN(instant.getTime())) return undefined;
  const zone = /\s([+-])(\d{2})(\d{2})\s*(?:\(|$)/.exec(header);
  const seconds = (at: Date) => at.toISOString().slice(0, 19);
  if (!zone) return `${seconds(instant)}Z`;
  const [, sign, hours, minutes] = zone;
  const offsetMinutes = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return `${seconds(new Date(instant.getTime() + offsetMinutes * 60_000))}${sign}${hours}:${minutes}`;
};
