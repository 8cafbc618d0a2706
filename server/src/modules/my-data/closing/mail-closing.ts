/** The mails about a closing: in French and, below, in English. They say nothing of what is in the account. */
import type { Letter } from '../../../platform/mail/letter.ts';
import { escapeHtml } from '../../../platform/requests/escape-html.ts';
import type { ClosingServices } from './closing-services.ts';
import { type Closing, receiptText } from './receipt.ts';

/** What is told, and to which address; null where the account has none: then nothing is mailed. */
export type ClosingMail = { to: string | null } & (
  | { kind: 'requested' | 'closed'; closing: Closing }
  | { kind: 'kept' }
);

interface Wording {
  subject: string;
  paragraphs: readonly string[];
}

const WHEN = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const DATES = {
  fr: new Intl.DateTimeFormat('fr-FR', WHEN),
  en: new Intl.DateTimeFormat('en-GB', WHEN),
};
const LANGUAGES = ['fr', 'en'] as const;

const WORDINGS: Record<ClosingMail['kind'], Record<'fr' | 'en', (date: string) => Wording>> = {
  requested: {
    fr: (date) => ({
      subject: 'Votre compte sera fermé',
      paragraphs: [
        'Bonjour,',
        `La fermeture de votre compte a été demandée. Il sera fermé le ${date} (heure de Paris). D’ici là, connectez-vous si vous voulez le garder : rien n’est encore effacé.`,
        'Si ce n’est pas vous qui l’avez demandé, connectez-vous, choisissez « Garder mon compte », puis changez votre mot de passe.',
      ],
    }),
    en: (date) => ({
      subject: 'Your account will be closed',
      paragraphs: [
        'Hello,',
        `The closure of your account was requested. It will be closed on ${date} (Paris time). Until then, sign in if you want to keep it: nothing has been erased yet.`,
        'If it was not you who asked for this, sign in, choose “Keep my account”, then change your password.',
      ],
    }),
  },
  kept: {
    fr: () => ({
      subject: 'Votre compte est gardé',
      paragraphs: [
        'Bonjour,',
        'La fermeture de votre compte est annulée. Tout est comme avant.',
        'Si ce n’est pas vous, changez votre mot de passe sans attendre.',
      ],
    }),
    en: () => ({
      subject: 'Your account is kept',
      paragraphs: [
        'Hello,',
        'The closure of your account is cancelled. Everything is as it was.',
        'If this was not you, change your password without delay.',
      ],
    }),
  },
  closed: {
    fr: () => ({
      subject: 'Votre compte est fermé',
      paragraphs: ['Bonjour,', 'Votre compte est fermé. Ce message est le dernier que nous vous envoyons.'],
    }),
    en: () => ({
      subject: 'Your account is closed',
      paragraphs: ['Hello,', 'Your account is closed. This is the last message that we send you.'],
    }),
  },
};

/** The mail, with the receipt where there is one. */
const composeClosingMail = (mail: ClosingMail & { to: string }, productName: string): Letter => {
  const versions = LANGUAGES.map((language) => {
    const date = mail.kind === 'kept' ? '' : DATES[language].format(mail.closing.closesAt);
    const receipt = mail.kind === 'kept' ? null : receiptText(mail.closing, language, productName);
    return { language, ...WORDINGS[mail.kind][language](date), receipt };
  });
  const text = versions.map(({ paragraphs, receipt }) =>
    [...paragraphs, ...(receipt ? [receipt.trimEnd()] : [])].join('\n\n'),
  );
  const html = versions.map(
    ({ language, paragraphs, receipt }) =>
      `<div lang="${language}">\n${paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n')}${
        receipt ? `\n<pre>${escapeHtml(receipt)}</pre>` : ''
      }\n</div>`,
  );
  return {
    to: mail.to,
    subject: `${versions.map(({ subject }) => subject).join(' / ')} – ${productName}`,
    text: `${[...text, productName].join('\n\n— — —\n\n')}\n`,
    html: `<!doctype html>\n<html lang="fr">\n<meta charset="utf-8">\n<body>\n${html.join('\n<hr>\n')}\n<hr>\n<p>${escapeHtml(productName)}</p>\n</body>\n</html>\n`,
  };
};

/** Mails it once the transaction is committed. A mail that does not leave stops nothing; the operator reads it in the log. */
export const mailAfterCommit = (
  { mailer, log, productName }: Pick<ClosingServices, 'mailer' | 'log' | 'productName'>,
  tx: { afterCommit(effect: () => void): void },
  mail: ClosingMail,
): void => {
  const { to } = mail;
  if (to === null) return;
  tx.afterCommit(() => {
    mailer.send(composeClosingMail({ ...mail, to }, productName)).catch((error: unknown) => {
      const response_code = (error as { responseCode?: unknown } | null)?.responseCode;
      log.error({ event: 'mail_failed', kind: `closing_${mail.kind}`, response_code, err: error });
    });
  });
};
