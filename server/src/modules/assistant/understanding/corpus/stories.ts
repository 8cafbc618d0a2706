/**
 * Short stories in everyday words: [what was said, the kinds of facts that a careful reader may see in it (none where
 * there are none), words of the place (null where none is told)].
 */
import type { IncidentType } from '#contract/incidents.ts';

export type Story = readonly [said: string, kinds: readonly IncidentType[], place: string | null];

export const STORIES: readonly Story[] = [
  // Warehouse and transport.
  [
    "Le chef de quai m'a collé une baffe derrière la tête sur le quai de chargement.",
    ['violence'],
    'quai de chargement',
  ],
  ['jetais dans lallée 12 et il ma foncé dessus avec le transpalette expres', ['violence'], 'allée 12'],
  [
    "Ils m'appellent tous Bamboula depuis que je suis arrivé à l'entrepôt de Garonor.",
    ['discrimination'],
    'entrepôt',
  ],
  [
    "Le cariste m'a coincée entre deux racks et il s'est frotté contre moi.",
    ['sexual_harassment'],
    'entre deux racks',
  ],
  ["Mon chef m'a balancé son scanner à la tronche parce que je n'allais pas assez vite.", ['violence'], null],
  [
    "Ca fait trois mois que je fais des journées de 12 heures sans pause, et quand je dis que je n'en peux plus on me rajoute des tournées.",
    ['bullying', 'harassment'],
    null,
  ],
  [
    "Le patron m'a dit qu'avec ma tête d'Arabe je ne livrerais pas les beaux quartiers.",
    ['discrimination'],
    null,
  ],
  ['au depot il me gueule dessus tous les matins devant les chauffeurs', ['verbal_abuse'], 'depot'],
  // Hospital and care.
  [
    "La cadre du service m'a engueulée dans la salle de soins, elle m'a traitée de feignasse devant une patiente.",
    ['verbal_abuse'],
    'salle de soins',
  ],
  [
    "Le chirurgien m'a pincé les fesses au bloc pendant que je préparais la table.",
    ['sexual_harassment'],
    'bloc',
  ],
  ["Un patient m'a mis un coup de pied dans le ventre dans le box 4 des urgences.", ['violence'], 'box 4'],
  [
    'Depuis que je suis syndiquée à la CGT, la cadre me met toutes les nuits et tous les week-ends.',
    ['discrimination', 'bullying'],
    null,
  ],
  ["L'interne me demande tous les jours si j'avale, ça fait rire les autres.", ['sexual_harassment'], null],
  [
    'elle ma dit que jetais trop vieille pour le service et que je devais laisser la place aux jeunes',
    ['discrimination'],
    null,
  ],
  [
    "Dans la chambre 214, la fille de la résidente m'a crachée dessus en me disant de rentrer dans mon pays.",
    ['violence', 'discrimination'],
    'chambre 214',
  ],
  [
    'Le fils de la dame chez qui je vais le mardi me suit de pièce en pièce et me caresse le dos, ça se passe à son domicile.',
    ['sexual_harassment'],
    'domicile',
  ],
  [
    "Chez Mme Roussel, son mari s'est exhibé devant moi pendant que je faisais le ménage.",
    ['sexual_harassment'],
    'Chez Mme Roussel',
  ],
  [
    "Mes collègues de l'EHPAD ne me disent plus bonjour et ne me font plus les transmissions.",
    ['bullying'],
    null,
  ],
  // Shop.
  ["Le gérant m'a enfermée dans la réserve et m'a forcée à l'embrasser.", ['sexual_harassment'], 'réserve'],
  [
    "A la caisse 3 une cliente m'a jeté ses pièces à la figure en me traitant de sale pute.",
    ['violence', 'verbal_abuse'],
    'caisse 3',
  ],
  [
    "Le directeur du magasin m'a dit que mon voile faisait fuir la clientèle, que je devais l'enlever ou partir.",
    ['discrimination'],
    null,
  ],
  [
    'elle mappelle la grosse devant les clients au rayon fromage',
    ['discrimination', 'verbal_abuse'],
    'rayon fromage',
  ],
  [
    "Mon responsable m'a foutu un coup d'épaule en passant derrière le comptoir.",
    ['violence'],
    'derrière le comptoir',
  ],
  [
    "On me surveille avec la caméra de la boutique, il m'appelle toutes les dix minutes pour me dire que je ne sers à rien.",
    ['bullying', 'harassment', 'verbal_abuse'],
    null,
  ],
  [
    "A mon retour de congé maternité, on m'a rétrogradée de chef de rayon à simple caissière.",
    ['discrimination', 'bullying'],
    null,
  ],
  // Kitchen.
  [
    "Le chef m'a brûlé la main avec une poêle exprès, en cuisine, pendant le service du soir.",
    ['violence'],
    'en cuisine',
  ],
  ['Dans la chambre froide il a essayé de me toucher la poitrine', ['sexual_harassment'], 'chambre froide'],
  [
    'Le second me traite de tapette et de pédé à longueur de service.',
    ['discrimination', 'verbal_abuse'],
    null,
  ],
  ["A la plonge, il m'a lancé une assiette qui s'est cassée juste à côté de moi.", ['violence'], 'plonge'],
  [
    "Le patron du restaurant me dit que si je ne couche pas avec lui je n'aurai pas mon CDI.",
    ['sexual_harassment'],
    null,
  ],
  ["Sur la terrasse le maître d'hôtel m'a saisi par le col et m'a secoué.", ['violence'], 'terrasse'],
  // Office.
  [
    "Ma manageuse m'a retirée de la boucle de tous les mails et ne m'invite plus aux réunions.",
    ['bullying'],
    null,
  ],
  [
    "Depuis que j'ai signalé ce qui se passe à la DRH, mon chef m'a sucré ma prime et me refuse tous mes congés.",
    ['bullying', 'discrimination'],
    null,
  ],
  [
    "En salle Van Gogh, devant l'équipe, il a jeté mon rapport à la poubelle en disant que c'était de la merde.",
    ['bullying', 'verbal_abuse'],
    'salle Van Gogh',
  ],
  ["Il m'envoie des photos de son sexe sur WhatsApp.", ['sexual_harassment'], 'WhatsApp'],
  [
    "Mon bureau a été déménagé dans un débarras au sous-sol et je n'ai plus aucune mission depuis septembre.",
    ['bullying'],
    null,
  ],
  [
    "Le DG a déclaré en comité de direction que les femmes n'avaient pas leur place dans la finance.",
    ['sexual_harassment', 'discrimination'],
    'comité de direction',
  ],
  [
    "Dans l'ascenseur mon N+2 m'a plaquée contre la paroi et m'a dit que j'étais bonne.",
    ['sexual_harassment', 'violence'],
    'ascenseur',
  ],
  [
    'Mon collègue imite mon bégaiement en réunion et tout le monde rigole.',
    ['discrimination', 'bullying'],
    'en réunion',
  ],
  [
    'Il me dit que je suis une incapable, une moins que rien, à chaque fois que je passe le voir.',
    ['verbal_abuse', 'bullying'],
    null,
  ],
  [
    "Mon manager m'a menacé de me casser la gueule si je parlais à l'inspection.",
    ['verbal_abuse', 'violence'],
    null,
  ],
  ['on ma refusé le poste a cause de mon nom de famille', ['discrimination'], null],
  // School.
  [
    "Le principal m'a hurlé dessus dans son bureau, il tapait du poing sur la table.",
    ['verbal_abuse'],
    'dans son bureau',
  ],
  [
    "Un parent d'élève m'a empoignée devant le portail de l'école et m'a menacée.",
    ['violence', 'verbal_abuse'],
    'portail',
  ],
  [
    'En salle des profs un collègue me lance des blagues grasses sur ma poitrine.',
    ['sexual_harassment'],
    'salle des profs',
  ],
  [
    'La directrice remet en cause tout ce que je fais et me reprend devant les élèves dans la cour.',
    ['bullying'],
    'cour',
  ],
  [
    'Depuis mon mi-temps thérapeutique on ne me donne plus que les classes dont personne ne veut.',
    ['discrimination', 'bullying'],
    null,
  ],
  // Building site.
  [
    "Sur le chantier de la rue Carnot le conducteur de travaux m'a traité de sale Portugais.",
    ['discrimination', 'verbal_abuse'],
    'chantier',
  ],
  [
    'Dans la base vie ils ont vidé mon sac et pissé dans mes chaussures.',
    ['bullying', 'harassment'],
    'base vie',
  ],
  ["Mon chef d'équipe m'a mis un coup de casque sur l'échafaudage.", ['violence'], 'échafaudage'],
  [
    "Ils m'ont attaché à un poteau pour rigoler, c'était devant l'algeco.",
    ['violence', 'bullying'],
    "devant l'algeco",
  ],
  [
    "Il me fait porter seul les sacs de ciment alors qu'il sait que je suis reconnu travailleur handicapé.",
    ['discrimination'],
    null,
  ],
  ['il ma menacé avec un cutter dans le camion', ['violence', 'verbal_abuse'], 'camion'],
  // Call centre.
  [
    'La superviseuse écoute tous mes appels, me chronomètre quand je vais aux toilettes et me rabroue sur le plateau.',
    ['bullying', 'harassment', 'verbal_abuse'],
    'plateau',
  ],
  ["Sur Slack il m'a écrit que j'étais une connasse.", ['verbal_abuse'], 'Slack'],
  ['on me dit que mon accent fait pas français et on ma mis au back office', ['discrimination'], null],
  ["Il m'a sifflée quand je suis passée à la cafet' et il a dit beau cul.", ['sexual_harassment'], 'cafet'],
  [
    "Quand j'ai annoncé ma grossesse ma cheffe m'a répondu que j'aurais pu prévenir et m'a supprimé mes heures.",
    ['discrimination'],
    null,
  ],
  // Without any fact of hers.
  [
    "Quelqu'un s'est servi de mes identifiants pour passer des commandes depuis mon poste.",
    ['identity_theft'],
    null,
  ],
  ['Le comptable a trafiqué mes notes de frais pour se faire rembourser.', ['fraud'], null],
];

