/** Leaving quickly, the idle lock, and a tab that tells nothing. */
export default {
  soon: {
    title: 'L’écran va se verrouiller',
    body: 'La page est restée inactive. Touchez l’écran ou appuyez sur une touche pour rester.',
    stay: 'Rester',
  },
  locked: {
    title: 'Écran verrouillé',
    intro:
      'La page est restée inactive. Ce que vous écriviez est gardé. Montrez que c’est bien vous pour reprendre où vous en étiez.',
    open: 'Ouvrir',
    opening: 'Ouverture...',
    signOut: 'Se déconnecter',
    failed: 'L’écran est resté verrouillé',
  },
  choices: {
    title: 'Discrétion',
    exit: {
      title: 'Quitter vite',
      target: 'La page qui s’ouvre',
      weather: 'La météo (meteofrance.com)',
      encyclopedia: 'Une encyclopédie (fr.wikipedia.org)',
      trains: 'Les trains (sncf-connect.com)',
      search: 'Un moteur de recherche (qwant.com)',
      own: 'Une autre page',
      address: 'Adresse de la page',
      addressHint: 'Elle commence par https et ne doit rien dire de vous.',
      addressError: 'Cette adresse ne convient pas : il faut une page publique d’un autre site, en https.',
      save: 'Enregistrer cette adresse',
      kept: 'Adresse enregistrée.',
    },
    lock: {
      label: 'Verrouiller l’écran après un temps d’inactivité',
      hint: 'L’écran se couvre, ce que vous écriviez est gardé, et votre mot de passe (ou un code reçu par email) l’ouvre à nouveau. Après deux heures, vous êtes déconnecté·e.',
      never: 'Jamais',
      minutes_one: 'Après {count} minute',
      minutes_other: 'Après {count} minutes',
    },
    neutral: {
      label: 'Donner à l’onglet un nom et une icône qui ne disent rien',
      hint: 'L’onglet, l’historique du navigateur et l’application installée s’appellent alors « Notes ».',
    },
    traces:
      'Le navigateur peut garder les adresses visitées dans son historique. Une fenêtre de navigation privée n’en garde pas.',
  },
} as const;
