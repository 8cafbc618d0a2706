import type { Article } from '../article.ts';

/** Ce que disent les textes de law/, et rien de plus. */
export const RIGHTS = {
  'harcelement-moral': {
    title: 'Le harcèlement moral',
    summary:
      'Des agissements répétés, dont le but ou seulement l’effet est de dégrader les conditions de travail.',
    words:
      'définition bullying brimades humiliation placard répétés L1152-1 pression mise à l’écart violence psychologique chef patron manager supérieur collègue crie crier cris hurle hurler insulte insulter injure rabaisse humilie menace moquerie critique isole surcharge',
    sections: [
      {
        id: 'texte',
        title: 'Ce que dit la loi',
        body: [
          { law: ['l1152-1', 'cp-222-33-2'] },
          'Deux mots comptent : « répétés », et « ou pour effet ». Il n’est pas nécessaire que quelqu’un l’ait voulu.',
        ],
      },
      {
        id: 'noter',
        title: 'Ce qui aide à le raconter',
        body: [
          'Comme il s’agit de faits qui se répètent, chaque fois compte : un [incident](/help/incidents) par fait, même bref, avec sa date. « Faire le point » montre ensuite ce qui revient, d’après ce que vous avez noté.',
        ],
      },
      {
        id: 'apres',
        title: 'Et ensuite',
        body: [
          '[Ce que le juge regarde](/help/preuve), [les délais](/help/delais), [qui doit agir](/help/qui-agit).',
        ],
      },
    ],
  },
  'harcelement-sexuel': {
    title: 'Le harcèlement sexuel et les propos sexistes',
    summary: 'Des propos ou comportements sexuels ou sexistes répétés, ou une seule pression grave.',
    words:
      'sexisme attouchement chantage agissement sexiste L1153-1 remarques blagues agression touche toucher main corps avances drague message nude regard embrasse viol violence',
    sections: [
      {
        id: 'texte',
        title: 'Ce que dit la loi',
        body: [{ law: ['l1153-1', 'l1142-2-1', 'cp-222-33'] }],
      },
      {
        id: 'parler',
        title: 'À qui en parler',
        body: [
          'Au référent harcèlement du CSE, et à celui de l’employeur dans les entreprises d’au moins 250 personnes ; à la médecine du travail ; au 3919 (Violences Femmes Info). [Tous les numéros](/help/qui-appeler).',
          'En cas d’agression ou de menace : le 17, ou le 114 par SMS.',
        ],
      },
    ],
  },
  discrimination: {
    title: 'La discrimination',
    summary: 'Être traité·e moins bien pour un motif que la loi interdit.',
    words:
      'origine sexe grossesse handicap âge religion orientation syndicat L1132-1 inégalité salaire motif enceinte raciste racisme homophobe homophobie couleur peau voile malade insulte promotion embauche',
    sections: [
      {
        id: 'texte',
        title: 'Ce que dit la loi',
        body: [{ law: ['l1132-1', 'l1134-1'] }],
      },
      {
        id: 'delai',
        title: 'Le délai',
        body: [{ law: ['l1134-5'] }, 'Tous les délais sont sur [une page](/help/delais).'],
      },
      {
        id: 'defenseur',
        title: 'Le Défenseur des droits',
        body: ['Il répond au 39 28 en cas de discrimination : [les numéros](/help/qui-appeler).'],
      },
    ],
  },
  preuve: {
    title: 'Ce que le juge regarde',
    summary: 'Vous présentez des éléments de fait. Vous n’avez pas à « prouver » à vous seul·e.',
    words:
      'preuve charge éléments de fait prouver dossier L1154-1 L1134-1 certificat médical prud’hommes tribunal whatsapp sms messages mail capture écran garder',
    sections: [
      {
        id: 'texte',
        title: 'Le principe',
        body: [
          { law: ['l1154-1'] },
          'On regarde donc l’ensemble, pas chaque fait séparément. Des faits qui semblent petits peuvent compter ensemble.',
        ],
      },
      {
        id: 'elements',
        title: 'Ce qui peut être un élément',
        body: [
          {
            list: [
              'Votre récit, précis et daté.',
              'Des messages, des courriers, des plannings : [les pièces](/help/pieces).',
              'L’[attestation](/help/attestation) de quelqu’un qui a vu ou entendu.',
              'Des documents médicaux.',
            ],
          },
          'Pour un enregistrement, c’est [plus délicat](/help/enregistrements).',
        ],
      },
      {
        id: 'ecrire',
        title: 'Écrire sans rien ajouter',
        body: [
          'Dites ce dont vous êtes sûr·e, et dites aussi ce dont vous ne l’êtes pas. Un récit qui change plus tard peut être retourné contre vous : c’est pourquoi {product} garde vos mots tels quels, avec leurs versions.',
        ],
      },
      {
        id: 'horodatage',
        title: 'Et la date d’enregistrement ?',
        body: [
          'Seul un horodatage qualifié est présumé exact (règlement eIDAS, art. 41) ; les autres restent recevables. Un [dossier](/help/dossier) dit s’il en porte un, et lequel. Le registre, lui, a les dates du serveur : [ce que l’historique montre](/help/historique).',
        ],
      },
    ],
  },
  delais: {
    title: 'Les délais pour agir',
    summary: 'Combien de temps on a, et à partir de quand. À confirmer avec un·e avocat·e.',
    words:
      'prescription temps trop tard années 5 ans 6 ans prud’hommes plainte licenciement rupture date limite',
    sections: [
      {
        id: 'liste',
        title: 'Les délais',
        body: [
          { show: 'limitations' },
          {
            careful:
              'Un délai peut s’arrêter, repartir ou être plus court selon la demande. Son point de départ est toujours à confirmer avec un·e avocat·e.',
          },
        ],
      },
      {
        id: 'calcul',
        title: 'Pour vos propres incidents',
        body: [
          'Dans un incident, « Faire le point » calcule ces délais à partir des dates que vous avez notées.',
          'Si un jour semble passé, demandez conseil avant de renoncer : d’autres règles peuvent s’appliquer.',
        ],
      },
    ],
  },
  enregistrements: {
    title: 'Enregistrer quelqu’un à son insu',
    summary: 'Rarement admis, et pas sans risque. Parlez-en à un avocat avant de le transmettre.',
    words: 'dictaphone vidéo audio son cacher téléphone secret loyauté illicite 226-1 enregistrement',
    sections: [
      {
        id: 'texte',
        title: 'Ce que l’on sait',
        body: [{ law: ['plen-20-20648', 'cp-226-1'] }],
      },
      {
        id: 'faire',
        title: 'Si vous en avez déjà un',
        body: [
          'Vous pouvez le garder ici : personne d’autre n’y a accès dans {product}. Avant de le transmettre à qui que ce soit, parlez-en à un avocat.',
          'Un récit écrit juste après, avec les mots exacts et les personnes présentes, se garde sans ce risque.',
        ],
      },
    ],
  },
  attestation: {
    title: 'L’attestation d’un témoin',
    summary: 'Écrite de sa main, datée, signée. Personne ne l’écrit à sa place.',
    words: 'témoin témoignage cerfa 11527 formulaire modèle lettre collègue article 202',
    sections: [
      {
        id: 'texte',
        title: 'Ce qui est demandé',
        body: [
          { law: ['cpc-202'] },
          {
            list: [
              'Écrite à la main par la personne elle-même.',
              'Datée et signée.',
              'Avec la copie d’une pièce d’identité.',
              'Sur le formulaire Cerfa 11527, ou en reprenant ce qu’il demande.',
            ],
          },
        ],
      },
      {
        id: 'vide',
        title: 'Donnez-la vide',
        body: [
          'Donnez le formulaire vide, et laissez la personne écrire ce qu’elle a vu ou entendu, avec ses mots. N’en proposez pas le texte : cela affaiblirait ce qu’elle dit.',
          'Un formulaire vierge est à télécharger sur la page [Export](/export).',
          'Une fois reçue, vous pouvez l’ajouter comme [pièce](/help/pieces).',
        ],
      },
    ],
  },
  'parler-en-public': {
    title: 'En parler publiquement',
    summary:
      'Accuser quelqu’un en public peut être une diffamation. Certains récits sont protégés, selon à qui ils vont.',
    words: 'diffamation réseaux sociaux facebook linkedin forum publier dénoncer accuser collègues',
    sections: [
      {
        id: 'texte',
        title: 'Ce que dit la Cour de cassation',
        body: [{ law: ['crim-19-80360'] }],
      },
      {
        id: 'concret',
        title: 'Concrètement',
        body: [
          {
            list: [
              'Un écrit à l’employeur, ou à l’inspection du travail, est réservé à qui doit agir.',
              'Un message à toute l’équipe, ou sur un réseau social, ne l’est pas.',
            ],
          },
          'C’est aussi pourquoi {product} n’a [ni forum ni page publique](/help/communaute).',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
