/** Composes the mails of the service: in French and, below, in English, as text and as simple HTML. */
import { layOut } from '../../../platform/mail/lay-out.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { LETTERS, type LetterKind } from './letter-wordings.ts';
import { NOTICES, type NoticeKind } from './notice-wordings.ts';

export interface LetterFacts {
  productName: string;
  to: string;
  /** Six digits. */
  code: string;
  /** Null where there is only a code to type. */
  link: string | null;
  /** When it happened; used only where the wording has `{when}`. */
  when?: Date;
}

const GREETINGS = { fr: 'Bonjour,', en: 'Hello,' };
const CODE = {
  fr: (code: string) => `Ou saisissez ce code : ${code}`,
  en: (code: string) => `Or type this code: ${code}`,
};
/** The time zone in which the product is used; a mail cannot know where it is read. */
const AT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const WHEN = {
  fr: new Intl.DateTimeFormat('fr-FR', AT),
  en: new Intl.DateTimeFormat('en-GB', AT),
};
const VALIDITY = {
  fr: 'Ce message est valable une heure et ne sert qu’une fois.',
  en: 'This message is good for one hour, and for one use.',
};
const NOT_YOU = {
  fr: 'Si c’est vous, il n’y a rien à faire. Sinon, changez votre mot de passe : sur la page de connexion, suivez « Mot de passe oublié ? ». Tous les autres appareils seront alors déconnectés.',
  en: 'If this was you, there is nothing to do. If not, change your password: on the sign-in page, follow “Forgot your password?”. All other devices will then be signed out.',
};

/** Recovery is not possible from the former address. */
const NOT_YOUR_ADDRESS = {
  fr: 'Si c’est vous, il n’y a rien à faire. Sinon, quelqu’un a pu lire cette boîte et ouvrir votre compte : prévenez sans attendre l’équipe qui gère ce service.',
  en: 'If this was you, there is nothing to do. If not, somebody may have read this mailbox and opened your account: tell the team that runs this service without delay.',
};

/** For a notice about an account that was not changed. */
const SIGN_IN_INSTEAD = {
  fr: 'Si c’était vous, allez à la page de connexion et connectez-vous comme d’habitude. Si vous n’avez plus votre mot de passe, « Mot de passe oublié ? » y permet d’en choisir un nouveau. Si ce n’était pas vous, ignorez ce message.',
  en: 'If this was you, go to the sign-in page and sign in as usual. If you no longer have your password, “Forgot your password?” there lets you choose a new one. If it was not you, ignore this message.',
};

/** For what an administrator did. */
const ASK_THE_OPERATOR = {
  fr: 'Pour toute question, écrivez à l’équipe qui gère ce service.',
  en: 'For any question, write to the team that runs this service.',
};

const adviceOf = (kind: NoticeKind) => {
  switch (kind) {
    case 'already_registered':
      return SIGN_IN_INSTEAD;
    case 'email_changed':
      return NOT_YOUR_ADDRESS;
    case 'account_suspended':
    case 'suspension_lifted':
    case 'deletion_announced':
    case 'deletion_taken_back':
      return ASK_THE_OPERATOR;
    default:
      return NOT_YOU;
  }
};

const LANGUAGES = ['fr', 'en'] as const;

/** A mail with a link, a code, or both. */
export const composeLetter = (kind: LetterKind, { productName, to, code, link, when }: LetterFacts): Letter =>
  layOut(
    to,
    productName,
    LANGUAGES.map((language) => {
      const { subject, request, button, code: ownCode, afterwards, ignore } = LETTERS[kind][language];
      const beside = ownCode?.replace('{code}', code) ?? CODE[language](code);
      return {
        language,
        subject,
        paragraphs: [
          { text: GREETINGS[language] },
          { text: when ? request.replace('{when}', WHEN[language].format(when)) : request },
          ...(link ? [{ text: link, link: { href: link, label: button } }] : []),
          { text: link ? beside : code },
          { text: VALIDITY[language] },
          ...(afterwards ? [{ text: afterwards }] : []),
          { text: ignore },
        ],
      };
    }),
  );

/**
 * A mail that says what was done to the account, and what to do if it was somebody else. It has no link and no code.
 */
export const composeNotice = (
  kind: NoticeKind,
  { productName, to }: Pick<LetterFacts, 'productName' | 'to'>,
): Letter =>
  layOut(
    to,
    productName,
    LANGUAGES.map((language) => {
      const { subject, what } = NOTICES[kind][language];
      return {
        language,
        subject,
        paragraphs: [GREETINGS[language], what, adviceOf(kind)[language]].map((text) => ({ text })),
      };
    }),
  );
