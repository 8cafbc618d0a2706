/** Texts of what is printed (ui/print), and of what is printed of one incident. */
export default {
  trace:
    'Une imprimante partagée garde souvent une trace : une copie en mémoire, un nom dans une file d’attente, une feuille oubliée. Si quelqu’un peut la voir, imprimez ailleurs.',
  start: 'Lancer l’impression',
  printedOn: 'Imprimé le {day}',
  incident: { title: 'Imprimer l’incident', intro: 'Tout ce que dit cet incident, tel qu’il sera imprimé.' },
} as const;
