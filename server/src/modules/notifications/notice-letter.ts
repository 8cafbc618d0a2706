import { type LetterVersion, layOut } from '../../platform/mail/lay-out.ts';
import type { Letter } from '../../platform/mail/letter.ts';

interface NoticeLetterFacts {
  productName: string;
  to: string;
  /** Public origin of the site. */
  origin: string;
  /** What the person chose; both where they chose nothing. */
  language: 'fr' | 'en' | null;
}

const WORDING = {
  fr: {
    subject: 'Du nouveau dans votre espace',
    what: (product: string) =>
      `Quelque chose de nouveau vous attend dans ${product}. Pour le voir, connectez-vous :`,
    button: 'Me connecter',
    why: 'Ce message ne dit jamais de quoi il s’agit. Ce qui vous est envoyé se choisit dans l’espace : Paramètres, puis Notifications.',
    greeting: 'Bonjour,',
  },
  en: {
    subject: 'Something new in your space',
    what: (product: string) => `Something new waits for you in ${product}. To see it, sign in:`,
    button: 'Sign in',
    why: 'This message never says what it is about. You choose what is sent to you in your space: Settings, then Notifications.',
    greeting: 'Hello,',
  },
} as const;

/** The mail that collects notices: it says that something waits, and not what, nor how much. */
export const noticeLetter = ({ productName, to, origin, language }: NoticeLetterFacts): Letter => {
  const link = `${origin}/login`;
  const languages = language === null ? (['fr', 'en'] as const) : [language];
  return layOut(
    to,
    productName,
    languages.map((each): LetterVersion => {
      const { subject, what, button, why, greeting } = WORDING[each];
      return {
        language: each,
        subject,
        paragraphs: [
          { text: greeting },
          { text: what(productName) },
          { text: link, link: { href: link, label: button } },
          { text: why },
        ],
      };
    }),
  );
};
