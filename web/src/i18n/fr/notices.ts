/** What the bell tells. A notice names what has happened, and never what somebody wrote. */
export default {
  title: 'Notifications',
  unread_one: 'Notifications, {count} non lue',
  unread_other: 'Notifications, {count} non lues',
  came_one: 'Une nouvelle notification',
  came_other: '{count} nouvelles notifications',
  all: 'Toutes les notifications',
  intro: 'Ce qui s’est passé dans votre espace. Chaque notification est effacée au bout de {days} jours.',
  choose: 'Choisir ce dont je suis prévenu·e',
  markAllRead: 'Tout marquer comme lu',
  deleteRead: 'Effacer celles qui sont lues',
  changeFailed: 'Ce changement n’a pas été enregistré.',
  empty: 'Aucune notification pour l’instant.',
  emptyHint:
    'Vous serez prévenu·e ici de ce qui touche à la sécurité de votre compte, et quand un travail que vous avez demandé est terminé.',
  day: { today: 'Aujourd’hui', yesterday: 'Hier' },
  row: {
    unread: 'Non lue : ',
    often: '{title} ({count} fois)',
    delete: 'Effacer : {title}',
  },
  list: {
    rows: 'Vos notifications',
    loading: 'Chargement des notifications...',
    failure: 'Vos notifications n’ont pas pu être lues.',
    failureText: 'Elles sont conservées.',
    moreFailure: 'La suite n’a pas pu être lue.',
    loadingMore: 'Chargement de la suite...',
    end: 'Toutes les notifications sont affichées.',
  },
  /** On the dashboard and beside one's data, until that day. */
  deletion: {
    title: 'Votre compte sera supprimé le {day}',
    text: 'L’administration l’a demandé. Rien n’est encore effacé : jusqu’à ce jour, tout s’ouvre comme avant, et vous pouvez tout emporter. Ensuite, ce que vous avez écrit ici ne pourra pas être retrouvé.',
    take: 'Tout emporter',
  },
  kind: {
    new_sign_in: {
      title: 'Connexion depuis un nouvel appareil',
      what: 'Si ce n’était pas vous, changez votre mot de passe.',
    },
    password_changed: {
      title: 'Votre mot de passe a changé',
      what: 'Les autres appareils ont été déconnectés.',
    },
    email_changed: {
      title: 'Votre adresse email a changé',
      what: 'L’ancienne n’ouvre plus votre compte.',
    },
    factor_added: {
      title: 'Validation en deux étapes activée',
      what: 'Un code sera demandé à chaque connexion.',
    },
    factor_removed: {
      title: 'Validation en deux étapes retirée',
      what: 'Si ce n’était pas vous, changez votre mot de passe.',
    },
    recovery_code_used: {
      title: 'Un code de secours a servi',
      what: 'Il ne peut plus servir. Si ce n’était pas vous, changez votre mot de passe.',
    },
    identity_linked: {
      title: 'Nouveau moyen de connexion',
      what: 'Google, Apple, Microsoft ou celui d’une entreprise. Si ce n’était pas vous, retirez-le.',
    },
    identity_unlinked: {
      title: 'Moyen de connexion retiré',
      what: 'Google, Apple, Microsoft ou celui d’une entreprise.',
    },
    transcription_ready: {
      title: 'Une transcription est prête',
      what: 'Les mots d’un enregistrement ont été écrits. Relisez-les avant de vous y fier.',
    },
    export_ready: {
      title: 'Le fichier de vos données est prêt',
      what: 'Vous pouvez le télécharger.',
    },
    export_failed: {
      title: 'Le fichier de vos données n’a pas pu être préparé',
      what: 'Rien n’est perdu. Vous pouvez recommencer.',
    },
    dossier_ready: {
      title: 'Votre dossier est prêt',
      what: 'Vous pouvez le relire et l’enregistrer.',
    },
    dossier_failed: {
      title: 'Votre dossier n’a pas pu être préparé',
      what: 'Rien n’est perdu. Vous pouvez recommencer.',
    },
    share_opened: {
      title: 'Un dossier que vous avez transmis a été ouvert',
      what: 'Le lien et le code ont servi. Si ce n’est pas la bonne personne, retirez le partage.',
    },
    share_locked: {
      title: 'Un lien transmis est bloqué',
      what: 'Trop de codes erronés ont été saisis : ce code n’ouvre plus rien. Vous pouvez donner un nouveau code au lien.',
    },
    account_closing: {
      title: 'Fermeture du compte demandée',
      what: 'Si ce n’était pas vous, changez votre mot de passe.',
    },
    deletion_announced: {
      title: 'L’administration a demandé la suppression de votre compte',
      what: 'Vous avez le temps de tout emporter.',
    },
    unfinished_draft: {
      title: 'Un texte n’est pas terminé',
      what: 'Il vous attend sur l’appareil où vous l’avez commencé.',
    },
    operator_message: {
      title: 'Un message de l’administration de {product}',
      what: 'À lire ci-dessous.',
    },
  },
};
