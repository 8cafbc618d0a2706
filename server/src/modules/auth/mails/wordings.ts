/** The words of the mails, in French and in English: what to do and where, and nothing that the person wrote. */

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

/** Mails that say that something was done to the account. */
export type NoticeKind =
  /** Somebody signed up with the address of an account. */
  | 'already_registered'
  | 'new_device'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_code_used'
  | 'identity_linked'
  | 'identity_unlinked'
  /** What administrators did (modules/admin). */
  | 'account_suspended'
  | 'suspension_lifted'
  | 'deletion_announced'
  | 'deletion_taken_back';

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

export interface NoticeWording {
  subject: string;
  what: string;
}

/** French first: it is the language of the product. */
export interface InBothLanguages<Text> {
  fr: Text;
  en: Text;
}

const CONFIRMATION: InBothLanguages<Wording> = {
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    request: 'Pour confirmer votre adresse e-mail, ouvrez ce lien :',
    button: 'Confirmer mon adresse',
    ignore:
      'Si vous n’avez rien demandé, ignorez ce message : aucun compte ne sera confirmé à cette adresse.',
  },
  en: {
    subject: 'Confirm your e-mail address',
    request: 'To confirm your e-mail address, open this link:',
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
        'This address was used to sign up more than once. If signing in fails afterwards, choose a new password: on the sign-in page, follow “Mot de passe oublié ?” (forgotten password).',
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
      afterwards:
        'Then choose a password: on the sign-in page, follow “Mot de passe oublié ?” (forgotten password).',
      ignore: 'If you were not expecting this, ignore this message: no access will be opened.',
    },
  },
  open_invitation: {
    fr: {
      subject: 'Vous êtes invité·e à créer votre accès',
      request: 'Un accès vous est proposé à cette adresse. Pour choisir votre mot de passe, suivez ce lien :',
      button: 'Choisir mon mot de passe',
      validity: 'Ce lien est valable sept jours, dans n’importe quel navigateur, et ne sert qu’une fois.',
      ignore: 'Si vous n’attendiez rien, ignorez ce message : aucun accès ne sera ouvert.',
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
      subject: 'Confirmez le changement de votre adresse e-mail',
      request:
        'Un changement d’adresse e-mail a été demandé pour votre compte. Pour l’accepter, ouvrez ce lien :',
      button: 'Accepter le changement',
      ignore:
        'Si vous n’avez rien demandé, n’ouvrez pas ce lien et changez votre mot de passe : votre adresse reste la même.',
    },
    en: {
      subject: 'Confirm the change of your e-mail address',
      request: 'A change of e-mail address was asked for on your account. To accept it, open this link:',
      button: 'Accept the change',
      ignore:
        'If you did not ask for this, do not open the link, and change your password: your address stays the same.',
    },
  },
  email_change_new: {
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      request: 'Pour utiliser cette adresse e-mail avec votre compte, ouvrez ce lien :',
      button: 'Confirmer cette adresse',
      ignore: 'Si vous n’avez rien demandé, ignorez ce message : cette adresse ne sera pas utilisée.',
    },
    en: {
      subject: 'Confirm your new e-mail address',
      request: 'To use this e-mail address with your account, open this link:',
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
        'Le {when} (heure de Paris), quelqu’un s’est connecté à votre compte par un moyen qu’un administrateur a créé ou modifié : un lien, un mot de passe, une adresse, ou une validation en deux étapes qu’il a retirée. Cette connexion n’ouvre rien de ce que vous avez écrit sans votre accord. Pour dire si c’est vous ou non, ouvrez ce lien :',
      button: 'Dire si c’est moi',
      code: 'Si c’est vous, vous pouvez aussi saisir ce code là où vous vous êtes connecté·e : {code}',
      afterwards:
        'Ne donnez ce code ni ce lien à personne : qui s’en sert lit tout ce que vous avez écrit. Aucun administrateur n’en a besoin.',
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
        'If it is not you, open the link and choose “Ce n’est pas moi” (this is not me). If you do nothing, this sign-in opens nothing.',
    },
  },
};

