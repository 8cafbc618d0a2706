/** Pages whose function is still being built: what they will do, and what can be done meanwhile. */
export default {
  soon: 'Bientôt disponible',
  meanwhile: {
    assistant: 'Parler à l’assistant IA',
    incidents: 'Voir mes incidents',
    home: 'Revenir au tableau de bord',
  },
  page: {
    export: {
      title: 'Export / Avocat',
      text: 'La génération d’un PDF de votre dossier et, si vous y êtes éligible, sa transmission à un avocat.',
    },
  },
} as const;
