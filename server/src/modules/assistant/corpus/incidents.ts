/**
 * Conversations that tell of one incident or of several, and where a careful reader sees each further one begin. All are
 * of Saturday 2026-11-21, 11:00 in Paris.
 */
import type { Line } from './labelled.ts';

export interface LabelledDivision {
  about: string;
  /** Never looked at while rules were tuned. */
  held: boolean;
  lines: readonly Line[];
  /** The first words of each further incident, as typed. */
  begins: readonly string[];
}

export const LABELLED_DIVISIONS: readonly LabelledDivision[] = [
  {
    about: 'two dated acts, one message each',
    held: false,
    lines: [
      "Le 3 mars vers 9h mon chef Marc Dupont m'a insultée dans l'open space.",
      "Le 12 avril vers 17h, il m'a poussée contre le mur du couloir.",
    ],
    begins: ['Le 12 avril'],
  },
  {
    about: 'two dated acts in one message, with sentences of each behind it',
    held: false,
    lines: [
      "Lundi 9 novembre, ma responsable m'a traitée de nulle devant l'équipe. Tout le monde a ri. Mercredi 11 novembre, elle m'a retiré mon dossier sans explication. Elle a dit que je ne savais pas travailler.",
    ],
    begins: ['Mercredi 11'],
  },
  {
    about: 'steps taken after the facts have days of their own',
    held: false,
    lines: [
      "Le 3 mars 2026 mon chef m'a insultée dans l'open space.",
      "Le 5 mars j'en ai parlé à la DRH. Le 14 mars je suis allée voir le médecin du travail. Le 20 mars j'ai été arrêtée.",
    ],
    begins: [],
  },
  {
    about: 'a day is put right',
    held: false,
    lines: [
      "Le 3 mars 2026 mon chef m'a insultée.",
      "Non pardon, c'était le 4 mars, il m'a insultée le 4 mars.",
    ],
    begins: [],
  },
  {
    about: 'a habit, then one time of it',
    held: false,
    lines: [
      "Depuis janvier ma cheffe m'humilie en réunion. Le 3 mars elle m'a traitée d'incapable.",
      ['where', 'En salle 204.'],
    ],
    begins: [],
  },
  {
    about: 'three times, two without a date',
    held: false,
    lines: [
      "Lundi dernier il m'a crié dessus. Le lendemain il m'a insultée devant tout le monde. Une autre fois, il m'a jeté un dossier à la figure.",
    ],
    begins: ['Le lendemain', 'Une autre fois'],
  },
  {
    about: 'two days in one sentence',
    held: false,
    lines: ["Le 3 mars il m'a insultée et le 12 avril il m'a poussée."],
    begins: ['et le 12 avril'],
  },
  {
    about: 'a second one comes up in an answer about the place',
    held: false,
    lines: [
      "Mon chef m'a insultée.",
      ['when', 'Le 3 mars vers 10h'],
      ['where', "Au bureau. Et le 12 avril à la cantine il m'a craché dessus."],
    ],
    begins: ['Et le 12 avril'],
  },
  {
    about: 'punished the day after, as a habit',
    held: false,
    lines: [
      "Le 6 novembre mon directeur m'a envoyé un message à 1h du matin.",
      'Quand je ne réponds pas il me met au dépôt le lendemain, toute seule.',
    ],
    begins: [],
  },
  {
    about: 'she comes back to the first day',
    held: false,
    lines: [
      "Le 3 mars il m'a hurlé dessus à l'accueil.",
      "Le 7 mars il m'a bloquée dans la réserve.",
      'Le 3 mars, Julie a tout entendu.',
    ],
    begins: ['Le 7 mars'],
  },
  {
    about: 'an effect on another day',
    held: false,
    lines: [
      "Hier à 15h un collègue m'a touché la cuisse en réunion.",
      "Ce matin je n'ai pas réussi à me lever, j'ai vomi avant de partir.",
    ],
    begins: [],
  },
  {
    about: 'what was said the week before as a mere context',
    held: false,
    lines: [
      "La semaine dernière j'ai demandé un congé. Jeudi 19 novembre ma cheffe m'a hurlé dessus parce que j'avais demandé ce congé.",
    ],
    begins: [],
  },
  {
    about: 'without accents or punctuation, two days',
    held: false,
    lines: [
      'le 2 octobre mon chef ma gueule dessus dans latelier',
      'le 9 octobre il ma pousse devant les autres',
    ],
    begins: ['le 9 octobre'],
  },
  {
    about: 'an interview to come',
    held: false,
    lines: ["Le 10 novembre il m'a menacée de me virer.", "Le 2 décembre j'ai un entretien avec la RH."],
    begins: [],
  },
  {
    about: 'another incident announced, then told',
    held: false,
    lines: [
      "Le 15 septembre un client m'a attrapée par le bras à la caisse.",
      "Il y a eu un autre incident. Le 22 septembre, un autre client m'a insultée, et mon chef n'a rien dit.",
    ],
    begins: ['Le 22 septembre'],
  },
  {
    about: 'three dated acts, a list',
    held: true,
    lines: [
      "Voilà la liste. 12 mai : il m'a traitée de cruche devant les clients. 18 mai : il a jeté mon repas. 2 juin : il m'a enfermée dehors.",
    ],
    begins: ['18 mai', '2 juin'],
  },
  {
    about: 'a remark on a Monday and a shove on the Thursday',
    held: true,
    lines: [
      "Lundi, mon collègue Kevin m'a fait une remarque sur mes fesses à la machine à café.",
      "Jeudi, il m'a coincée dans l'ascenseur et m'a embrassée de force.",
    ],
    begins: ['Jeudi'],
  },
  {
    about: 'one long scene over one day',
    held: true,
    lines: [
      "Mardi 17 novembre à 9h, il a commencé par me reprocher mon retard. À 11h il m'a convoquée dans son bureau. À 16h il m'a hurlé dessus devant tout le monde.",
    ],
    begins: [],
  },
  {
    about: 'told to the staff representative some days later',
    held: true,
    lines: [
      "Le 4 novembre, Paul m'a traitée de sale arabe au vestiaire.",
      "Le 6 novembre j'ai écrit au CSE, et le 10 novembre la DRH m'a reçue.",
    ],
    begins: [],
  },
  {
    about: 'a threat the week after',
    held: true,
    lines: [
      "Le 1er octobre mon responsable a refusé ma demande devant toute l'équipe et m'a dit que j'étais un boulet.",
      "La semaine suivante il m'a menacé de me licencier si j'en parlais.",
    ],
    begins: ['La semaine suivante'],
  },
  {
    about: 'two agressors, two days, one breath',
    held: true,
    lines: [
      "Le 8 septembre Nadia m'a insultée au self puis le 10 septembre Bruno m'a bousculée sur le parking.",
    ],
    begins: ['puis le 10 septembre'],
  },
  {
    about: 'the date comes with the answer, and is another than the one first thought',
    held: true,
    lines: [
      "On m'a craché dessus à la sortie du dépôt.",
      ['when', 'Le 30 octobre, ou plutôt le 31, vers 18h.'],
      ['people', 'Un livreur, Tony Morel.'],
    ],
    begins: [],
  },
  {
    about: 'when he came back from leave, it began again',
    held: true,
    lines: [
      "Le 5 août mon chef m'a hurlé dessus à la plonge.",
      ['impact', "J'étais en larmes, j'ai été en arrêt jusqu'au 1er septembre."],
      "Le 2 septembre, à mon retour, il m'a jeté un torchon au visage devant les autres.",
    ],
    begins: ['Le 2 septembre'],
  },
  {
    about: 'yesterday and the day before, both told',
    held: true,
    lines: [
      "Avant-hier elle m'a supprimé mes accès sans me prévenir. Hier elle m'a accusée d'avoir volé des documents.",
    ],
    begins: ['Hier'],
  },
  {
    about: 'the contract and the day she was hired',
    held: true,
    lines: [
      "J'ai été embauchée le 3 janvier 2022. Le 12 novembre 2026 mon directeur m'a mis une main aux fesses pendant le pot de départ.",
    ],
    begins: [],
  },
  {
    about: 'a witness remembers another day of the same',
    held: true,
    lines: [
      "Le 20 octobre il m'a insultée au comptoir.",
      "Ma collègue Inès était là. Elle m'a dit qu'elle l'avait vu aussi insulter Fatou en septembre.",
    ],
    begins: [],
  },
  {
    about: 'a second time, without any date',
    held: true,
    lines: [
      "Un matin il m'a pincé la taille en passant derrière moi au bar.",
      "Une deuxième fois, il m'a plaquée contre le frigo.",
    ],
    begins: ['Une deuxième fois'],
  },
  {
    about: 'mails of several days',
    held: true,
    lines: [
      "Le 14 octobre à 22h il m'a envoyé un mail pour me dire que j'étais incompétente.",
      "Le 16 octobre à 23h il m'a encore écrit que je devrais avoir honte.",
    ],
    begins: ['Le 16 octobre'],
  },
  {
    about: 'the same day told again in other words',
    held: true,
    lines: [
      "Vendredi dernier mon tuteur m'a baissé le pantalon devant les autres apprentis.",
      'Vendredi, ils ont tous filmé avec leur téléphone, ça a tourné sur Snap.',
    ],
    begins: [],
  },
  {
    about: 'a pay slip, not an act',
    held: true,
    lines: [
      "Le 25 octobre on m'a dit que ma prime sautait à cause de ma grossesse.",
      "Sur ma fiche de paie du 31 octobre la prime n'y est pas.",
    ],
    begins: [],
  },
];
