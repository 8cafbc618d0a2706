/**
 * The words that an interviewer needs, folded. Whatever else a reply says, the person has to have said before: that is
 * what keeps facts, motives, persons, advice and law out of her mouth, named or not among the patterns.
 *
 * A word belongs here when it can be asked of any account at all, and brings nothing with it.
 */
import { FREE_RECALL, OPEN_DOORS, PLAIN_PROBES, PRECISIONS, PROBES, QUESTIONS } from '../../interview.ts';
import { fold } from '../../text/text.ts';
import { wordList } from './word-list.ts';

const NOUNS = wordList(
  `situations fait faits incident incidents evenement evenements situation scene scenes instant journee journees semaine semaines`,
  `mois annee heure heures date dates periode duree frequence debut fin suite suites lieu lieux endroit endroits`,
  `piece pieces etage espace contexte cadre circonstances deroulement personne personnes gens monde nom noms prenom prenoms`,
  `fonction fonctions role roles place entreprise travail poste quotidien presence absence detail details precision`,
  `precisions element elements information informations reponse reponses message messages question questions point points`,
  `sujet sujets chose choses mot mots phrase phrases propos paroles terme termes souvenir souvenirs memoire recit`,
  `temoignage trace traces note notes demarche demarches action actions mesures effet effets impact impacts consequence`,
  `consequences changement changements ressenti etat plan repercussions retentissement cas rythme temps pause ordre maniere facon repere reperes`,
  `besoin confiance patience attention aide outil conversation fiche cote part retour suite idee reaction reactions echange echanges`,
  `ambiance partage explication explications image souci probleme rappel passage ensemble reste habitude mesure titre`,
);

const VERBS = wordList(
  `dire dit dite dites dits disait disiez prononces prononce employe employes raconter racontez racontiez raconte racontee`,
  `decrire decrivez decrit decririez expliquer expliquez explique preciser precisez precise indiquer indiquez indique`,
  `mentionner mentionne mentionnez evoquer evoque evoquez parler parlez parliez parle partager partagez partage`,
  `confie confier detailler detaillez nommer nommeriez noter notez note notee ecrire ecrit ecrivez ecrite repondre repondu`,
  `repondez reagir reagi faire faites faits faite passer passe passee passes passees passait passaient produire produit`,
  `produite produits produisait derouler deroule deroulee deroulait deroulent deroules commence commencer commencez commencait`,
  `termine terminee terminer fini finir arrive arrivee arrives dure duree durer durait trouver trouviez trouve trouvait`,
  `trouvaient situer situez situeriez souvenir souvenez rappeler rappelez revient reviennent revenir savoir savez sait`,
  `connaitre connaissez connaissance voir vu vus vue entendre entendu entendus entendez ressentir ressentez ressenti`,
  `sentir sentez sentiez senti sentie vivre vecu vecue vivez allez aller va souhaitez souhaiter souhaiteriez souhaiterez`,
  `souhaitiez souhait voulez voudriez voudrez vouliez pouvez pourriez pourrez pouvons pourrons peut peuvent pourrait`,
  `puissiez pu aimeriez preferez convient viendra vient viennent venez ajouter ajoutez corriger completer continuer`,
  `poursuivre reprendre arreter interrompre garder gardez garde gardee conserve conserves conservee conserver relire lire`,
  `choisir choisissez laisser laissons aborder aider aidez mettre mettez change changer changee amene amener concerne`,
  `concernee concernent concernes concernees implique impliquee impliques impliquees participait participaient`,
  `assiste assister assistait assistaient present presente presents presentes entrepris entreprise entreprises`,
  `entreprendre prendre prenez pensez nommez appelle appelez appellent`,
  `travaillez travailliez travaille retenu retenue retenir recu recue recus existe suivi suivre precede remarquez`,
  `comprends faisiez faisait faisaient disent dis aviez su savoir apprendre appris prends prendrez entends revenons reprenons continuons commencons poursuivons avancons parlons passons prenons laissons laisse redire repondez continuions reprenions fasse fassions repensez ecouter auriez presser presse donner donnez exister savait lecture lis lu ecoute ecoutez comprendre aurez serez tenez`,
);

