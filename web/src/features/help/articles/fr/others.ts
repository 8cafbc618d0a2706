import type { Article } from '../article.ts';

/** Qui appeler, pas à pas, questions, et pourquoi il n'y a pas de forum. */
export const OTHERS = {
  'qui-appeler': {
    title: 'Qui appeler',
    summary: 'Les numéros d’urgence et d’écoute, et les personnes près de vous.',
    words:
      'urgence police samu 17 15 112 114 3114 3919 116006 3928 suicide danger numéro téléphone aide écoute avocat contacts parler appeler seul peur violence frappe frappé coup mourir mort tuer en finir',
    sections: [
      {
        id: 'numeros',
        title: 'Les numéros',
        body: [{ show: 'numbers' }],
      },
      {
        id: 'pres-de-vous',
        title: 'Près de vous',
        body: [{ show: 'contacts' }],
      },
      {
        id: 'dans-l-entreprise',
        title: 'Dans l’entreprise, et autour',
        body: [
          'Le CSE et sa personne référente en matière de harcèlement, la médecine du travail, l’inspection du travail, un syndicat : [qui doit agir](/help/qui-agit).',
        ],
      },
      {
        id: 'discretion',
        title: 'Si quelqu’un peut voir votre téléphone',
        body: [
          'Un appel reste dans le journal d’appels. Le 114 s’écrit par SMS, et un SMS peut aussi être lu : effacez-le si c’est plus sûr pour vous.',
        ],
      },
    ],
  },
  'pas-a-pas-note': {
    title: 'Pas à pas : garder une note en une minute',
    summary: 'Depuis n’importe quelle page, sur téléphone ou ordinateur.',
    words: 'tutoriel vidéo démonstration apprendre note rapide',
    sections: [
      {
        id: 'etapes',
        title: 'Les étapes',
        body: [
          {
            steps: [
              'Touchez « Noter ». Sur un clavier, c’est la touche n.',
              'Écrivez ce qui s’est passé, avec vos mots. Deux lignes suffisent.',
              'Vérifiez le moment proposé. « Changer » permet de le corriger, ou de n’en mettre aucun.',
              'Touchez « Enregistrer la note ».',
              '« La voir » ouvre votre journal à cette note.',
            ],
          },
        ],
      },
      {
        id: 'coupure',
        title: 'Si la connexion manque',
        body: ['La note est gardée dans ce navigateur et part toute seule. Rien à refaire.'],
      },
    ],
  },
  'pas-a-pas-raconter': {
    title: 'Pas à pas : raconter, puis créer un incident',
    summary: 'De la première phrase à un brouillon d’incident, à votre rythme.',
    words: 'tutoriel vidéo démonstration apprendre assistant conversation déclaration',
    sections: [
      {
        id: 'etapes',
        title: 'Les étapes',
        body: [
          {
            steps: [
              'Ouvrez [Assistant IA](/ia-call) et racontez dans l’ordre qui vous vient.',
              'Répondez aux questions, ou non : « Je ne sais pas » et « Plus tard » sont de vraies réponses.',
              'Regardez « Ce qui est recueilli » : confirmez, corrigez ou écartez chaque élément.',
              'Quand la carte « Un incident peut être déclaré » apparaît, touchez « Voir les détails ».',
              'Relisez, puis « Créer la déclaration », ou « Annuler » : rien n’est perdu.',
              '« Voir l’incident » ouvre le brouillon, où tout se modifie.',
            ],
          },
        ],
      },
      {
        id: 'sans-assistant',
        title: 'Sans l’assistant',
        body: ['Le [formulaire](/incidents/new) fait la même chose, sans aucune question.'],
      },
    ],
  },
  'pas-a-pas-piece': {
    title: 'Pas à pas : ajouter une pièce',
    summary: 'Un message, une photo ou un courrier dans un incident.',
    words: 'tutoriel vidéo démonstration apprendre preuve fichier joindre capture',
    sections: [
      {
        id: 'etapes',
        title: 'Les étapes',
        body: [
          {
            steps: [
              'Ouvrez l’incident depuis [Mes incidents](/incidents).',
              'Sous « Preuves », touchez « Ajouter une pièce ».',
              'Choisissez un ou plusieurs fichiers, déposez-les ou collez-les. Sans fichier, décrivez le papier que vous gardez.',
              'Dites s’il s’agit d’une seule pièce ou d’une par fichier.',
              'Donnez un titre. La date, la source et la description sont facultatives.',
              'Touchez « Ajouter la pièce » : elle reçoit son numéro.',
            ],
          },
        ],
      },
      {
        id: 'depuis',
        title: 'Depuis le journal ou une conversation',
        body: [
          'Une entrée du journal peut aussi être jointe à un incident (« La joindre à un incident »), et un message d’une conversation de même.',
        ],
      },
    ],
  },
  'pas-a-pas-deux-etapes': {
    title: 'Pas à pas : activer la validation en deux étapes',
    summary: 'Cinq minutes, avec votre téléphone personnel.',
    words: 'tutoriel vidéo démonstration apprendre 2fa qr code authentification',
    sections: [
      {
        id: 'etapes',
        title: 'Les étapes',
        body: [
          {
            steps: [
              'Installez une application d’authentification sur votre téléphone : Aegis, FreeOTP, Google Authenticator ou Microsoft Authenticator, par exemple.',
              'Ouvrez [Validation en deux étapes](/security/two-step) et donnez votre mot de passe.',
              'Lisez le code QR avec l’application, ou recopiez la clé.',
              'Saisissez le code à six chiffres qu’elle affiche, puis « Activer ».',
              'Gardez les codes de secours ailleurs que sur cet appareil.',
            ],
          },
        ],
      },
      {
        id: 'change',
        title: 'Ce qui change',
        body: ['À chaque connexion, un code vous sera demandé après le mot de passe.'],
      },
    ],
  },
  questions: {
    title: 'Questions fréquentes',
    summary: 'Les réponses courtes, avec un lien vers les longues.',
    words: 'faq question réponse aide problème',
    sections: [
      {
        id: 'employeur',
        title: 'Mon employeur peut-il lire ce que j’écris ?',
        body: [
          'Pas dans {product}. Mais il peut surveiller un ordinateur ou un réseau qui lui appartient : préférez votre appareil. [Ce que {product} ne fait pas](/help/ce-que-recueil-ne-fait-pas).',
        ],
      },
      {
        id: 'administration',
        title: 'Et l’équipe qui gère ce service ?',
        body: [
          'L’administration n’a aucun moyen de lire vos contenus dans l’application. Qui aurait à la fois la base et la clé maîtresse du serveur le pourrait : [le détail](/help/ce-que-recueil-ne-fait-pas#chiffrement).',
        ],
      },
      {
        id: 'envoi',
        title: 'Est-ce que quelque chose est envoyé à quelqu’un ?',
        body: [
          'Non, ni en enregistrant un incident, ni en changeant son statut. Un dossier n’est lu par quelqu’un d’autre que si [vous le transmettez](/help/transmettre). Si un modèle extérieur répond dans l’assistant, vos messages lui sont transmis, et c’est écrit avant : [qui répond](/help/assistant#qui-repond).',
        ],
      },
      {
        id: 'preuve',
        title: 'Est-ce une preuve ?',
        body: ['Un récit ne suffit pas à lui seul. [Ce que le juge regarde](/help/preuve).'],
      },
      {
        id: 'oubli',
        title: 'Je ne me souviens pas de la date exacte',
        body: ['Notez-la à peu près, ou pas du tout, et dites-le : [les dates](/help/incidents#date).'],
      },
      {
        id: 'corriger',
        title: 'Puis-je corriger après coup ?',
        body: ['Oui. La version d’avant reste dans [l’historique](/help/historique).'],
      },
      {
        id: 'supprime',
        title: 'J’ai supprimé un incident par erreur',
        body: ['Vous avez 30 jours : [le rétablir](/help/supprimer#incident).'],
      },
      {
        id: 'perdu',
        title: 'La page s’est fermée pendant que j’écrivais',
        body: [
          'Rouvrez-la : votre texte vous est proposé. [Ce qui est gardé dans ce navigateur](/help/dans-le-navigateur).',
        ],
      },
      {
        id: 'mot-de-passe',
        title: 'J’ai oublié mon mot de passe',
        body: [
          'Sur la page de connexion, « Mot de passe oublié ? » vous envoie un email. Ce que vous avez écrit reste lisible avec le nouveau.',
        ],
      },
      {
        id: 'appareil-perdu',
        title: 'J’ai perdu un appareil connecté',
        body: [
          'Dans [Sécurité du compte](/security), déconnectez-le, puis changez votre mot de passe : tous les autres appareils sont alors déconnectés.',
        ],
      },
      {
        id: 'partir',
        title: 'Puis-je emporter ou effacer tout ce que j’ai écrit ?',
        body: ['Oui, les deux : [vos données](/help/vos-donnees).'],
      },
      {
        id: 'payant',
        title: 'Est-ce payant ?',
        body: ['Non. Il n’y a rien à payer dans {product}.'],
      },
      {
        id: 'avocat',
        title: 'Pouvez-vous me conseiller ?',
        body: [
          'Non. Les repères ont leurs sources, mais chaque situation est différente. [Qui appeler](/help/qui-appeler).',
        ],
      },
    ],
  },
  communaute: {
    title: 'Il n’y a pas de forum, et voici pourquoi',
    summary: 'Pour votre sécurité, et parce qu’un récit public peut se retourner contre vous.',
    words: 'forum communauté échanger témoignages groupe réseau autres personnes',
    sections: [
      {
        id: 'pourquoi',
        title: 'Pourquoi',
        body: [
          {
            list: [
              'Accuser quelqu’un en public peut être une diffamation : [ce que l’on sait](/help/parler-en-public).',
              'Dans un forum, on peut vous reconnaître, même sans nom.',
              'Les récits des autres peuvent se mêler à vos souvenirs.',
              'Personne ne pourrait y vérifier qui écrit, ni qui lit.',
            ],
          },
        ],
      },
      {
        id: 'parler',
        title: 'À qui parler à la place',
        body: ['À des personnes dont c’est le métier : [qui appeler](/help/qui-appeler).'],
      },
    ],
  },
} as const satisfies Record<string, Article>;
