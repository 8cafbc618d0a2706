/** Pages whose function is still being built: what they will do, and what can be done meanwhile. */
export default {
  soon: 'Bientôt disponible',
  meanwhile: {
    assistant: 'Parler à l’assistant IA',
    incidents: 'Voir mes incidents',
    home: 'Revenir au tableau de bord',
  },
  page: {
    synthesis: {
      title: 'Synthèse',
      text: 'Un résumé de vos incidents, généré par l’IA à partir de ce que vous avez enregistré.',
    },
  },
} as const;
