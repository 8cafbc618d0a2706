/** What people told before the replies that need it. */
export const AGE =
  'On m’appelle « la vieille » dans le service. Ma chef d’équipe, Nathalie, ne me donne plus de clients. J’ai 58 ans. C’est depuis la réorganisation de mars.';
export const BAR =
  'Un client m’a mis la main sur les fesses au bar, samedi soir. Mon patron a rigolé. J’ai prévenu la RH par mail. Je n’ai pas crié.';
export const CLIENTS =
  'depuis septembre ma responsable me laisse plus venir aux reunions et elle me parle pas. elle a donné mes clients a Thomas';
export const FRIDAYS = 'Depuis janvier, Mme Leroy me convoque tous les vendredis dans son bureau.';
export const HOLIDAYS =
  'Mon responsable Karim Benali refuse mes congés depuis trois mois. Mardi il a dit à l’équipe que j’étais une tire-au-flanc. Sophie de la compta m’a prévenue. J’ai envoyé un mail à la direction.';
export const INCAPABLE = 'mon n+1 ma dit que jetais une incapable, y avait julie';
export const KITCHEN =
  'jai 19 ans je suis apprentie en cuisine le chef me crie dessus tous les jours et il ma lance une poele hier soir. le second rigolait';
export const LUNCH =
  'Il m’a touché la cuisse sous la table pendant le déjeuner de service. Karim était assis en face.';
export const MEETING =
  'Lundi 12 mars, en réunion d’équipe, mon chef m’a crié dessus devant tout le monde. Il a jeté mon dossier par terre.';
export const MESSAGE =
  'Sandrine, ma responsable, m’a envoyé un message à 23h : « tu es nulle ». J’ai pleuré dans la voiture.';
export const NIGHT_SHIFT =
  'Je suis aide-soignante de nuit. Le 4 février, la cadre, Mme Fournier, m’a dit devant les autres que je sentais mauvais. Depuis, mes collègues se bouchent le nez quand je passe. J’ai écrit au directeur, il n’a pas répondu.';
export const RETURN = 'On m’a retiré mon bureau et mes dossiers depuis mon retour de congé maternité.';
export const SCHOOL =
  'Le principal a lu mon dossier médical en réunion. C’était jeudi dernier, vers 17h. Deux professeurs, M. Blanc et Mme Diallo, étaient présents. Je suis en arrêt depuis.';
export const STOCKROOM = 'Mon collègue Marc m’a poussée contre l’armoire dans la réserve.';
export const STOCKROOM_AND_JULIE =
  'Mon collègue Marc m’a poussée contre l’armoire dans la réserve. Julie est arrivée après. J’ai pleuré.';
export const THIRD_FLOOR =
  'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus devant tout le monde et m’a traitée d’incapable. C’était dans la salle de réunion du 3e étage. Julie Leroy, ma collègue, était là et a tout entendu. Depuis je ne dors plus.';
export const WAREHOUSE =
  'bonjour, au depot mon chef dequipe Yacine me met toujours au quai parce que jai refuse de sortir avec lui. ce matin il ma bloque contre le camion. personne a rien dit';
export const FEEDBACK =
  'Mon manager Thierry m’a humilié hier en réunion. Il a dit que mon travail était nul et il a jeté mes feuilles. Les autres ont ri.';
export const EVENINGS =
  'Ma cheffe Mme Perrin m’envoie des messages le soir et le week-end. Elle m’appelle ma chérie et elle m’a demandé une photo en maillot de bain le 3 juin.';
export const WORKSTATION =
  'J’ai demandé un aménagement de poste pour mon dos et depuis on me donne les tâches les plus dures. Le directeur de l’entrepôt, M. Costa, a dit que je faisais semblant.';
export const BREAKS =
  'Un collègue fait des blagues racistes tous les jours à la pause. Lundi il a imité mon accent devant les clients. Ma responsable a souri.';
export const PHARMACY =
  'Je travaille dans une pharmacie. La titulaire, Mme Roux, me fouille mon sac chaque soir devant les clients depuis novembre. Vendredi elle a vidé mes affaires sur le comptoir. Ma collègue Inès a baissé les yeux.';
export const NIGHT_CALLS =
  'salut. mon boss veut pas que je prenne mes pauses et il mappelle sur mon perso la nuit, le 2 mai il a appelé 11 fois. jai bloqué son numero';
export const GARAGE =
  'Pendant mon stage au garage, les mécanos m’ont enfermé dans la cabine de peinture. C’était en juin. Le patron a dit que c’était un bizutage. Depuis j’ai peur d’y aller.';
export const TEAMS =
  'Ma N+1 corrige mes mails devant tout le monde sur Teams, elle met des smileys moqueurs. Le CSE est au courant. Je prends des cachets pour dormir.';
export const TILL =
  'Ma patronne Lise Morel m’a insultée mardi devant la caisse parce que j’avais fait tomber un plateau. Hugo, le cuistot, a applaudi. Je n’ai pas répondu. Je suis rentrée chez moi.';
export const CAR_PARK =
  'depuis lete mon tuteur me touche lepaule et il menvoie des sms. jai rien dit. hier il ma suivi jusquau parking. ma coloc a vu les sms';
