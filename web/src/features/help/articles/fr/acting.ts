import type { Article } from '../article.ts';

/** Qui doit agir, et comment tenir : ce que disent les textes de law/. */
export const ACTING = {
  represailles: {
    title: 'Si l’on vous le fait payer',
    summary: 'La loi protège contre les représailles, et une décision contraire peut être nulle.',
    words:
      'sanction licenciement mutation protection nullité vengeance L1152-2 L1153-2 punition viré virer renvoyer licencier peur',
    sections: [
      {
        id: 'texte',
        title: 'Ce que dit la loi',
        body: [{ law: ['l1152-2', 'l1152-3'] }],
      },
      {
        id: 'noter',
        title: 'Ce qui aide',
        body: [
          'Notez quand vous en avez parlé, à qui, par quel moyen, et ce qui a changé ensuite : horaires, tâches, entretien, courrier. Chaque changement peut être un incident à part.',
          'Si votre contrat prend fin, le temps peut être court : [les délais](/help/delais).',
        ],
      },
    ],
  },
  'qui-agit': {
    title: 'Qui doit agir dans l’entreprise',
    summary:
      'L’employeur d’abord. Le CSE, les personnes référentes et l’inspection du travail peuvent être saisis.',
    words:
      'employeur rh cse référent syndicat inspection du travail obligation sécurité alerte direction signaler patron drh chef parler plainte',
    sections: [
      {
        id: 'employeur',
        title: 'L’employeur',
        body: [{ law: ['l4121-1', 'l1152-4'] }],
      },
      {
        id: 'relais',
        title: 'À qui s’adresser',
        body: [
          {
            list: [
              'Le CSE et sa personne référente en matière de harcèlement.',
              'La personne référente de l’employeur, dans les entreprises d’au moins 250 personnes.',
              'La médecine du travail : [ce qu’elle peut pour vous](/help/sante).',
              'Un syndicat.',
              'L’inspection du travail.',
              'Le Défenseur des droits, au 39 28, en cas de discrimination.',
            ],
          },
          '[Les numéros, et les contacts près de vous](/help/qui-appeler).',
        ],
      },
      {
        id: 'ecrire',
        title: 'Par écrit, si vous le pouvez',
        body: [
          'Un email ou un courrier laisse une date. Gardez-en une copie comme [pièce](/help/pieces), avec la réponse, ou notez qu’il n’y en a pas eu.',
        ],
      },
    ],
  },
  sante: {
    title: 'Votre santé',
    summary: 'Votre médecin et la médecine du travail. Ce que vous vivez compte, aussi sur le plan médical.',
    words:
      'médecin arrêt maladie travail psychologue burn-out dépression certificat sommeil angoisse suicide épuisé épuisement craque pleure dors dormir stress peur malade',
    sections: [
      {
        id: 'maintenant',
        title: 'Si c’est trop lourd maintenant',
        body: [
          'Le 3114 répond à toute heure, gratuitement et confidentiellement. En urgence médicale, le 15.',
          '[Tous les numéros](/help/qui-appeler).',
        ],
      },
      {
        id: 'medecin',
        title: 'Votre médecin',
        body: [
          'C’est votre médecin qui dit si un arrêt est nécessaire. Vous pouvez lui expliquer simplement ce que vous ressentez, et depuis quand.',
          'Devant le juge, les documents médicaux sont regardés avec le reste : [l’article L1154-1](/help/preuve).',
        ],
      },
      {
        id: 'travail',
        title: 'La médecine du travail',
        body: [
          'Elle fait partie des personnes à qui vous pouvez parler. ○ À confirmer auprès d’elle : comment demander vous-même une visite, et ce qu’elle transmet ou non à l’employeur.',
        ],
      },
      {
        id: 'noter',
        title: 'Ce que vous pouvez noter',
        body: [
          'Le sommeil, l’appétit, la peur d’y aller : quand, et après quoi. Dans le [journal](/journal-de-bord), avec vos mots, seulement si cela vous aide.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
