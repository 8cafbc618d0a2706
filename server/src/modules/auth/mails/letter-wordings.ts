/** The words of the mails with a link or a code: what to do and where, and nothing that the person wrote. */

/** Mails with a link or a code. */
export type LetterKind =
  | 'confirmation'
  /** For an account whose password was dropped (sign-up.ts, disputed password). */
  | 'confirmation_without_password'
  /** GoTrue's: the link opens a session where the asking program wants it. */
  | 'invitation'
  /** Ours: the link opens the page where a password is chosen. */
  | 'open_invitation'
  | 'magic_link'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  /** For a held session (held-state.ts). */
  | 'session_confirmation';

export interface Wording {
  subject: string;
  /** `{when}` is replaced by the time of what the mail is about. */
  request: string;
  button: string;
  /** The text before the code beside a link, with `{code}`. The default is the usual text. */
  code?: string;
  /** How long it is good. The default is an hour. */
  validity?: string;
  /** What to do afterwards, when that is not obvious. */
  afterwards?: string;
  ignore: string;
}

/** French first: it is the language of the product. */
export interface InBothLanguages<Text> {
  fr: Text;
  en: Text;
}

const CONFIRMATION: InBothLanguages<Wording> = {
  fr: {
    subject: 'Confirmez votre adresse email',
    request: 'Pour confirmer votre adresse email, ouvrez ce lien :',
    button: 'Confirmer mon adresse',
    ignore:
      'Si vous n’avez rien demandé, ignorez ce message : aucun compte ne sera confirmé à cette adresse.',
  },
  en: {
    subject: 'Confirm your email address',
    request: 'To confirm your email address, open this link:',
    button: 'Confirm my address',
    ignore:
      'If you did not ask for this, ignore this message: no account will be confirmed for this address.',
  },
};

