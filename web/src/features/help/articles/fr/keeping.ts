import type { Article } from '../article.ts';

/** Protéger, effacer, savoir ce que cela vaut. */
export const KEEPING = {
  historique: {
    title: 'L’historique et la vérification',
    summary:
      'Chaque version est gardée, et votre navigateur peut vérifier que rien n’a été touché après coup.',
    words: 'version modification registre empreinte preuve intégrité vérifier falsifier date enregistrement',
    sections: [
      {
        id: 'versions',
        title: 'Ce qui est gardé',
        body: [
          'Quand vous modifiez un incident, une personne ou une pièce, la version d’avant reste, chiffrée et datée. « Voir tout l’historique » les montre toutes.',
          'On distingue toujours trois moments : les faits, le premier enregistrement, la dernière modification.',
        ],
      },
      {
        id: 'verifier',
        title: '« Vérifier que rien n’a été touché »',
        body: [
          'Votre navigateur relit tout votre registre, refait lui-même les calculs, et compare avec l’incident affiché. Changer, retirer ou déplacer une inscription romprait la suite.',
        ],
      },
      {
        id: 'limites',
        title: 'Ce que cela ne montre pas',
        body: [
          'Cela ne dit pas que ce qui est écrit est exact. Et qui tient le serveur pourrait tout réécrire depuis le début. Pour vous en prémunir, notez ailleurs la dernière empreinte et son numéro : elle doit s’y retrouver plus tard.',
          '{product} n’appose pas aujourd’hui d’horodatage qualifié (règlement eIDAS, art. 41).',
        ],
      },
    ],
  },
  'incident-sensible': {
    title: 'Incident sensible',
    summary: 'Son titre est masqué dans les listes, et il faut confirmer que c’est vous pour l’ouvrir.',
    words: 'cacher masquer restreint mot de passe confirmer intime accès',
    sections: [
      {
        id: 'effet',
        title: 'Ce que cela change',
        body: [
          {
            list: [
              'Dans les listes et le journal, on lit « Titre masqué (incident sensible) ».',
              'Pour l’ouvrir, on vous demande votre mot de passe, ou un code reçu par email, sauf si vous l’avez fait ou si vous vous êtes connecté·e dans les 15 dernières minutes.',
              'La recherche ne le parcourt que dans ce même délai.',
              'Ce que vous y tapez sans l’enregistrer ne survit pas à l’onglet.',
            ],
          },
        ],
      },
      {
        id: 'comment',
        title: 'Comment faire',
        body: [
          'Cochez « Incident sensible (accès restreint) » dans le formulaire de l’incident. Vous pouvez le décocher plus tard.',
        ],
      },
      {
        id: 'limite',
        title: 'Ce qui ne change pas',
        body: ['Les fichiers qui sont aussi dans votre journal ou une conversation s’y ouvrent comme avant.'],
      },
    ],
  },
  anonymiser: {
    title: 'Anonymiser un incident',
    summary:
      'Chaque nom devient « Personne A », « Personne B ». Vous voyez tout avant, et vous pouvez revenir en arrière.',
    words: 'pseudonyme cacher nom remplacer rgpd masquer personne',
    sections: [
      {
        id: 'faire',
        title: 'Comment cela se passe',
        body: [
          {
            steps: [
              'Dans l’incident, ouvrez « Autres actions », puis « Anonymiser ».',
              'Relisez chaque endroit proposé : ce qui est coché sera remplacé.',
              'Confirmez. L’incident montre alors les pseudonymes.',
            ],
          },
          'Pour revenir en arrière : « Autres actions », puis « Remettre ou remplacer les noms ».',
        ],
      },
      {
        id: 'reste',
        title: 'Ce qui garde les noms',
        body: [
          {
            list: [
              'Le contenu des fichiers, et leurs noms.',
              'Votre journal, vos conversations et vos autres incidents.',
              'L’historique de l’incident, chiffré : c’est ce qui permet de les remettre.',
              'Quelqu’un qui est nommé dans le texte sans être parmi les personnes de l’incident : ajoutez-le d’abord.',
            ],
          },
          'Une situation peut rester reconnaissable sans aucun nom.',
        ],
      },
    ],
  },
  supprimer: {
    title: 'Supprimer, et revenir en arrière',
    summary: 'Un incident supprimé peut être rétabli pendant 30 jours. Une entrée ou une conversation, non.',
    words: 'effacer corbeille restaurer récupérer rétablir 30 jours poubelle perdu',
    sections: [
      {
        id: 'incident',
        title: 'Un incident',
        body: [
          'Il quitte vos listes, la recherche et le journal, avec ses personnes et ses pièces. Pendant 30 jours, « Incidents supprimés », en bas de [la liste](/incidents), permet de le rétablir tel quel, fichiers compris. Ensuite, il est effacé.',
          '« Effacer » l’efface tout de suite.',
        ],
      },
      {
        id: 'entree',
        title: 'Une entrée, une conversation, une pièce',
        body: [
          'Leur suppression est immédiate et vous ne pourrez plus les ouvrir. Les incidents déjà faits à partir d’elles restent.',
          'Un fichier qui sert aussi ailleurs n’est pas supprimé avec.',
        ],
      },
      {
        id: 'registre',
        title: 'Ce qui reste dans le registre',
        body: [
          'Le registre garde la trace qu’il y a eu une suppression, et ce qui était écrit, chiffré avec la clé de votre compte. Les sauvegardes du serveur peuvent aussi garder des copies chiffrées jusqu’à ce qu’elles expirent.',
        ],
      },
    ],
  },
  'quitter-vite': {
    title: '« Quitter vite »',
    summary: 'Un bouton sur chaque écran : la page se vide et une autre s’ouvre.',
    words: 'sortie secours urgence cacher fermer écran surveillé panique échap historique météo',
    sections: [
      {
        id: 'effet',
        title: 'Ce qu’il fait',
        body: [
          {
            list: [
              'Il vide l’écran aussitôt et ouvre une autre page à la place : la météo, ou celle que vous avez choisie.',
              'Il vous déconnecte de ce navigateur : le bouton « Précédent » ne ramène pas votre page.',
              'Ce que vous étiez en train d’écrire reste gardé, chiffré, et vous est proposé de nouveau à votre prochaine connexion.',
            ],
          },
          'Il est au-dessus de tout, même d’une fenêtre ouverte : en haut à droite sur un grand écran, en bas à droite sur un petit. Au clavier : la touche Maj, trois fois de suite. Sur un écran tactile : deux doigts, deux fois.',
        ],
      },
      {
        id: 'choisir',
        title: 'Choisir la page',
        body: [
          'Dans [Sécurité du compte](/security), sous « Discrétion ». On peut aussi y faire verrouiller l’écran après un temps d’inactivité, et donner à l’onglet un nom qui ne dit rien.',
        ],
      },
      {
        id: 'limites',
        title: 'Ce qu’il ne peut pas faire',
        body: [
          {
            list: [
              'Effacer l’historique du navigateur : l’adresse de {product} peut y rester.',
              'Empêcher un logiciel installé par quelqu’un d’autre de voir l’écran ou le clavier.',
              'Effacer un fichier que vous avez téléchargé, ou une page imprimée.',
            ],
          },
          'Une fenêtre de navigation privée, sur votre propre appareil, laisse moins de traces.',
        ],
      },
    ],
  },
  'dans-le-navigateur': {
    title: 'Ce qui est gardé dans ce navigateur',
    summary: 'Votre session, vos brouillons chiffrés, ce qui attend d’être envoyé, et quelques réglages.',
    words: 'cookie stockage local brouillon cache session se souvenir de moi ordinateur partagé traces',
    sections: [
      {
        id: 'session',
        title: 'Votre session',
        body: [
          'Sans « Se souvenir de moi », elle finit avec l’onglet. Avec, elle reste jusqu’à la déconnexion : à réserver à un appareil que vous êtes seul·e à utiliser.',
        ],
      },
      {
        id: 'brouillons',
        title: 'Ce qui n’est pas encore enregistré',
        body: [
          'Vos brouillons, et les notes et fichiers qui attendent d’être envoyés, sont gardés ici, chiffrés avec une clé que seul votre compte reçoit. Après une déconnexion, personne ne peut les lire ; ils vous sont proposés à votre retour.',
          'On peut en revanche voir qu’il y a quelque chose, de quand, et de quelle taille. La page de connexion propose de tout effacer.',
          'Un brouillon qui n’est ni enregistré ni repris est effacé au bout de 30 jours. Les notes qui attendent d’être envoyées, elles, restent.',
        ],
      },
      {
        id: 'reglages',
        title: 'Le reste',
        body: [
          'La langue et l’affichage, vos choix de discrétion, les fichiers de l’application, et le fait que ce navigateur s’est déjà connecté à votre compte. Ni publicité, ni mesure d’audience.',
        ],
      },
    ],
  },
  'deux-etapes': {
    title: 'La validation en deux étapes',
    summary: 'Après le mot de passe, un code de votre téléphone. Un mot de passe connu ne suffit plus.',
    words: '2fa mfa code téléphone authentification sécurité piratage mot de passe double',
    sections: [
      {
        id: 'pourquoi',
        title: 'À quoi elle sert',
        body: [
          'Si quelqu’un connaît ou devine votre mot de passe, il lui manque encore votre téléphone. [L’activer](/security/two-step).',
        ],
      },
      {
        id: 'telephone',
        title: 'Quel téléphone ?',
        body: [
          'Le vôtre, plutôt que celui du travail. L’application d’authentification n’a pas besoin de réseau.',
        ],
      },
      {
        id: 'secours',
        title: 'Les codes de secours',
        body: [
          'Ils remplacent le téléphone si vous l’avez perdu. Chacun sert une fois. Gardez-les ailleurs que sur cet appareil : chez quelqu’un de confiance, par exemple.',
          'Si vous n’avez plus ni téléphone ni code de secours, l’équipe qui gère ce service peut retirer l’appareil perdu. Avant de rouvrir ce que vous avez écrit, {product} vous demande alors de confirmer par email que c’est vous.',
        ],
      },
    ],
  },
  'ce-que-recueil-ne-fait-pas': {
    title: 'Ce que {product} ne fait pas',
    summary: 'Ses limites, dites franchement, pour que vous puissiez décider.',
    words:
      'limites sécurité chiffrement bout en bout preuve avocat conseil administrateur confiance zero knowledge',
    sections: [
      {
        id: 'preuve',
        title: 'Un récit n’est pas une preuve à lui seul',
        body: [
          'Daté et gardé tel quel, il aide à présenter des faits. C’est le juge qui regarde l’ensemble : [ce qu’il regarde](/help/preuve).',
        ],
      },
      {
        id: 'chiffrement',
        title: 'Ce n’est pas du chiffrement de bout en bout',
        body: [
          'Ce que vous écrivez est chiffré sur le serveur avec une clé propre à votre compte. Mais le serveur l’ouvre pour vous l’afficher, pour chercher et pour répondre. Qui aurait à la fois la base de données et la clé maîtresse pourrait lire.',
          'Dans l’application, l’administration n’a aucun écran ni aucun droit pour lire vos contenus.',
        ],
      },
      {
        id: 'conseil',
        title: 'Ce n’est ni un avocat, ni un signalement',
        body: [
          'Rien n’est envoyé à votre employeur, à la police ou à qui que ce soit : un dossier n’est transmis que si [vous le transmettez](/help/transmettre). Les repères de droit ont leurs sources, et sont relus par un avocat avant toute ouverture au public : ils ne remplacent pas un avis.',
        ],
      },
      {
        id: 'appareil',
        title: 'Il ne protège pas un appareil surveillé',
        body: [
          'Un ordinateur de travail, ou un téléphone auquel quelqu’un d’autre a accès, peut montrer votre écran. [Quitter vite](/help/quitter-vite) ne l’empêche pas.',
        ],
      },
      {
        id: 'urgence',
        title: 'Personne ne lit à distance',
        body: [
          'Si vous écrivez que vous êtes en danger, les numéros s’affichent, mais personne n’est prévenu. [Appelez](/help/qui-appeler).',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
