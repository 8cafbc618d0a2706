/** What people told before the replies that need it. */
export const MEETING =
  'Lundi 12 mars, en réunion d’équipe, mon chef m’a crié dessus devant tout le monde. Il a jeté mon dossier par terre.';
export const MESSAGE =
  'Sandrine, ma responsable, m’a envoyé un message à 23h : « tu es nulle ». J’ai pleuré dans la voiture.';
export const LUNCH =
  'Il m’a touché la cuisse sous la table pendant le déjeuner de service. Karim était assis en face.';
export const RETURN = 'On m’a retiré mon bureau et mes dossiers depuis mon retour de congé maternité.';
export const FRIDAYS = 'Depuis janvier, Mme Leroy me convoque tous les vendredis dans son bureau.';
export const STOCKROOM = 'Mon collègue Marc m’a poussée contre l’armoire dans la réserve.';
export const INCAPABLE = 'mon n+1 ma dit que jetais une incapable, y avait julie';
