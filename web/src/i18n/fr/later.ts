/** Pages whose function is still being built: what they will do, and what can be done meanwhile. */
export default {
  soon: 'Bientôt disponible',
  meanwhile: {
    assistant: 'Parler à l’assistant IA',
    incidents: 'Voir mes incidents',
    home: 'Revenir au tableau de bord',
  },
  display: { title: 'Affichage', language: 'Langue de l’interface', theme: 'Apparence' },
  page: {
    synthesis: {
      title: 'Synthèse',
      text: 'Un résumé de vos incidents, généré par l’IA à partir de ce que vous avez enregistré.',
    },
    export: {
      title: 'Export / Avocat',
      text: 'La génération d’un PDF de votre dossier et, si vous y êtes éligible, sa transmission à un avocat.',
    },
    analytics: {
      title: 'Statistiques',
      text: 'Des chiffres d’utilisation, réservés à l’administration. Aucun contenu personnel n’y figurera.',
    },
    users: { title: 'Utilisateurs', text: 'La liste des comptes, réservée à l’administration.' },
    settings: {
      title: 'Paramètres',
      text: 'Votre compte, vos notifications, la suppression de vos données et vos droits (RGPD).',
    },
    profile: {
      title: 'Mon Profil',
      text: 'Vos informations personnelles et professionnelles, et la sécurité de votre compte.',
    },
  },
} as const;
