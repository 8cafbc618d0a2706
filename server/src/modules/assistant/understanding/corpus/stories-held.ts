import type { Story } from './stories.ts';

/** Written last, and no vocabulary was widened for them: what is read of them measures. */
export const HELD_STORIES: readonly Story[] = [
  [
    "Le préparateur de commandes me bloque le passage avec son chariot et me dit de dégager sale négresse, c'était dans l'allée centrale.",
    ['discrimination', 'violence'],
    'allée centrale',
  ],
  ['le chef dequipe ma mis un coup de pied au cul devant le quai 3', ['violence'], 'quai 3'],
  [
    'Il me demande quelle position je préfère au lit pendant les pauses, dans la salle de repos.',
    ['sexual_harassment'],
    'salle de repos',
  ],
  [
    'Mon employeur a refusé ma formation et ma prime depuis mon élection au CSE.',
    ['discrimination', 'bullying'],
    null,
  ],
  [
    "La surveillante générale m'humilie à chaque relève, elle dit que je suis un boulet.",
    ['bullying', 'verbal_abuse'],
    'relève',
  ],
  [
    "Un brancardier m'a caressé les cheveux et m'a embrassée dans le cou dans l'ascenseur des urgences.",
    ['sexual_harassment'],
    'ascenseur',
  ],
  [
    "La fille de ma patiente m'a giflée dans la cuisine parce que le repas n'était pas prêt.",
    ['violence'],
    'dans la cuisine',
  ],
  [
    'Je dois faire le ménage de trois étages toute seule depuis que ma collègue est partie, sans pause.',
    ['bullying', 'harassment'],
    null,
  ],
  [
    'Le vigile me traite de sale Gitan à chaque fois que je passe au portique.',
    ['discrimination', 'verbal_abuse'],
    'portique',
  ],
  [
    "Ma responsable a raconté à toute l'équipe que j'étais en dépression et tout le monde m'évite.",
    ['bullying', 'discrimination'],
    null,
  ],
  [
    "Le patron m'a menacée de me virer si je continue à refuser ses invitations à dîner.",
    ['sexual_harassment', 'verbal_abuse'],
    null,
  ],
  ['il ma jeté une louche deau chaude dessus a la plonge', ['violence'], 'plonge'],
  [
    "On m'a retiré mes tables et mis aux toilettes depuis que j'ai porté plainte contre le gérant.",
    ['bullying', 'discrimination'],
    null,
  ],
  [
    'Mon directeur me coupe la parole en réunion et dit que les femmes sont trop émotives.',
    ['sexual_harassment', 'discrimination', 'bullying', 'harassment'],
    'en réunion',
  ],
  [
    'Dans la salle des profs, deux collègues ont affiché une caricature de moi avec un gros nez.',
    ['bullying', 'discrimination'],
    'salle des profs',
  ],
  [
    "Le conducteur d'engins fait exprès de reculer vers moi avec la pelleteuse sur le chantier de Massy.",
    ['violence', 'bullying'],
    'chantier',
  ],
  [
    'Ils ont caché mes chaussures de sécurité et mis de la colle dans mes gants au vestiaire.',
    ['bullying', 'harassment'],
    'vestiaire',
  ],
  [
    "Le superviseur m'a traité d'assisté devant toute la ligne et m'a déconnecté de ma session.",
    ['verbal_abuse', 'bullying'],
    null,
  ],
  ["On m'a dit que sans les cheveux lissés je ne pouvais pas être à l'accueil.", ['discrimination'], null],
  [
    "Mon chef m'appelle la nuit et le dimanche pour me hurler dessus au téléphone.",
    ['verbal_abuse', 'harassment'],
    'au téléphone',
  ],
];

export const HELD_NO_FACTS: readonly Story[] = [
  ['Le nouveau logiciel nous a mis une claque, tout est à refaire.', [], null],
  ["Mon chef ne m'a ni poussé ni frappé, il a juste haussé les épaules.", [], null],
  ["J'ai rêvé qu'il m'étranglait dans le parking.", [], null],
  ["Ma sœur s'est fait insulter dans le bus.", [], null],
  ["Je lui ai donné un coup de fil depuis l'accueil.", [], null],
];