/** Of "-er" verbs every form is hers: "précise", "précisait", "précisiez". */
const REGULAR_VERBS = wordList(
  `racont expliqu precis indiqu mentionn evoqu parl partag not pass commenc termin arriv dur trouv situ rappel ajout`,
  `continu abord aid chang amen concern impliqu particip assist pos donn gard conserv souhait aim prefer employ prononc`,
  `observ remarqu complet detaill exprim repos cess temoign regard utilis`,
);
const REGULAR_ENDINGS = wordList(
  'er e es ez ee ees ons ions iez ais ait aient ent ant erai era erez eront erais erait eriez eraient',
);
const REGULAR_FORMS = [...REGULAR_VERBS].flatMap((stem) =>
  [...REGULAR_ENDINGS].map((ending) => stem + ending),
);

const OTHERS = wordList(
  `exact exacte exacts exactement precisement approximatif approximative approximativement environ peu pres premier`,
  `premiere dernier derniere important importe utile possible libre librement pret prete simplement tranquillement`,
  `ouvert ouverte ouvertes general generale maintenant aujourd hui tard tot tout tous toute toutes meme memes mieux`,
  `davantage beaucoup assez propre propres complet complete clair claire personnel personnelle professionnel`,
  `professionnelle tel telle tels telles quel quelle quels quelles combien quelqu quelque quelques plusieurs`,
  `differents chaque rien aucun aucune pas jamais non oui trop toujours seulement uniquement souvent sinon`,
  `tres fort concernant propos juste surtout notamment ainsi autour lorsqu parfois etape echeant fur quant`,
  `faut suffit suffisent obligation urgence afin parfait infiniment capable precieuses precieux merci bonjour bonsoir accord entendu volontiers plait voici cours mots`,
);

/** The guide's own questions have been weighed word by word already. */
const FROM_THE_GUIDE = wordList(
  ...[
    ...Object.values(QUESTIONS),
    ...Object.values(PRECISIONS),
    FREE_RECALL,
    OPEN_DOORS,
    PLAIN_PROBES,
    PROBES,
  ].map((wordings) => fold(wordings.join(' ').replace('{words}', '')).replace(/[^\p{L}]+/gu, ' ')),
);

export const NEUTRAL: ReadonlySet<string> = new Set([
  ...NOUNS,
  ...VERBS,
  ...REGULAR_FORMS,
  ...OTHERS,
  ...FROM_THE_GUIDE,
]);

/** Asked for by whether there is any ("y a-t-il des messages ?"), or offered. */
export const QUESTION_WORDS = wordList(
  'temoin temoins courriel courriels mail mails document documents photo photos enregistrement enregistrements creer preparer propose prepare',
);

/** What is said of the tool itself, never asked of the account. */
export const TOOL_WORDS = wordList(
  `contient enregistrees vois decidez demain adresser juger appartient propose prepare pris soin reuni suffisamment ecriture remplace peux assistant automatique programme machine logiciel humain juriste avocat avocate psychologue avis juridique juridiques`,
  `syndicat syndicats defenseur droits medecin inspection cse referent association informer renseigner conseil conseils conseiller qualifier qualification determiner evaluer juridiquement enregistre enregistree enregistres sauvegarde numeros affiches`,
  `affichent creer cree creee preparer preparee sert permet prevu datee possibilite obligation urgence presse bonne mauvaise`,
  `grave necessaire obligatoire normal normale frequent difficile facile inutile deviner oblige obligee hesitez desole`,
  `traversiez traverse viviez desolee excuses pardon excusez questions remercie prie manque moyen automatiquement sous haut devenir compte`,
);
