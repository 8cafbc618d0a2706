import type { Article } from '../article.ts';

/** Écrire, ranger, retrouver. */
export const WRITING = {
  commencer: {
    title: 'Par où commencer',
    summary: 'Une note de deux lignes suffit. Le reste peut attendre.',
    words: 'début démarrer première fois débuter quoi faire aide mode emploi',
    sections: [
      {
        id: 'maintenant',
        title: 'Tout de suite',
        body: [
          'Si vous êtes en danger, appelez d’abord : [les numéros sont ici](/help/qui-appeler).',
          'Sinon, notez une seule chose, même en désordre : ce qui s’est passé, le jour, l’endroit, les mots que vous avez entendus. [Ouvrir le journal](/journal-de-bord).',
        ],
      },
      {
        id: 'ensuite',
        title: 'Quand vous en aurez la force',
        body: [
          {
            list: [
              'Racontez à [l’assistant](/ia-call) : il pose une question à la fois, et vous pouvez vous arrêter.',
              'Ou remplissez un [incident](/incidents/new) vous-même, avec ce que vous savez.',
              'Ajoutez ce que vous avez : un message, une photo, un courrier. Ce sont des [pièces](/help/pieces).',
            ],
          },
          'Rien n’est à finir en une fois. Ce que vous commencez à écrire est gardé jusqu’à ce que vous l’enregistriez.',
        ],
      },
      {
        id: 'ordinateur',
        title: 'Sur quel appareil ?',
        body: [
          'De préférence le vôtre, avec une adresse email que votre employeur ne peut pas lire. Un ordinateur de travail peut être surveillé, et {product} ne peut pas l’empêcher.',
          'Sur tout écran, « Quitter vite » ferme la page d’un geste : [comment il marche](/help/quitter-vite).',
        ],
      },
    ],
  },
  'garder-une-note': {
    title: 'Garder une note',
    summary: 'Le journal et la note rapide : écrire, parler, joindre un fichier, même sans connexion.',
    words: 'journal entrée écrire mémo vocal dictaphone hors ligne brouillon humeur tag mot-clé noter',
    sections: [
      {
        id: 'note-rapide',
        title: 'La note rapide',
        body: [
          'Le bouton « Noter », ou la touche n, ouvre une note depuis n’importe quelle page. Le moment est proposé ; vous pouvez le changer, ou n’en mettre aucun. La note arrive dans votre [journal](/journal-de-bord).',
        ],
      },
      {
        id: 'entree',
        title: 'Une entrée complète',
        body: [
          '« Nouvelle entrée » demande un titre et quelques mots. Tout le reste est facultatif : le type, l’humeur, les mots-clés, le jour et l’heure des faits, des fichiers, un mémo vocal.',
          'Le jour des faits et le jour où vous écrivez sont gardés tous les deux : on voit toujours lequel est lequel.',
          'Si vous corrigez une entrée, ses versions précédentes restent lisibles.',
        ],
      },
      {
        id: 'sans-connexion',
        title: 'Sans connexion',
        body: [
          'Si la connexion manque alors que {product} est ouvert, votre note est gardée dans ce navigateur, chiffrée, et part toute seule au retour de la connexion. Elle porte la mention « En attente de connexion ».',
          '{product} s’ouvre aussi sans connexion, dans un navigateur où vous vous êtes déjà connecté·e. Une note écrite là attend sur cet appareil, chiffrée, que la connexion revienne.',
          'Si le navigateur refuse de garder quoi que ce soit, la page le dit, et votre texte reste à l’écran.',
        ],
      },
      {
        id: 'prive',
        title: 'Privé ou partageable',
        body: [
          'Une entrée est privée au départ. « Partageable » veut seulement dire qu’elle pourra être choisie pour un dossier : rien n’est envoyé.',
        ],
      },
    ],
  },
  assistant: {
    title: 'L’assistant écoute, il ne souffle rien',
    summary:
      'Il pose des questions ouvertes, une à la fois. Il ne dit ni ce qui s’est passé, ni comment cela s’appelle.',
    words: 'ia intelligence artificielle chat conversation guide mistral modèle raconter questions robot',
    sections: [
      {
        id: 'pourquoi',
        title: 'Pourquoi il est si prudent',
        body: [
          'Une étude sur des témoins simulés (arXiv 2408.04681) a montré qu’un robot qui pose des questions trompeuses fait naître plus de trois fois plus de faux souvenirs. L’assistant part donc de votre récit, et ne demande que ce que vous avez vous-même évoqué.',
          '« Je ne sais pas » est une bonne réponse. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard.',
        ],
      },
      {
        id: 'ce-qui-est-recueilli',
        title: '« Ce qui est recueilli »',
        body: [
          'À côté de la conversation, {product} montre ce qu’il a compris, avec les mots d’où cela vient : le type, le moment, le lieu, les personnes, le récit, les témoins, les effets, les démarches. Ce ne sont que des propositions. Vous confirmez, vous corrigez, vous écartez.',
          'Vos messages restent tels que vous les avez écrits.',
        ],
      },
      {
        id: 'incident',
        title: 'La proposition d’incident',
        body: [
          'Quand au moins six de ces huit éléments sont là, il propose d’en faire un incident. Vous pouvez ignorer la proposition. L’incident créé est un brouillon : tout y reste modifiable.',
        ],
      },
      {
        id: 'qui-repond',
        title: 'Qui répond, et où vont vos mots',
        body: [
          'En haut de la conversation, « Qui répond ? » le dit. Le guide local répond sur ce serveur. Si un modèle extérieur est branché, c’est écrit avant, et vous pouvez choisir le guide local pour une conversation.',
          'L’assistant peut se tromper. Relisez ce qui est enregistré.',
        ],
      },
    ],
  },
  incidents: {
    title: 'Les incidents',
    summary: 'Un fait, avec sa date, son lieu, les personnes et les pièces, sous une référence.',
    words:
      'fiche déclaration créer statut référence brouillon fusionner copier priorité date approximative faire le point',
    sections: [
      {
        id: 'creer',
        title: 'En créer un',
        body: [
          'De trois façons : par [le formulaire](/incidents/new), depuis une conversation avec l’assistant, ou depuis une entrée du journal (« En faire un incident »).',
          'Enregistrer un incident ne prévient ni votre employeur ni personne d’autre. Les statuts, même « Soumis », ne servent qu’à vous y retrouver.',
        ],
      },
      {
        id: 'date',
        title: 'Si vous n’êtes pas sûr·e de la date',
        body: [
          'Dites-le : « C’est exact », « À peu près », « Sur une période » ou « Je ne sais pas ». Une date que vous n’avez pas choisie n’est pas notée comme la vôtre.',
        ],
      },
      {
        id: 'reference',
        title: 'La référence',
        body: [
          'Chaque incident a un numéro de la forme INC-2026-0001, propre à votre compte. Vous pouvez le citer sans rien dire du contenu.',
        ],
      },
      {
        id: 'faire-le-point',
        title: '« Faire le point »',
        body: [
          'Depuis un incident, cette page relit ce que vous avez noté selon des règles fixes : ce qui reste à préciser, ce qui se répète, les délais, les textes qui peuvent le concerner. L’assistant n’y prend pas part.',
        ],
      },
      {
        id: 'reunir',
        title: 'Réunir, copier',
        body: [
          'Deux incidents qui n’en font qu’un peuvent être fusionnés depuis « Autres actions ». Une copie est un brouillon avec un nouveau numéro et sans les pièces.',
        ],
      },
    ],
  },
  personnes: {
    title: 'Les personnes',
    summary: 'Qui était là, à quel titre, et comment retrouver la même personne d’un incident à l’autre.',
    words: 'témoin auteur collègue chef nom anonyme victime manager relier',
    sections: [
      {
        id: 'ajouter',
        title: 'Ajouter quelqu’un',
        body: [
          'Un nom, ou ce qui désigne la personne (« la responsable RH ») : c’est tout ce qui est demandé. La place dans les faits et le rôle au travail sont facultatifs, et toujours selon vous.',
        ],
      },
      {
        id: 'meme-personne',
        title: 'La même personne dans plusieurs incidents',
        body: [
          'Si un nom ressemble à celui d’un autre incident, la question vous est posée. Rien n’est relié sans vous : deux personnes peuvent porter le même nom.',
        ],
      },
      {
        id: 'anonyme',
        title: 'Afficher « Anonyme »',
        body: [
          'Le nom est alors caché dans l’incident, et reste enregistré, chiffré. Pour remplacer un nom dans tous les textes, lisez [Anonymiser](/help/anonymiser).',
        ],
      },
    ],
  },
  pieces: {
    title: 'Les pièces et leurs numéros',
    summary:
      'Messages, photos, courriers, enregistrements : chacun garde son numéro, et son fichier tel quel.',
    words:
      'preuve fichier photo capture écran email pdf joindre empreinte sha hash exif métadonnées numéro document whatsapp sms messenger teams slack texto messages conversation vocal',
    sections: [
      {
        id: 'ajouter',
        title: 'Ce que vous pouvez ajouter',
        body: [
          'Des images, des PDF, des documents Word, des textes, des emails (.eml), des sons MP3, WAV ou Ogg, jusqu’à 10 Mo chacun. Une pièce peut aussi n’avoir aucun fichier : un papier que vous gardez chez vous, avec l’endroit où il est.',
          'Un email gardé comme fichier .eml dit plus qu’une capture d’écran : il contient son en-tête.',
        ],
      },
      {
        id: 'numeros',
        title: 'Les numéros ne bougent pas',
        body: [
          'Chaque pièce d’un incident a un numéro. S’il en manque une, c’est qu’elle a été retirée ou déplacée : son numéro n’est jamais redonné.',
        ],
      },
      {
        id: 'empreinte',
        title: 'L’empreinte du fichier',
        body: [
          'Sous chaque fichier, « Empreinte du fichier » montre une suite de caractères (SHA-256). Si le fichier changeait d’un seul octet, elle serait différente.',
          'Le fichier d’origine est gardé tel que vous l’avez ajouté. « Ce que le fichier indique » montre ce qui y est écrit, comme une date ou un appareil ; rien n’en est repris sans vous.',
        ],
      },
      {
        id: 'attention',
        title: 'Avant d’ajouter',
        body: [
          'Gardez aussi l’original : le message dans votre téléphone, le courrier dans son enveloppe.',
          'Pour un enregistrement fait à l’insu de quelqu’un, lisez d’abord [ce que l’on sait](/help/enregistrements).',
        ],
      },
    ],
  },
  retrouver: {
    title: 'Retrouver ce que vous avez écrit',
    summary: 'La recherche, les filtres et la frise du journal.',
    words: 'recherche chercher filtre mot-clé tag date timeline chronologie imprimer',
    sections: [
      {
        id: 'chercher',
        title: 'Chercher',
        body: [
          'La recherche du journal parcourt vos entrées, vos conversations et vos incidents ; celle des incidents, leurs personnes et leurs pièces aussi. Les accents et les majuscules ne comptent pas, et entre guillemets, on cherche une phrase exacte.',
          'Les mots que vous cherchez ne sont ni gardés ni écrits dans l’adresse de la page.',
        ],
      },
      {
        id: 'sensibles',
        title: 'Et les incidents sensibles ?',
        body: [
          'Ils ne sont parcourus que si vous venez de confirmer que c’est vous : [pourquoi](/help/incident-sensible).',
        ],
      },
      {
        id: 'imprimer',
        title: 'Imprimer',
        body: [
          'Le journal et chaque incident ont un bouton « Imprimer ». Ce qui est à l’écran est ce qui sera sur le papier, avec votre nom et l’heure en tête. Une imprimante de travail peut garder une trace.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
