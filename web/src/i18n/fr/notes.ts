/** The quick note of every screen (features/journal/quick-note). */
export default {
  title: 'Note rapide',
  loading: 'Ouverture de la note...',
  text: 'Ce qui se passe, avec vos mots',
  keep: 'Enregistrer la note',
  moment: {
    label: 'Moment enregistré avec la note :',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    at: '{day}, {time}',
    none: 'Sans jour ni heure',
    change: 'Changer',
    day: 'Jour',
    hour: 'Heure',
  },
  found: {
    restored: 'Ce texte n’était pas encore enregistré.',
    ignore: 'L’effacer',
    ignored: 'Le texte a été effacé.',
    recover: 'Le reprendre',
  },
  failure: 'La note n’a pas pu être enregistrée.',
  gone: 'Elle avait été reçue, puis elle a été supprimée ailleurs. Votre texte est toujours à l’écran.',
  saveAsNew: 'Reprendre mon texte dans une nouvelle note',
  error: {
    day: 'Ce jour n’est pas possible : vérifiez l’année.',
    empty: 'Écrivez au moins un mot.',
    length: 'La note compte {count} caractères ; elle ne peut pas en dépasser {max}.',
  },
  /** On a page that was opened without a connection. */
  away: {
    keep: 'Garder la note',
    kept: 'Note gardée sur cet appareil. Elle partira quand la connexion sera revenue.',
    failed: 'Cet appareil n’a pas pu garder la note. Elle est toujours à l’écran.',
    waiting: 'Ce qui attend sur cet appareil',
    note: 'Une note, {when}',
    drafts_one: '{count} texte commencé',
    drafts_other: '{count} textes commencés',
    sealed: 'Tout est chiffré : seul votre compte l’ouvre, une fois la connexion revenue.',
  },
  kept: {
    stored: 'Note enregistrée dans votre journal.',
    waiting: 'Pas de connexion : la note est gardée dans ce navigateur et partira toute seule.',
    open: 'La voir',
    close: 'Fermer ce message',
  },
} as const;
