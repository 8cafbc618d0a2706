export default {
  action: {
    cancel: 'Annuler',
    close: 'Fermer',
    retry: 'Réessayer',
    save: 'Enregistrer',
    back: 'Retour',
    delete: 'Supprimer',
    edit: 'Modifier',
    dismiss: 'Masquer ce message',
    showMore: 'Afficher la suite',
    undo: 'Revenir en arrière',
    /** Leads to the page of the end of a session. */
    stopHere: 'On s’arrête là',
  },
  /** In every dialog that deletes what the ledger has recorded. */
  deletion: {
    copyStays:
      'Une copie chiffrée reste dans l’historique jusqu’à la fermeture de votre compte, qui l’efface avec sa clé.',
  },
  copy: {
    done: 'Copié.',
    failed: 'La copie n’a pas été possible : sélectionnez le texte, puis copiez-le.',
  },
  /** Of two versions: what went and what came. */
  change: { before: 'Avant : ', after: 'Après : ', nothing: 'Rien' },
  field: {
    optional: 'facultatif',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    passwordShown: 'Le mot de passe est affiché.',
    passwordHidden: 'Le mot de passe est masqué.',
    selectPlaceholder: 'Sélectionnez...',
    openCalendar: 'Ouvrir le calendrier',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    clearDate: 'Effacer la date',
    addTag: 'Ajouter',
    removeTag: 'Retirer {tag}',
    tagAdded: '« {tag} » ajouté.',
    tagRemoved: '« {tag} » retiré.',
    tagHint: 'Touche Entrée ou virgule pour ajouter.',
    addedTooLong:
      'Ce texte n’a pas été ajouté : le champ compterait au moins {count} caractères, et il en accepte {max} au plus. Ce qui était écrit n’a pas changé.',
    pasteTooLong:
      'Ce texte n’a pas été collé : il compte {count} caractères, et ce champ en accepte {max} au plus. Ce qui était écrit n’a pas changé.',
    summary_one: 'Un champ est à revoir :',
    summary_other: '{count} champs sont à revoir :',
  },
  loading: {
    short: 'Chargement...',
    product: 'Chargement de {product}...',
    secureSpace: 'Chargement de votre espace sécurisé...',
    connecting: 'Connexion en cours...',
    connectingDetail: 'Initialisation de votre session utilisateur',
    leaving:
      'Vous pouvez partir à tout moment avec « Quitter vite » : la page se ferme et un site ordinaire s’ouvre. Ce que vous avez enregistré reste chiffré et vous attend ici. Ce que vous n’aviez pas fini d’écrire vous sera proposé de nouveau.',
    failed: 'La page n’a pas pu se charger en entier. Vérifiez votre connexion, puis rechargez-la.',
  },
  away: {
    title: 'Problème de connexion',
    body: 'Le serveur ne répond pas pour l’instant. Votre session et ce que vous avez enregistré sont intacts ; cette page s’ouvrira d’elle-même dès qu’il répondra.',
    retry: 'Réessayer',
  },
  sessionCheck: {
    title: 'Votre session n’a pas pu être vérifiée',
    body: 'Le serveur n’a pas répondu comme prévu. Ce que vous aviez enregistré est intact. Réessayez, ou connectez-vous à nouveau.',
    signIn: 'Se connecter',
  },
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    body: 'Ce que vous aviez enregistré est intact. Réessayez ; si cela se reproduit, rechargez la page.',
    reload: 'Recharger la page',
    code: 'Si vous écrivez au support, donnez ce code : {code}. Il ne dit rien de ce que vous avez écrit.',
  },
  exit: {
    label: 'Quitter vite',
    hint: 'Ferme cette page et en ouvre une autre, sans rapport.',
  },
  language: {
    label: 'Langue',
    fr: 'Français',
    en: 'English',
    chosen: 'L’écran est en français.',
  },
} as const;
