/** Texts of features/home. The spec's strings stand exactly as it writes them. */
export default {
  title: 'Tableau de bord',
  intro: 'Bonjour {name}. Écrivez à votre rythme : tout peut être complété plus tard.',
  actions: {
    title: 'Actions rapides',
    assistant: 'Parler à l’assistant IA',
    assistantText: 'Raconter ce qui s’est passé ; l’assistant vous aide à n’oublier ni date ni lieu.',
    incident: 'Créer un incident',
    incidentText: 'Enregistrer un fait dans un formulaire, avec sa date et sa description.',
    journal: 'Écrire dans le journal de bord',
    journalText: 'Garder une trace au jour le jour, telle qu’elle vient.',
    synthesis: 'Voir la synthèse',
    synthesisText: 'Retrouver l’ensemble de vos incidents dans un résumé.',
    soon: 'Bientôt',
  },
  activity: {
    title: 'Aperçu de votre activité',
    incidents: 'Incidents',
    running: 'Incidents en cours',
    conversations: 'Conversations',
    atLeast: '{count} ou plus',
    last: 'Dernière activité',
    today: "Aujourd'hui",
    yesterday: 'Hier',
    none: 'Aucune',
    unknown: 'Non disponible',
    lastHint: 'D’après vos incidents et vos conversations.',
    failure: 'L’aperçu n’a pas pu être chargé.',
  },
  info: {
    title: 'Ce sur quoi vous pouvez compter',
    privacy: 'Confidentialité et RGPD',
    privacyText:
      'Ce que vous écrivez est chiffré sur le serveur avec une clé propre à votre compte. L’administration n’a aucun moyen de le lire dans l’application. Le RGPD vous donne le droit d’accéder à vos données, de les corriger et de les faire effacer.',
    assistant: 'Une IA bienveillante',
    assistantText:
      'L’assistant pose une question à la fois et s’appuie sur ce que vous avez dit. « Je ne sais pas » est une bonne réponse, et vous pouvez vous arrêter à tout moment. Il peut se tromper : relisez toujours ce qui est enregistré.',
    assistantHere: 'Ses réponses sont préparées sur ce serveur.',
    assistantElsewhere:
      'Pour répondre, vos messages sont transmis à un service d’IA extérieur à ce serveur ({model}).',
    records: 'Une documentation structurée',
    recordsText:
      'Chaque incident reçoit une référence, une date et un statut. À chaque modification, la version d’avant est conservée, chiffrée et datée.',
  },
  guide: {
    title: 'Pour commencer',
    one: 'Racontez un premier fait',
    oneText: 'À l’assistant ou dans un incident : le plus simple pour vous est le bon choix.',
    two: 'Précisez ce dont vous êtes sûr·e',
    twoText: 'Date, lieu, paroles, personnes présentes. Ce qui est incertain peut rester incertain.',
    three: 'Relisez et complétez',
    threeText: 'Chaque incident reste modifiable, autant de fois que vous le voulez.',
    four: 'Parlez-en à quelqu’un de confiance',
    fourText: 'Médecin du travail, élu·e du CSE, syndicat, proche : vous n’avez pas à porter cela seul·e.',
  },
} as const;
