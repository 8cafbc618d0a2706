/** Texts of editing/: what its forms say whatever kind of record is in them. */
export default {
  saving: 'Enregistrement...',
  keptLocal:
    'Jusqu’à l’enregistrement, votre saisie est gardée dans ce navigateur, 30 jours au plus, même si la page se ferme. Vous seul·e pouvez la lire, en vous connectant.',
  keptSession:
    'Jusqu’à l’enregistrement, votre saisie est gardée dans cet onglet, même si la page est rechargée. Elle disparaît quand l’onglet se ferme.',
  keptNowhere:
    'Pour le moment, votre saisie ne peut pas être gardée sur cet appareil : enregistrez avant de quitter ou de recharger la page.',
  refused: 'Cette valeur n’a pas été acceptée.',
  kept: 'Rien de ce que vous avez écrit n’est perdu : votre saisie est toujours à l’écran.',
  conflict: {
    body: 'Une autre version a été enregistrée pendant que vous écriviez, dans un autre onglet ou sur un autre appareil. Les deux textes sont là. Choisissez champ par champ ; le formulaire plus bas montre ce qui sera enregistré, et vous pouvez y copier ce que vous voulez.',
    mine: 'Votre version',
    theirs: 'Version enregistrée ailleurs',
    keepMine: 'Garder la vôtre',
    takeTheirs: 'Prendre l’autre',
    keepBoth: 'Mettre les deux',
    save: 'Enregistrer ces choix',
    edited: 'Le formulaire contient un autre texte, que vous avez modifié vous-même.',
    elsewhereOnly: 'Modifié ailleurs seulement',
    bothChanged: 'Modifié des deux côtés',
    mineOnly: 'Modifié ici seulement',
    empty: 'Vide',
  },
} as const;
