/** The mails of the service, in French: what to do and where, and nothing of what the person keeps here. */
import type { Letter } from '../../../platform/mail/letter.ts';

export type LetterKind =
  | 'confirmation'
  /** Of an account whose password was dropped (sign-up.ts, disputed password). */
  | 'confirmation_without_password'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export interface LetterFacts {
  productName: string;
  to: string;
  /** Six digits. */
  code: string;
  /** Null where there is only a code to type. */
  link: string | null;
}

interface Wording {
  subject: string;
  request: string;
  button: string;
  /** What to do afterwards, where that is not plain. */
  afterwards?: string;
  ignore: string;
}

const CONFIRMATION: Wording = {
  subject: 'Confirmez votre adresse e-mail',
  request: 'Pour confirmer votre adresse e-mail, ouvrez ce lien :',
  button: 'Confirmer mon adresse',
  ignore: 'Si vous n’avez rien demandé, ignorez ce message : aucun compte ne sera confirmé à cette adresse.',
};

const WORDINGS: Record<LetterKind, Wording> = {
  confirmation: CONFIRMATION,
  confirmation_without_password: {
    ...CONFIRMATION,
    afterwards:
      'Plusieurs inscriptions ont été demandées pour cette adresse. Si la connexion échoue ensuite, choisissez un nouveau mot de passe : sur la page de connexion, suivez « Mot de passe oublié ? ».',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    request: 'Pour choisir un nouveau mot de passe, ouvrez ce lien :',
    button: 'Choisir un mot de passe',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
  },
  email_change_current: {
    subject: 'Confirmez le changement de votre adresse e-mail',
    request:
      'Un changement d’adresse e-mail a été demandé pour votre compte. Pour l’accepter, ouvrez ce lien :',
    button: 'Accepter le changement',
    ignore:
      'Si vous n’avez rien demandé, n’ouvrez pas ce lien et changez votre mot de passe : votre adresse reste la même.',
  },
  email_change_new: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    request: 'Pour utiliser cette adresse e-mail avec votre compte, ouvrez ce lien :',
    button: 'Confirmer cette adresse',
    ignore: 'Si vous n’avez rien demandé, ignorez ce message : cette adresse ne sera pas utilisée.',
  },
  reauthentication: {
    subject: 'Votre code de vérification',
    request: 'Pour confirmer que c’est bien vous, saisissez ce code :',
    button: '',
    ignore: 'Si vous n’avez rien demandé, changez votre mot de passe.',
  },
};

/** The whole mail: text, and the same as simple HTML. */
export const composeLetter = (kind: LetterKind, { productName, to, code, link }: LetterFacts): Letter => {
  const { subject, request, button, afterwards, ignore } = WORDINGS[kind];
  const codeLine = link ? `Ou saisissez ce code : ${code}` : code;
  const validity = 'Ce message est valable une heure et ne sert qu’une fois.';
  const text = [
    'Bonjour,',
    request,
    ...(link ? [link] : []),
    codeLine,
    validity,
    ...(afterwards ? [afterwards] : []),
    ignore,
    productName,
  ];
  const html = [
    'Bonjour,',
    escapeHtml(request),
    ...(link ? [`<a href="${escapeHtml(link)}">${escapeHtml(button)}</a>`] : []),
    link ? `Ou saisissez ce code : <strong>${code}</strong>` : `<strong>${code}</strong>`,
    escapeHtml(validity),
    ...(afterwards ? [escapeHtml(afterwards)] : []),
    escapeHtml(ignore),
    escapeHtml(productName),
  ];
  return {
    to,
    subject: `${subject} – ${productName}`,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="fr">\n<meta charset="utf-8">\n<body>\n${html.map((line) => `<p>${line}</p>`).join('\n')}\n</body>\n</html>\n`,
  };
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
