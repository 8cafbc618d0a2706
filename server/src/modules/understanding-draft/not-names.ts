/** Words that are written with a capital, or stand after a first name, without naming a person. All folded. */
const words = (list: string): Set<string> => new Set(list.split(/\s+/));

/** What a French sentence may begin with, and what may follow a first name typed in lower case. */
const COMMON = words(
  `a afin ai ainsi alors apres as au aucun aucune aujourd aussi autre aux avait avaient avant avec beaucoup bien bonjour
  bonsoir bref c ca car ce ceci cela celui cependant certains ces cet cette chacun chaque chez comme comment concernant
  contre d dans de debut deja depuis des desormais deux devant donc du durant elle elles en encore enfin ensuite entre
  environ est et etaient etait etant eu eux fin finalement franchement grace hier honnetement ici il ils j jamais je juste
  l la le lendemain les leur lors lorsque lui m ma maintenant mais mal malgre me meme mes midi moi moins mon n ne ni non nos
  notre nous ok on ont or ou oui par parce parfois pas pendant personne peu peut plus plusieurs plutot pour pourquoi
  pourtant puis quand que quelqu quelque quelques qu qui quoi rien s sa salut sans sauf se selon sept ses si sinon soit
  son sont souvent sous suis sur suite surtout ta tandis tard te tes toi tous tout toute toutefois toutes tres trois trop
  tu un une va vers voici voila vos votre vous vraiment y
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  lundi mardi mercredi jeudi vendredi samedi dimanche matin soir noel paques
  chef cheffe directeur directrice responsable manager managers collegue collegues patron patronne superieur superieure
  drh rh cse chsct cssct dg daf pdg dsi drm cdd cdi rer tgv sncf ratp pdf sms rtt ca ag it rgpd smic pme tpe ehpad chu
  n+1 n+2 n+3 monsieur madame mademoiselle docteur maitre m mr mme mlle dr me
  merci temoin temoins equipe reunion dit dis disait disant hurle crie insulte frappe traite traitee pousse menace veut fait parle parlait arrive arrivait
  rentre sort demande repond rigole regarde vient passe criait hurlait insultait etait voulait devait pouvait savait reste`,
);

/** Institutions, tools and companies. */
const THINGS = words(
  `teams zoom slack whatsapp skype outlook excel word powerpoint google microsoft meet messenger instagram facebook linkedin
  snapchat telegram gmail sap jira trello notion office windows iphone internet france francais francaise europe
  carrefour leclerc auchan lidl ikea amazon orange sfr bouygues free renault peugeot total edf engie airbus thales safran
  danone loreal decathlon fnac darty mcdonald mcdonalds burger king starbucks uber deliveroo poste capgemini accenture
  atos sopra bnp societe credit banque caisse mutuelle assurance axa allianz maif groupe entreprise agence cabinet sarl sas
  service direction ressources humaines comite social economique defenseur droits inspection travail medecine prud hommes
  pole emploi urssaf cpam securite police gendarmerie commissariat tribunal mairie hopital ecole lycee college universite
  salle batiment etage bureau parking rue avenue place boulevard quai hall zone rouge verte bleue client clients paie
  compta comptabilite marketing commercial juridique informatique logistique production qualite achat achats recueil cgt cfdt fo sud cftc unsa`,
);

const CITIES = words(
  `paris lyon marseille toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers
  nimes villeurbanne brest tours amiens limoges annecy perpignan metz besancon orleans rouen mulhouse caen nancy argenteuil
  montreuil roubaix tourcoing avignon poitiers versailles courbevoie creteil pau calais cannes antibes beziers colmar
  bourges quimper valence troyes chambery niort lorient gennevilliers nanterre bobigny defense roissy orly saclay evry
  massy cergy bruxelles geneve londres`,
);

export const isCommonWord = (folded: string): boolean => COMMON.has(folded);
export const isThingOrTown = (folded: string): boolean => THINGS.has(folded) || CITIES.has(folded);
