/** Small words around names, folded (contract/common/folded-text.ts). */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Small words of surnames: 'de La Fontaine', 'El Amrani', 'van den Berg'. */
export const PARTICLES = words(
  'de du des d la le les l van von der den ter ten el al ben bin ibn ould ait da das do dos di del della lo san y e mac mc',
);

/** Of these, the ones that are also small words of French: without a capital they are taken for those. */
export const FRENCH_PARTICLES = words('de du des d');

/** 'd'Aline' → 'de Personne A'. */
export const UNELIDED: Readonly<Record<string, string>> = {
  d: 'de ',
  l: '',
  qu: 'que ',
  lorsqu: 'lorsque ',
  puisqu: 'puisque ',
  quoiqu: 'quoique ',
  jusqu: 'jusque ',
  entr: 'entre ',
};

/** 'de Paul' → 'd’Anonyme'. */
export const ELIDED: Readonly<Record<string, string>> = {
  de: 'd’',
  le: 'l’',
  la: 'l’',
  que: 'qu’',
  lorsque: 'lorsqu’',
  puisque: 'puisqu’',
  quoique: 'quoiqu’',
};

/** A surname such as 'Or' or 'Bien' stands for a person only behind a title or beside the other name. */
export const FUNCTION_WORDS = words(
  `a ai as au aussi aux avec bien bon bonjour c car ce ces cet cette chez comme d dans de des donc du elle elles en est et eux
  il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne ni non nos notre nous on ont or ou oui par pas
  personne plus pour qu quand que qui quoi s sa sans se ses si son sous sur t ta te tes toi ton tous tout tres tu un une vos
  votre vous y`,
);

/** Words of one letter, and what is left of words before an apostrophe. */
export const FRENCH_LETTERS = words('a y c d j l m n s t');

/** What stands before something and not before somebody: 'une rose', 'la pierre'. */
export const DETERMINERS = words(
  `le la les l un une des du de d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
  quelque quelques chaque plusieurs deux trois quatre cinq six sept huit dix en plus tres si`,
);

/** 'rue Pierre-Curie', 'salle Martin': named after somebody else. */
export const NAMED_PLACES = words(
  `rue avenue place boulevard bd quai impasse allee chemin route salle lycee college ecole hopital clinique saint sainte st ste
  station gare residence cite quartier parc stade square pont batiment tour musee theatre amphi amphitheatre`,
);
export const SAINTS = words('saint sainte st ste saints');

/** Whoever is called by one of these and by nothing else has no name here: 'la responsable RH', 'chef de rayon'. */
export const ROLES = words(
  `accueil adjoint adjointe agent agente animateur animatrice assistant assistante associe associee avocat avocate cadre chef
  chefs cheffe cheffes client cliente clients collaborateur collaboratrice collegue collegues comptable conducteur conductrice
  conseiller conseillere consultant consultante coordinateur coordinatrice delegue deleguee directeur directrice dirigeant
  dirigeante drh elu elue employe employee employeur encadrant encadrante equipe formateur formatrice gerant gerante gestionnaire
  hotesse infirmier infirmiere ingenieur ingenieure inspecteur inspectrice livreur livreuse manager manageur manageuse medecin
  mec ouvrier ouvriere patient patiente patron patronne pdg ceo dg personne policier policiere president presidente psychologue
  psy receptionniste responsable responsables rh salarie salariee secretaire serveur serveuse stagiaire superieur superieure
  superviseur superviseure surveillant surveillante syndicaliste technicien technicienne temoin tuteur tutrice type vendeur
  vendeuse vigile voisin voisine homme femme dame monsieur garcon fille mari epoux epouse conjoint conjointe compagnon compagne
  frere soeur pere mere fils ami amie inconnu inconnue quelqu humaine
  humaines generale commerciale financiere sociale medicale regionale nationale locale administrative adjointe principale`,
);

/** Names that the dictionary does not list as they stand, and that are words all the same. */
export const ALSO_WORDS = words(
  'aimee blanche brune claire desiree douce grande jolie noire parfaite petite rousse violette',
);

/** Names that the dictionary lists in a sense that few people write: without a capital too they are names. */
export const NAMES_FIRST = words(
  `adele adelphe alexandra alvin alya amadou amandine amine ana angelique anis aubin augustin aurelie aveline balthazar baptiste
  batiste ben benjamin benoit benoite caroline celestin cesar charlotte cheikh cherif clarisse claude clementine colin cricri dan
  daphne diane doris douglas eglantine ester eugenie fanchon fanny fatma fiacre florence florentin florin franco germain germinal
  guillaume henry hilaire inge isabelle iwan jack jacqueline jacques jacquot jan jean jeannette jenny jesus joseph jules julien
  kelvin laure leonard lexie liane linon lisette lolita lori louis loulou louloute lulu lyse madeleine madison mahdi maia manu
  manuel marc marcel margarita marguerite marie marina martial max maxime maxwell maya medina mel melchior melia melusine merlin
  micheline milan mimi mouna munir narcisse nasser noeme nono normand oceane octave olivier oscar pascal pascaline patrice paulette
  peter pierrette raban raja rami ramon rassoul rene richard rob robert robin roque rosalie roselin rosette salome sana saturnin
  seraphin serge serine sherry shona sibylle sixte solen sonie spencer sylvain sylvestre tof tommy valentin valeriane vanda
  veronique victoria victorien virginie williams yin zoe caron collet cordier fournier grondin guyot jacquet mercier millet moreau
  pelletier rousseau weber`,
);

/** Behind a word without a capital they make a person of it: 'rose m'a dit', 'pierre n'a rien fait'. */
export const BEHIND_PEOPLE = words('m me nous lui leur a avait n ne s se');
export const BEFORE_PEOPLE = words('avec chez selon');
