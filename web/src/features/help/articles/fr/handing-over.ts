import type { Article } from '../article.ts';

/** S'arrêter, composer un dossier, le vérifier, le transmettre. */
export const HANDING_OVER = {
  's-arreter': {
    title: 'S’arrêter là, et garder un reçu',
    summary: 'Une page dit ce qui est enregistré, ce qui ne l’est pas encore, et donne un code à garder.',
    words: 'arrêter pause fin session reçu code preuve date déconnexion partir reprendre terminer',
    sections: [
      {
        id: 'ou',
        title: 'Où la trouver',
        body: [
          '[« On s’arrête là »](/fin-de-session) est dans le menu de la conversation, après une note du journal, et dans votre menu, en haut à droite.',
        ],
      },
      {
        id: 'dit',
        title: 'Ce qu’elle dit',
        body: [
          {
            list: [
              'D’abord, ce qui n’est encore que dans ce navigateur.',
              'Ce qui a été enregistré depuis votre retour : des nombres et des liens, aucun de vos mots.',
              'Quand, à l’horloge du serveur.',
              'Qui a pu lire : personne, ou le modèle extérieur à qui vos messages ont été transmis.',
              'Qui appeler, et où reprendre.',
            ],
          },
        ],
      },
      {
        id: 'recu',
        title: 'Le reçu',
        body: [
          'C’est un code qui résume votre registre à ce moment. Il ne dit rien de ce que vous avez écrit, ni de qui vous êtes : vous pouvez le garder sur papier ou le confier à quelqu’un.',
          'Plus tard, [Mes données](/settings/my-data) dit si le registre contient toujours, à cette place, la même chose. Si quelqu’un avait changé ou retiré ce qui précède, le code ne correspondrait plus. Un dossier fait avec tout le registre se compare aussi à un reçu : [comment](/help/verification#comment).',
        ],
      },
    ],
  },
  dossier: {
    title: 'Composer un dossier',
    summary: 'Ce que vous choisissez, dans un PDF et un ZIP que quelqu’un d’autre peut lire et vérifier.',
    words:
      'export pdf zip avocat pièces imprimer masquer initiales pseudonymes caviarder télécharger synthèse',
    sections: [
      {
        id: 'choisir',
        title: 'Vous choisissez ligne par ligne',
        body: [
          'Dans [Export / Avocat](/export), « Composer un dossier ». Seul ce que vous cochez y entre.',
          {
            list: [
              'Une entrée du journal, seulement si elle est « Partageable ».',
              'Un incident sensible, seulement si vous l’ajoutez lui-même, après avoir confirmé que c’est vous.',
              'Les pièces des incidents choisis, sauf celles que vous décochez.',
            ],
          },
        ],
      },
      {
        id: 'montrer',
        title: 'Les noms, et ce que vous couvrez',
        body: [
          'Les personnes apparaissent avec leur nom, leurs initiales ou un pseudonyme. Vous pouvez aussi couvrir des passages de vos textes : ils ne sont nulle part dans le dossier.',
          {
            careful:
              'Vos fichiers entrent tels quels : un nom sur une photo ou dans un PDF y reste. Regardez-les avant, ou laissez-les dehors.',
          },
        ],
      },
      {
        id: 'contenu',
        title: 'Ce qu’il y a dedans',
        body: [
          {
            list: [
              'Un PDF à lire ou à imprimer, avec les pièces numérotées et leurs empreintes.',
              'Vos fichiers, à l’octet près.',
              'Les données du dossier et ce que le registre en a enregistré, pour qui veut vérifier.',
              'Une page qui fait cette vérification sans connexion.',
            ],
          },
          'Tout y est d’un seul moment, que le dossier indique. Ce que vous écrivez ensuite n’y entre pas.',
        ],
      },
      {
        id: 'garder',
        title: 'Où le garder',
        body: [
          'Une fois enregistré, il n’est plus chiffré. Gardez-le là où personne d’autre ne peut le lire : pas sur un appareil du travail.',
        ],
      },
    ],
  },
  verification: {
    title: 'Ce qu’une vérification montre',
    summary: 'Que tout concorde, et parfois depuis quand. Pas que c’est vrai.',
    words:
      'vérifier preuve intégrité empreinte sha-256 registre horodatage falsifié modifié authentique vérificateur',
    sections: [
      {
        id: 'montre',
        title: 'Ce qu’elle montre',
        body: [
          {
            list: [
              'Les fichiers du dossier concordent entre eux, à l’octet près.',
              'Ce qui est écrit correspond au registre, avec la date d’enregistrement à l’horloge du serveur.',
              'Si tout le registre est joint, rien n’y a été retiré ni ajouté entre deux inscriptions sans que tout ait été refait.',
              'S’il y a un horodatage, le dossier existait à cette date, selon un tiers. Un reçu ou une empreinte gardés à part le montrent aussi. Sans rien de cela, une vérification ne dit pas depuis quand.',
            ],
          },
          'Si quelque chose diffère, elle dit quoi.',
        ],
      },
      {
        id: 'ne-montre-pas',
        title: 'Ce qu’elle ne montre pas',
        body: [
          {
            list: [
              'Que ce qui est écrit est vrai, ni que tout a été écrit.',
              'Que les faits ont eu lieu à la date racontée : seulement quand ils ont été enregistrés.',
              'Qui tenait le clavier.',
              'Ce qui est couvert, ou qui n’est pas dans le dossier.',
            ],
          },
          'C’est le juge qui regarde l’ensemble : [ce qu’il regarde](/help/preuve), et [ce que vaut un horodatage](/help/preuve#horodatage).',
        ],
      },
      {
        id: 'comment',
        title: 'Comment vérifier',
        body: [
          {
            steps: [
              'Ouvrez [la page de vérification](/verifier), ou verifier.html, qui est dans le ZIP, avec un navigateur.',
              'Choisissez le ZIP.',
              'Si vous avez un [reçu](/help/s-arreter), saisissez-le aussi.',
            ],
          },
          'Elle n’envoie rien : le dossier reste sur l’appareil. Celle qui est dans le ZIP marche sans connexion ; mais qui aurait refait le dossier aurait pu la refaire aussi. Si l’enjeu est grand, prenez l’autre.',
        ],
      },
    ],
  },
  transmettre: {
    title: 'Transmettre un dossier à un·e avocat·e',
    summary: 'Un lien et un code, pour la durée que vous fixez. Vous voyez chaque accès.',
    words: 'partager envoyer lien code avocat avocate maître accès retirer révoquer lecture conseil',
    sections: [
      {
        id: 'avant',
        title: 'Ce qu’il faut d’abord',
        body: [
          {
            list: [
              'Une adresse email confirmée.',
              'Au moins un incident qui n’est plus un brouillon, avec une date, une description et une personne ou une pièce.',
              'Un [dossier](/help/dossier) prêt.',
            ],
          },
          'S’il manque quelque chose, [Export / Avocat](/export) dit quoi.',
        ],
      },
      {
        id: 'lien',
        title: 'Le lien, et le code',
        body: [
          {
            steps: [
              'Choisissez le dossier, la durée et, si vous voulez, le nombre d’ouvertures.',
              'Envoyez le lien par email ou par message.',
              'Donnez le code par un autre moyen : au téléphone, ou de vive voix.',
            ],
          },
          'La personne lit dans son navigateur, sans compte. Une fois la copie prête, la clé qui l’ouvre n’est plus que dans ce lien. Le lien et le code ne sont affichés qu’une fois.',
          {
            careful: 'Qui a le lien et le code peut tout lire. N’envoyez rien depuis un appareil du travail.',
          },
        ],
      },
      {
        id: 'suivre',
        title: 'Voir, et retirer',
        body: [
          'Chaque accès est noté : quand, et ce qui a été ouvert. Ni adresse ni navigateur n’est gardé. Une notification vous prévient à chaque ouverture.',
          '« Retirer » ferme le lien tout de suite, et la copie est détruite. Ce que la personne a déjà enregistré ou imprimé ne peut pas lui être repris.',
        ],
      },
    ],
  },
  'trouver-un-avocat': {
    title: 'Trouver un·e avocat·e, et le prix',
    summary: 'Des conseils gratuits existent, et l’État peut prendre en charge les frais.',
    words:
      'aide juridictionnelle gratuit consultation point-justice maison de justice prix honoraires payer assurance protection juridique barreau permanence',
    sections: [
      {
        id: 'gratuit',
        title: 'Un premier conseil gratuit',
        body: [
          'Les points-justice renseignent gratuitement et de façon confidentielle, aussi sur le travail : on y rencontre des juristes, des avocats, des associations d’aide aux victimes ou des délégués du Défenseur des droits (service-public.fr, 21 septembre 2021).',
          '○ À confirmer près de chez vous : qui y reçoit, quels jours, et s’il faut un rendez-vous.',
          'Un syndicat peut aussi conseiller, et le Défenseur des droits en cas de discrimination : [les numéros](/help/qui-appeler).',
        ],
      },
      {
        id: 'aide',
        title: 'L’aide juridictionnelle',
        body: [
          '○ À confirmer : selon vos ressources, l’État prend en charge tout ou partie des frais d’un procès, avocat compris (loi n° 91-647 du 10 juillet 1991).',
          '○ À confirmer avant de compter dessus : les plafonds, qui changent chaque année, et les formulaires. Si une assurance de protection juridique couvre ces frais, c’est elle qui paie : regardez vos contrats.',
        ],
      },
      {
        id: 'secret',
        title: 'Ce que vous lui dites reste entre vous',
        body: [
          '○ À confirmer : vos échanges avec votre avocat·e et les pièces du dossier sont couverts par le secret professionnel (loi n° 71-1130 du 31 décembre 1971, art. 66-5).',
          'Vous pouvez apporter un [dossier](/help/dossier) imprimé, ou [le transmettre](/help/transmettre).',
        ],
      },
      {
        id: 'delais',
        title: 'N’attendez pas d’avoir tout écrit',
        body: ['Certains délais sont courts : [les délais pour agir](/help/delais).'],
      },
    ],
  },
} as const satisfies Record<string, Article>;
