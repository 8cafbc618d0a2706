import type { Article } from '../article.ts';

/** Sur le téléphone, réglages, données. */
export const ARRANGING = {
  'sur-le-telephone': {
    title: 'Sur le téléphone',
    summary: 'Installer {product} comme une application, et lui envoyer une photo ou un texte.',
    words: 'installer application mobile écran accueil partager partage photo sms capture hors ligne',
    sections: [
      {
        id: 'installer',
        title: 'L’installer',
        body: [
          'Dans le menu de votre navigateur, cherchez « Installer l’application » ou « Sur l’écran d’accueil ». Une icône reste alors visible sur le téléphone : à ne faire que si personne d’autre ne le regarde.',
          'L’application installée peut porter un nom neutre : [les réglages](/help/reglages#discretion).',
        ],
      },
      {
        id: 'sans-connexion',
        title: 'Sans connexion',
        body: [
          'Si vous vous êtes déjà connecté·e dans ce navigateur, {product} s’ouvre même hors ligne, et prend une note : [ce qu’elle devient](/help/garder-une-note#sans-connexion).',
        ],
      },
      {
        id: 'partager',
        title: 'Partager depuis une autre application',
        body: [
          'Une fois {product} installé, il peut apparaître dans le menu « Partager » du téléphone, selon le navigateur. Une photo, un son ou un texte arrive dans « Contenu partagé », sur cet appareil, sans être envoyé nulle part. Vous choisissez d’en faire une note, de l’ajouter à un incident, ou de ne pas le garder.',
        ],
      },
      {
        id: 'sortir',
        title: 'Partir vite',
        body: [
          '« Quitter vite » est en bas à droite, sous le pouce : [comment il marche](/help/quitter-vite).',
        ],
      },
    ],
  },
  reglages: {
    title: 'Les réglages et les notifications',
    summary: 'La langue, la taille du texte, le verrouillage de l’écran, et ce dont vous êtes prévenu·e.',
    words:
      'paramètres langue thème sombre taille texte verrouillage automatique email alerte cloche notification discrétion onglet neutre icône',
    sections: [
      {
        id: 'affichage',
        title: 'L’affichage',
        body: [
          'La langue, l’apparence et la taille du texte se choisissent dans les [paramètres](/settings), et vous suivent sur vos autres appareils.',
        ],
      },
      {
        id: 'discretion',
        title: 'La discrétion',
        body: [
          'Dans [Sécurité du compte](/security), sous « Discrétion » :',
          {
            list: [
              'la page qui s’ouvre quand vous quittez vite ;',
              'le verrouillage de l’écran après un temps d’inactivité ;',
              'un nom et une icône d’onglet qui ne disent rien.',
            ],
          },
        ],
      },
      {
        id: 'notifications',
        title: 'Les notifications',
        body: [
          'La cloche montre ce qui s’est passé : une connexion depuis un nouvel appareil, un mot de passe changé, un fichier prêt. Ni la cloche ni les emails ne disent ce que vous avez écrit.',
          'Vous choisissez ce qui arrive par email dans [Notifications](/settings/notifications). Un changement de mot de passe, d’adresse ou de validation en deux étapes, et la fermeture du compte, sont toujours annoncés par email.',
        ],
      },
    ],
  },
  'vos-donnees': {
    title: 'Emporter vos données, fermer votre compte',
    summary: 'Tout prendre avec vous, en clair, et tout effacer si vous le voulez.',
    words:
      'export exporter télécharger zip rgpd portabilité clôture supprimer compte résilier partir 7 jours reçu',
    sections: [
      {
        id: 'emporter',
        title: 'Tout emporter',
        body: [
          '[Mes données](/settings/my-data) prépare un fichier ZIP : une page qui se lit sans connexion, vos fichiers à l’octet près, et toutes vos données dans un format ouvert, avec chaque version et le registre.',
          {
            careful:
              'Une fois téléchargé, ce fichier n’est plus chiffré. Enregistrez-le là où personne d’autre ne peut le lire.',
          },
        ],
      },
      {
        id: 'fermer',
        title: 'Fermer le compte',
        body: [
          'Vous avez sept jours pour changer d’avis. Pendant ce temps, vous pouvez vous connecter, garder votre compte, ou prendre vos données ; rien d’autre ne s’ouvre.',
          'Ensuite, tout est effacé : le compte, vos textes, vos fichiers, le registre, et la clé qui ouvrait tout cela. Personne ne peut revenir en arrière. Vous recevez un reçu.',
          'Des sauvegardes du serveur peuvent garder quelque temps une copie chiffrée, jusqu’à ce qu’elles expirent.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