/** What sounds like facts and tells none of hers. */
export const NO_FACTS: readonly Story[] = [
  ["J'ai pris une claque en voyant mon planning.", [], null],
  ['Je me suis fait taper sur les doigts pour un retard, rien de méchant.', [], null],
  ["Il ne m'a jamais manqué de respect ni levé la main sur moi.", [], null],
  ['Si je refuse, il me mettra au placard.', [], null],
  ["Une collègue m'a raconté que le chef lui avait mis la main aux fesses à la cafétéria.", [], null],
  ['La semaine a été violente, je suis crevée.', [], null],
  ["Elle m'a dit : « ici, personne ne t'insultera ».", [], null],
  ['Le directeur a embrassé sa femme sur le parking.', [], null],
  ["Il a tapé du doigt sur l'écran pour me montrer l'erreur.", [], null],
  ["Je voudrais savoir ce que c'est, une insulte raciste.", [], null],
  ["On m'a poussé à accepter la mutation à Lille.", [], null],
  ["Il m'a touché un mot de la réorganisation.", [], null],
  ["Le projet est mort, ça m'a tuée.", [], null],
  ["Mon frère s'est fait agresser dans le métro, je suis encore sous le choc.", [], null],
  ['Elle a frappé un grand coup avec sa présentation.', [], null],
];
