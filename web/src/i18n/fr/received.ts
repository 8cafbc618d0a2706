/** What another app has shared with this one. */
export default {
  title: 'Contenu partagé',
  intro:
    'Ce que vous venez de partager est ici, sur cet appareil, et n’a été envoyé nulle part. Que voulez-vous en faire ?',
  nothing:
    'Rien n’attend ici. Pour garder une photo, un son ou un texte, partagez-le depuis son application, ou ajoutez-le dans une note.',
  files: 'Fichiers partagés',
  removed: '{name} n’est plus gardé ici.',
  note: 'En faire une note',
  exhibit: 'L’ajouter à un incident',
  drop: 'Ne pas le garder',
  choose: 'À quel incident ?',
} as const;
