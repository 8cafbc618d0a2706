/** Words that stand with a capital, or after a first name, without being a name. Folded. */
const LIST = `
lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre
novembre decembre noel paques toussaint
je tu il elle on nous vous ils elles ce cela ca c j l d m t s n qu que qui quoi dont ou et mais donc or ni car si
le la les un une des du de au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs cet cette ces
a as ai avons avez ont avait avaient est es suis sommes etes sont etait etaient etais sera serait ete etre avoir
pas plus jamais rien personne aucun aucune tout tous toute toutes meme autre autres quelques plusieurs chaque
bonjour bonsoir merci oui non ok voila salut coucou pardon desole desolee
hier aujourd demain apres avant pendant depuis lors lorsque quand puis ensuite alors enfin ici maintenant encore toujours
deja souvent parfois comme comment pourquoi parce puisque dans sur sous vers chez avec sans pour par contre entre devant
derriere pres loin voici sinon aussi ainsi bref finalement cependant pourtant malgre selon suite sauf hormis excepte surtout notamment dont concernant quant agissant sos suicide amitie ecoute
monsieur madame mademoiselle mr mme mlle dr docteur maitre
france paris lyon marseille toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims grenoble dijon angers
nimes brest tours amiens limoges metz rouen caen orleans mulhouse perpignan besancon
europe francais francaise anglais internet google microsoft teams zoom slack outlook skype whatsapp messenger facebook
instagram linkedin excel word powerpoint sharepoint trello jira notion meet
cse drh rh rrh cgt cfdt fo sud cftc cfe unsa pdg dg daf dsi cdi cdd rtt cpam urssaf smic sncf ratp edf caf pole emploi travail poste
renault peugeot carrefour auchan leclerc lidl orange total airbus amazon capgemini accenture decathlon ikea
recu reu reunion vrai faux dit fait vu pris mis va vas vont vient parle crie hurle pleure rit rigole arrive part regarde tape pousse
frappe insulte menace entend voit veut peut doit sait refuse demande repond continue commence travaille bosse etant
present presente presents presentes temoin temoins seul seule tres trop bien mal peu beaucoup assez
chef cheffe responsable manager directeur directrice patron patronne superieur superieure collegue client cliente
gueule connard connasse salope pute batard
nord sud est ouest gare place rue avenue boulevard salle bureau service etage batiment
the and je-suis`;

const PLAIN = new Set(LIST.trim().split(/\s+/));

/** True when the word is no part of a name, whatever its capital. */
export const isPlainWord = (folded: string): boolean => PLAIN.has(folded) || folded.length < 2;
