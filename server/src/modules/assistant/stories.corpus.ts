/** Whole interviews as people write them, for the simulations of the tests. */
export const STORIES: readonly (readonly string[])[] = [
  [
    'Bonjour',
    "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard.",
    "C'était dans la salle de réunion du 3e étage.",
    'Julie Leroy, ma collègue, était là et a tout entendu.',
    "Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.",
    "J'en ai parlé à la DRH ce matin par mail.",
  ],
  [
    "mon responsable paul martin m'a mis une main aux fesses a la machine a cafe lundi dernier a 10h il est passe derriere moi il a rigole et il est parti comme si de rien n'etait",
    "il n'y avait personne",
    "j'ai plus envie d'y aller je dors plus",
    "j'ai rien dit a personne",
  ],
  [
    'Je voudrais raconter quelque chose.',
    "Le 12 mars vers 16 heures, un client, Gérard Noël, m'a attrapée par le bras et m'a poussée contre le comptoir parce que je refusais de lui rembourser un article sans ticket.",
    "C'était à l'accueil du magasin.",
    "Ma collègue Inès Faure a tout vu, et l'agent de sécurité aussi.",
    "J'ai eu un bleu au bras et mon médecin m'a arrêtée trois jours.",
    "J'ai porté plainte au commissariat le lendemain.",
  ],
  [
    "On m'a refusé une augmentation parce que je suis enceinte. C'est ma directrice, Valérie Morin, qui me l'a dit pendant mon entretien annuel, en ajoutant que je ne serais de toute façon plus disponible.",
    'Le 4 novembre à 11h dans son bureau',
    'On était seules toutes les deux.',
    "Je me sens humiliée et je n'arrive plus à me concentrer.",
    "J'ai écrit un mail au CSE.",
  ],
  [
    "Mon collègue Karim Benali m'insulte tous les jours depuis janvier. Vendredi dernier à 8h30 il m'a traité de bon à rien et il a jeté mes affaires par terre dans le vestiaire de l'atelier.",
    'Deux collègues ont tout entendu.',
    "J'ai peur d'y retourner.",
    "Je n'ai rien fait pour l'instant.",
  ],
];

/** Words that tell little: what people also write in the middle of an interview. */
export const SMALL_TALK: readonly string[] = [
  'je ne sais pas',
  'Je sais plus trop',
  'oui',
  'non',
  'voilà',
  'Merci',
  'ok',
  'Est-ce que c’est du harcèlement ?',
  'Qui peut lire ce que j’écris ?',
  'pause',
  "c'est dur d'en parler",
  'il a recommencé',
  'bonjour',
  '...',
  'je préfère ne pas répondre',
];
