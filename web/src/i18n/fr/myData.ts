/** Texts of features/my-data. */
export default {
  title: 'Mes données',
  intro: 'Tout emporter, ou fermer votre compte : c’est vous qui décidez.',
  back: 'Paramètres',
  export: {
    title: 'Tout emporter',
    what: 'Un fichier ZIP avec tout ce que vous avez ici : une page qui se lit sans connexion, vos fichiers à l’octet près, et toutes vos données dans un format ouvert, avec chaque version et le registre.',
    careful:
      'Ce fichier n’est plus chiffré une fois téléchargé. Enregistrez-le là où personne d’autre ne peut le lire : pas sur un appareil du travail.',
    make: 'Préparer le fichier de mes données',
    makeAgain: 'Préparer un nouveau fichier',
    dialogTitle: 'Préparer le fichier de mes données',
    dialogText: 'Le fichier contiendra tout ce que vous avez écrit.',
    pending: 'Vérification...',
    waiting: 'Votre fichier attend son tour. Vous pouvez quitter cette page.',
    running: 'Votre fichier se prépare : {count} %. Vous pouvez quitter cette page.',
    progress: 'Préparation du fichier de vos données',
    stop: 'Arrêter',
    ready: 'Le fichier de vos données est prêt',
    readyText:
      'Vos données telles qu’elles étaient le {moment}. Taille : {size}. Ce fichier reste ici jusqu’au {until}, puis il est effacé.',
    hash: 'Empreinte SHA-256 : {hash}',
    download: 'Télécharger',
    openTitle: 'Télécharger le fichier de mes données',
    remove: 'Effacer ce fichier du serveur',
    failed: 'Le fichier de vos données n’a pas pu être préparé',
    failure: {
      storage_full:
        'Le serveur manque de place. Réessayez plus tard : rien de ce que vous avez écrit n’est touché.',
      failed: 'Quelque chose s’est mal passé de notre côté. Rien de ce que vous avez écrit n’est touché.',
    },
    failedAction: 'Cela n’a pas abouti',
    loading: 'Chargement...',
    unread: 'Ces informations n’ont pas pu être lues.',
  },
  close: {
    title: 'Fermer mon compte',
    gone: 'Sept jours après votre demande, tout est effacé : votre compte, ce que vous avez écrit, vos fichiers, le registre, et la clé qui ouvre tout cela. Personne ne pourra revenir en arrière, nous non plus.',
    before:
      'Pendant ces sept jours, vous pouvez vous connecter et garder votre compte. Rien d’autre ne s’ouvre, sauf le fichier de vos données.',
    stays:
      'Il ne reste rien ici. Des sauvegardes du serveur peuvent garder quelque temps une copie chiffrée, que l’équipe qui gère ce service laisse expirer.',
    first: 'Pensez à tout emporter d’abord.',
    ask: 'Fermer mon compte...',
    dialogTitle: 'Fermer votre compte ?',
    dialogText:
      'Il sera fermé dans sept jours. Vos autres appareils sont déconnectés tout de suite. Vous recevez un reçu par email, à votre adresse.',
    confirm: 'Fermer mon compte',
    keep: 'Ne rien changer',
    pending: 'Vérification...',
    failed: 'La fermeture n’a pas été demandée.',
  },
  closing: {
    title: 'Votre compte sera fermé le {date}',
    intro: 'Demandé le {date}. Rien n’est encore effacé.',
    keep: 'Garder mon compte',
    keepPending: 'Un instant...',
    keepFailed: 'Votre compte n’a pas pu être gardé. Réessayez.',
    receipt: 'Votre reçu',
    receiptText:
      'Il montre que la fermeture a été demandée, et quand. Il ne dit pas à qui était le compte. Nous n’en gardons pas de copie après la fermeture.',
    receiptSave: 'Enregistrer le reçu',
    receiptName: 'recu-fermeture.txt',
    signOut: 'Se déconnecter',
  },
} as const;
