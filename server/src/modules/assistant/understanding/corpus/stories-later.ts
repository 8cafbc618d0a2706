import type { Story } from './stories.ts';

/** Written after the vocabularies had been widened for the others. */
export const LATER_STORIES: readonly Story[] = [
  ["Mon binôme m'a écrasé les doigts dans le hayon du camion exprès, au quai 7.", ['violence'], 'quai 7'],
  ['il ma dit que les gens comme moi on les embauche que pour les quotas', ['discrimination'], null],
  [
    'Le responsable de nuit me colle aux basques, il me respire dans le cou dans les allées du dépôt.',
    ['sexual_harassment'],
    'allées',
  ],
  [
    "Depuis que j'ai demandé à être payée de mes heures, je n'ai plus que les remplacements à l'autre bout du département.",
    ['bullying', 'harassment'],
    null,
  ],
  [
    "Une infirmière m'a tiré par la blouse jusque dans le couloir de pédiatrie et m'a traitée de débile devant les parents.",
    ['violence', 'verbal_abuse'],
    'couloir',
  ],
  [
    "Le kiné m'a claqué les fesses dans la salle de rééducation.",
    ['sexual_harassment'],
    'salle de rééducation',
  ],
  [
    'On me laisse seule la nuit avec 84 résidents et quand je me plains on me répond que la porte est grande ouverte.',
    ['bullying', 'harassment'],
    null,
  ],
  [
    'elles rigolent entre elles en portugais devant moi et elles me traitent de blanche neige a cause de ma peau noire',
    ['discrimination', 'bullying'],
    null,
  ],
  [
    "Chez M. Lenoir, il me demande de faire sa toilette nu dans le salon alors qu'il est autonome.",
    ['sexual_harassment'],
    'Chez M. Lenoir',
  ],
  ["Le chef de secteur m'a lancé un cageot de tomates dessus en réserve.", ['violence'], 'en réserve'],
  [
    "La gérante me fouille le sac chaque soir à la sortie du magasin, moi et personne d'autre.",
    ['bullying', 'harassment', 'discrimination'],
    'sortie du magasin',
  ],
  [
    "Il m'a sorti que pour une grosse je bougeais bien, en plein milieu du rayon surgelés.",
    ['discrimination', 'verbal_abuse', 'sexual_harassment'],
    'rayon surgelés',
  ],
  [
    "Mon patron veut me virer parce que je suis enceinte de quatre mois, il me l'a dit au téléphone.",
    ['discrimination', 'verbal_abuse'],
    'au téléphone',
  ],
  [
    "Le sous-chef m'a plongé la main dans l'eau bouillante, devant le piano.",
    ['violence'],
    'devant le piano',
  ],
  [
    'en cuisine ils mettent des films x sur le telephone et ils me les montrent pendant la mise en place',
    ['sexual_harassment'],
    'en cuisine',
  ],
  [
    "Le maître d'hôtel m'a dit que mes dreads faisaient sale et que je devais rester à la plonge.",
    ['discrimination'],
    null,
  ],
  [
    'Ma supérieure ne répond plus à aucun de mes mails et a donné mon bureau à la nouvelle.',
    ['bullying', 'harassment'],
    null,
  ],
  [
    "Dans le hall du siège, le directeur commercial m'a pris la gorge et m'a dit qu'il allait me détruire.",
    ['violence', 'verbal_abuse'],
    'hall du siège',
  ],
  [
    "Mon collègue m'a envoyé une photo de son sexe sur Teams en pleine visio.",
    ['sexual_harassment'],
    'Teams',
  ],
  [
    "Depuis mon burn-out ma directrice m'a enlevé mon équipe et me demande tous les matins si j'ai bien pris mes cachets.",
    ['discrimination', 'bullying', 'harassment'],
    null,
  ],
  [
    "Ma N+1 relit mes mails à voix haute dans l'open space pour que tout le monde se moque de mes fautes.",
    ['bullying', 'harassment'],
    'open space',
  ],
  [
    "Le CPE m'a attrapée par le col dans l'escalier B et m'a collée contre la rambarde.",
    ['violence'],
    'escalier B',
  ],
  [
    "La proviseure m'a convoquée dans son bureau pour me dire qu'une syndicaliste n'aurait jamais d'avancement ici.",
    ['discrimination'],
    'dans son bureau',
  ],
  [
    "Un élève m'a lancé : « nique ta mère sale feuj » en salle 112.",
    ['discrimination', 'verbal_abuse'],
    'salle 112',
  ],
  [
    "Sur l'échafaudage côté rue, le chef de chantier m'a poussé avec sa pelle, j'ai failli tomber.",
    ['violence'],
    'échafaudage',
  ],
  [
    "ils m'ont baissé le pantalon dans le bungalow et ils ont filmé",
    ['sexual_harassment', 'violence', 'bullying'],
    'bungalow',
  ],
  [
    "Le patron me paie au black et quand j'ai réclamé un contrat il m'a dit qu'il savait où habitait ma famille.",
    ['fraud', 'verbal_abuse', 'bullying'],
    null,
  ],
  [
    "Mon manager met un minuteur sur mon bureau dès que je quitte mon poste pour aller aux toilettes, sur le plateau d'appels.",
    ['bullying', 'harassment'],
    'plateau',
  ],
  [
    "Quand j'ai dit que j'avais un mari, mon chef d'équipe a fait « beurk » devant tout le monde et depuis il ne me serre plus la main.",
    ['discrimination', 'bullying'],
    null,
  ],
  [
    "Ma cheffe a signé l'inventaire avec mon nom alors que j'étais en congé.",
    ['identity_theft', 'fraud'],
    null,
  ],
];

export const LATER_NO_FACTS: readonly Story[] = [
  ["On s'est tapé tout l'inventaire à deux.", [], null],
  ["Mon chef m'a donné un sacré coup de main sur le quai.", [], null],
  ['Si un jour il me touche, je porte plainte.', [], null],
  ["Mon voisin de palier s'est fait casser la figure dans le hall de l'immeuble.", [], null],
  ["Elle ne m'a jamais insultée ni menacée, elle est correcte.", [], null],
  ["Le client a été violent avec ma collègue Inès à la caisse 2, moi je n'étais pas là.", [], null],
  ["J'ai été bousculée par les travaux, mon planning a changé trois fois.", [], null],
  ["Est-ce que c'est de la discrimination si on me paie moins ?", [], null],
  ["Il m'a embrassée sur les deux joues pour mon anniversaire.", [], null],
  ["Le petit m'a mordu hier à la crèche, il fait ses dents, ce n'est rien.", [], null],
];
