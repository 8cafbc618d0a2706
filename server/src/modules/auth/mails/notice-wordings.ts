/** The words of the mails that say what was done to an account. They hold nothing that the person wrote. */
import type { InBothLanguages } from './letter-wordings.ts';

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
  | 'suspension_lifted_before_closing'
  | 'suspension_lifted_before_deletion'
  | 'deletion_announced'
  | 'deletion_taken_back';

/** `{day}`: when something happens. */
export interface NoticeWording {
  subject: string;
  what: string;
}

export const NOTICES: Record<NoticeKind, InBothLanguages<NoticeWording>> = {
  already_registered: {
    fr: {
      subject: 'Vous avez déjà un compte',
      what: 'Quelqu’un vient de demander la création d’un compte avec cette adresse email. Vous en avez déjà un : rien n’y a changé, et aucun autre n’a été créé.',
    },
    en: {
      subject: 'You already have an account',
      what: 'Somebody just asked to create an account with this email address. You already have one: nothing in it has changed, and no other was created.',
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
      subject: 'Votre adresse email a changé',
      what: 'L’adresse email de votre compte vient d’être changée. Cette adresse-ci n’ouvre plus le compte.',
    },
    en: {
      subject: 'Your email address has changed',
      what: 'The email address of your account was just changed. This address no longer opens the account.',
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
      what: 'L’administration de ce service vient de suspendre votre compte : il ne s’ouvre plus pour le moment. Rien de ce que vous y avez écrit n’est effacé, et l’administration ne peut pas le lire.',
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
  suspension_lifted_before_closing: {
    fr: {
      subject: 'Votre compte s’ouvre de nouveau, et sera fermé le {day}',
      what: 'La suspension de votre compte vient d’être levée. Sa fermeture avait été demandée avant : elle a attendu, et vous avez de nouveau sept jours. Votre compte sera fermé le {day}. D’ici là, connectez-vous si vous voulez le garder, ou emporter vos données : rien n’est encore effacé.',
    },
    en: {
      subject: 'Your account opens again, and will be closed on {day}',
      what: 'The suspension of your account has just been lifted. Its closing was asked for before that: it has waited, and you have seven days again. Your account will be closed on {day}. Until then, sign in if you want to keep it, or take your data: nothing has been erased yet.',
    },
  },
  suspension_lifted_before_deletion: {
    fr: {
      subject: 'Votre compte s’ouvre de nouveau, et sera supprimé le {day}',
      what: 'La suspension de votre compte vient d’être levée. L’administration avait demandé sa suppression : elle a attendu, et vous avez de nouveau trente jours. Elle aura lieu le {day} : tout ce que vous y avez écrit sera alors effacé et ne pourra pas être retrouvé. D’ici là, gardez-en une copie : connectez-vous, puis ouvrez Paramètres.',
    },
    en: {
      subject: 'Your account opens again, and will be deleted on {day}',
      what: 'The suspension of your account has just been lifted. An administrator had asked for it to be deleted: that has waited, and you have thirty days again. It happens on {day}: everything that you wrote in it is then erased and cannot be brought back. Until then, keep a copy: sign in, then open Settings.',
    },
  },
  deletion_announced: {
    fr: {
      subject: 'Votre compte sera supprimé dans 30 jours',
      what: 'L’administration de ce service a demandé la suppression de votre compte. Elle aura lieu dans 30 jours : tout ce que vous y avez écrit sera alors effacé et ne pourra pas être retrouvé. D’ici là, gardez-en une copie : connectez-vous, puis ouvrez Paramètres.',
    },
    en: {
      subject: 'Your account will be deleted in 30 days',
      what: 'An administrator has asked for your account to be deleted. This happens in 30 days: everything that you wrote in it is then erased and cannot be brought back. Until then, keep a copy: sign in, then open Settings.',
    },
  },
  deletion_taken_back: {
    fr: {
      subject: 'Votre compte ne sera pas supprimé',
      what: 'La suppression de votre compte, que l’administration de ce service avait demandée, est annulée. Rien n’a été effacé.',
    },
    en: {
      subject: 'Your account will not be deleted',
      what: 'The deletion of your account that an administrator had asked for is cancelled. Nothing was erased.',
    },
  },
};