export const NOTICES: Record<NoticeKind, InBothLanguages<NoticeWording>> = {
  already_registered: {
    fr: {
      subject: 'Vous avez déjà un compte',
      what: 'Quelqu’un vient de demander la création d’un compte avec cette adresse e-mail. Vous en avez déjà un : rien n’y a changé, et aucun autre n’a été créé.',
    },
    en: {
      subject: 'You already have an account',
      what: 'Somebody just asked to create an account with this e-mail address. You already have one: nothing in it has changed, and no other was created.',
    },
  },
  new_device: {
    fr: {
      subject: 'Connexion depuis un nouvel appareil',
      what: 'Votre compte vient d’être ouvert depuis un appareil ou un navigateur qui ne l’avait jamais ouvert.',
    },
    en: {
      subject: 'Sign-in from a new device',
      what: 'Your account was just opened from a device or a browser that had never opened it.',
    },
  },
  password_changed: {
    fr: {
      subject: 'Votre mot de passe a changé',
      what: 'Le mot de passe de votre compte vient d’être changé. Les autres appareils ont été déconnectés.',
    },
    en: {
      subject: 'Your password has changed',
      what: 'The password of your account was just changed. Other devices were signed out.',
    },
  },
  email_changed: {
    fr: {
      subject: 'Votre adresse e-mail a changé',
      what: 'L’adresse e-mail de votre compte vient d’être changée. Cette adresse-ci n’ouvre plus le compte.',
    },
    en: {
      subject: 'Your e-mail address has changed',
      what: 'The e-mail address of your account was just changed. This address no longer opens the account.',
    },
  },
  factor_added: {
    fr: {
      subject: 'Validation en deux étapes activée',
      what: 'La validation en deux étapes vient d’être activée sur votre compte.',
    },
    en: {
      subject: 'Two-step verification is on',
      what: 'Two-step verification was just switched on for your account.',
    },
  },
  factor_removed: {
    fr: {
      subject: 'Validation en deux étapes désactivée',
      what: 'Un moyen de validation en deux étapes vient d’être retiré de votre compte.',
    },
    en: {
      subject: 'Two-step verification removed',
      what: 'A means of two-step verification was just removed from your account.',
    },
  },
  recovery_code_used: {
    fr: {
      subject: 'Un code de secours a servi',
      what: 'Votre compte vient d’être ouvert avec un code de secours, qui ne peut plus servir.',
    },
    en: {
      subject: 'A recovery code was used',
      what: 'Your account was just opened with a recovery code, which cannot be used again.',
    },
  },
  identity_linked: {
    fr: {
      subject: 'Nouveau moyen de connexion',
      what: 'Un autre moyen de connexion (Google, Apple, Microsoft ou celui d’une entreprise) vient d’être ajouté à votre compte.',
    },
    en: {
      subject: 'New way to sign in',
      what: 'Another way to sign in (Google, Apple, Microsoft or that of a company) was just added to your account.',
    },
  },
  identity_unlinked: {
    fr: {
      subject: 'Moyen de connexion retiré',
      what: 'Un moyen de connexion (Google, Apple, Microsoft ou celui d’une entreprise) vient d’être retiré de votre compte.',
    },
    en: {
      subject: 'Way to sign in removed',
      what: 'A way to sign in (Google, Apple, Microsoft or that of a company) was just removed from your account.',
    },
  },
  account_suspended: {
    fr: {
      subject: 'Votre compte est suspendu',
      what: 'Un administrateur vient de suspendre votre compte : il ne s’ouvre plus pour le moment. Rien de ce que vous y avez écrit n’est effacé, et aucun administrateur ne peut le lire.',
    },
    en: {
      subject: 'Your account is suspended',
      what: 'An administrator has just suspended your account: for now it does not open. Nothing that you wrote in it is erased, and no administrator can read it.',
    },
  },
  suspension_lifted: {
    fr: {
      subject: 'Votre compte s’ouvre de nouveau',
      what: 'La suspension de votre compte vient d’être levée. Vous y retrouvez tout ce que vous y avez laissé.',
    },
    en: {
      subject: 'Your account opens again',
      what: 'The suspension of your account has just been lifted. You find everything as you left it.',
    },
  },
  deletion_announced: {
    fr: {
      subject: 'Votre compte sera supprimé dans 30 jours',
      what: 'Un administrateur a demandé la suppression de votre compte. Elle aura lieu dans 30 jours : tout ce que vous y avez écrit sera alors effacé et ne pourra pas être retrouvé. D’ici là, gardez-en une copie : connectez-vous, puis ouvrez Paramètres.',
    },
    en: {
      subject: 'Your account will be deleted in 30 days',
      what: 'An administrator has asked for your account to be deleted. This happens in 30 days: everything that you wrote in it is then erased and cannot be brought back. Until then, keep a copy: sign in, then open Settings.',
    },
  },
  deletion_taken_back: {
    fr: {
      subject: 'Votre compte ne sera pas supprimé',
      what: 'La suppression de votre compte, qu’un administrateur avait demandée, est annulée. Rien n’a été effacé.',
    },
    en: {
      subject: 'Your account will not be deleted',
      what: 'The deletion of your account that an administrator had asked for is cancelled. Nothing was erased.',
    },
  },
};
