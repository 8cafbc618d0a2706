/** What people told before the replies that need it. */
export const FRIDAYS = 'Depuis janvier, Mme Leroy me convoque tous les vendredis dans son bureau.';
export const INCAPABLE = 'mon n+1 ma dit que jetais une incapable, y avait julie';
export const LUNCH =
  'Il m’a touché la cuisse sous la table pendant le déjeuner de service. Karim était assis en face.';
export const MEETING =
  'Lundi 12 mars, en réunion d’équipe, mon chef m’a crié dessus devant tout le monde. Il a jeté mon dossier par terre.';
export const MESSAGE =
  'Sandrine, ma responsable, m’a envoyé un message à 23h : « tu es nulle ». J’ai pleuré dans la voiture.';
export const RETURN = 'On m’a retiré mon bureau et mes dossiers depuis mon retour de congé maternité.';
export const STOCKROOM = 'Mon collègue Marc m’a poussée contre l’armoire dans la réserve.';
export const STOCKROOM_AND_JULIE =
  'Mon collègue Marc m’a poussée contre l’armoire dans la réserve. Julie est arrivée après. J’ai pleuré.';
export const THIRD_FLOOR =
  'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus devant tout le monde et m’a traitée d’incapable. C’était dans la salle de réunion du 3e étage. Julie Leroy, ma collègue, était là et a tout entendu. Depuis je ne dors plus.';
export const BAR =
  'Un client m’a mis la main sur les fesses au bar, samedi soir. Mon patron a rigolé. J’ai prévenu la RH par mail. Je n’ai pas crié.';
export const CLIENTS =
  'depuis septembre ma responsable me laisse plus venir aux reunions et elle me parle pas. elle a donné mes clients a Thomas';
export const HOLIDAYS =
  'Mon responsable Karim Benali refuse mes congés depuis trois mois. Mardi il a dit à l’équipe que j’étais une tire-au-flanc. Sophie de la compta m’a prévenue. J’ai envoyé un mail à la direction.';
export const KITCHEN =
  'jai 19 ans je suis apprentie en cuisine le chef me crie dessus tous les jours et il ma lance une poele hier soir. le second rigolait';
export const AGE =
  'On m’appelle « la vieille » dans le service. Ma chef d’équipe, Nathalie, ne me donne plus de clients. J’ai 58 ans. C’est depuis la réorganisation de mars.';