export const LETTERS: Record<LetterKind, InBothLanguages<Wording>> = {
  confirmation: CONFIRMATION,
  confirmation_without_password: {
    fr: {
      ...CONFIRMATION.fr,
      afterwards:
        'Plusieurs inscriptions ont été demandées pour cette adresse. Si la connexion échoue ensuite, choisissez un nouveau mot de passe : sur la page de connexion, suivez « Mot de passe oublié ? ».',
    },
    en: {
      ...CONFIRMATION.en,
      afterwards:
        'This address was used to sign up more than once. If signing in fails afterwards, choose a new password: on the sign-in page, follow “Forgot your password?”.',
    },
  },
  invitation: {
    fr: {
      subject: 'Vous êtes invité·e à créer votre accès',
      request: 'Un accès vous est proposé à cette adresse. Pour l’ouvrir, suivez ce lien :',
      button: 'Ouvrir mon accès',
      afterwards:
        'Choisissez ensuite un mot de passe : sur la page de connexion, suivez « Mot de passe oublié ? ».',
      ignore: 'Si vous n’attendiez rien, ignorez ce message : aucun accès ne sera ouvert.',
    },
    en: {
      subject: 'You are invited to create your access',
      request: 'Access is offered to you at this address. To open it, follow this link:',
      button: 'Open my access',
      afterwards: 'Then choose a password: on the sign-in page, follow “Forgot your password?”.',
      ignore: 'If you were not expecting this, ignore this message: no access will be opened.',
    },
  },
  open_invitation: {
    fr: {
      subject: 'Vous êtes invité·e à créer votre accès',
      request: 'Un accès vous est proposé à cette adresse. Pour choisir votre mot de passe, suivez ce lien :',
      button: 'Choisir mon mot de passe',
      validity: 'Ce lien est valable sept jours, dans n’importe quel navigateur, et ne sert qu’une fois.',
      ignore: 'Si vous n’attendiez rien, ignorez ce message : aucun accès ne sera ouvert.',
    },
    en: {
      subject: 'You are invited to create your access',
      request: 'Access is offered to you at this address. To choose your password, follow this link:',
      button: 'Choose my password',
      validity: 'This link is good for seven days, in any browser, and for one use.',
      ignore: 'If you were not expecting this, ignore this message: no access will be opened.',
    },
  },
  magic_link: {
    fr: {
      subject: 'Votre lien de connexion',
      request: 'Pour vous connecter, ouvrez ce lien :',
      button: 'Me connecter',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message : personne ne sera connecté.',
    },
    en: {
      subject: 'Your sign-in link',
      request: 'To sign in, open this link:',
      button: 'Sign in',
      ignore: 'If you did not ask for this, ignore this message: nobody will be signed in.',
    },
  },
  recovery: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      request: 'Pour choisir un nouveau mot de passe, ouvrez ce lien :',
      button: 'Choisir un mot de passe',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
    },
    en: {
      subject: 'Choose a new password',
      request: 'To choose a new password, open this link:',
      button: 'Choose a password',
      ignore: 'If you did not ask for this, ignore this message: your password does not change.',
    },
  },
  email_change_current: {
    fr: {
      subject: 'Confirmez le changement de votre adresse email',
      request:
        'Un changement d’adresse email a été demandé pour votre compte. Pour l’accepter, ouvrez ce lien :',
      button: 'Accepter le changement',
      ignore:
        'Si vous n’avez rien demandé, n’ouvrez pas ce lien et changez votre mot de passe : votre adresse reste la même.',
    },
    en: {
      subject: 'Confirm the change of your email address',
      request: 'A change of email address was asked for on your account. To accept it, open this link:',
      button: 'Accept the change',
      ignore:
        'If you did not ask for this, do not open the link, and change your password: your address stays the same.',
    },
  },
  email_change_new: {
    fr: {
      subject: 'Confirmez votre nouvelle adresse email',
      request: 'Pour utiliser cette adresse email avec votre compte, ouvrez ce lien :',
      button: 'Confirmer cette adresse',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message : cette adresse ne sera pas utilisée.',
    },
    en: {
      subject: 'Confirm your new email address',
      request: 'To use this email address with your account, open this link:',
      button: 'Confirm this address',
      ignore: 'If you did not ask for this, ignore this message: this address will not be used.',
    },
  },
  reauthentication: {
    fr: {
      subject: 'Votre code de vérification',
      request: 'Pour confirmer que c’est bien vous, saisissez ce code :',
      button: '',
      ignore: 'Si vous n’avez rien demandé, changez votre mot de passe.',
    },
    en: {
      subject: 'Your verification code',
      request: 'To confirm that it is you, type this code:',
      button: '',
      ignore: 'If you did not ask for this, change your password.',
    },
  },
  session_confirmation: {
    fr: {
      subject: 'Est-ce bien vous ? Une connexion attend votre accord',
      request:
        'Le {when} (heure de Paris), quelqu’un s’est connecté à votre compte par un moyen que l’administration de ce service a créé ou modifié : un lien, un mot de passe, une adresse, ou une validation en deux étapes qu’elle a retirée. Cette connexion n’ouvre rien de ce que vous avez écrit sans votre accord. Pour dire si c’est vous ou non, ouvrez ce lien :',
      button: 'Dire si c’est moi',
      code: 'Si c’est vous, vous pouvez aussi saisir ce code là où vous vous êtes connecté·e : {code}',
      afterwards:
        'Ne donnez ce code ni ce lien à personne : qui s’en sert lit tout ce que vous avez écrit. L’administration n’en a jamais besoin.',
      ignore:
        'Si ce n’est pas vous, ouvrez le lien et choisissez « Ce n’est pas moi ». Si vous ne faites rien, cette connexion n’ouvre rien.',
    },
    en: {
      subject: 'Is this you? A sign-in waits for your agreement',
      request:
        'On {when} (Paris time), somebody signed in to your account by means that an administrator made or changed: a link, a password, an address, or a two-step verification that they removed. Without your agreement this sign-in opens nothing of what you have written. To say whether it is you, open this link:',
      button: 'Say whether it is me',
      code: 'If it is you, you can also type this code where you signed in: {code}',
      afterwards:
        'Give this code or this link to nobody: whoever uses it reads all that you have written. No administrator needs it.',
      ignore:
        'If it is not you, open the link and choose “It was not me”. If you do nothing, this sign-in opens nothing.',
    },
  },
};
