/**
 * The words that an interviewer needs, folded. Whatever else a reply says, the person has to have said before: that is
 * what keeps facts, motives, persons, advice and law out of her mouth, named or not among the patterns.
 *
 * A word belongs here when it can be asked of any account at all, and brings nothing with it. Body, health, family,
 * money, feelings, persons and times are not here, however plain the word.
 */
import { FREE_RECALL, OPEN_DOORS, PLAIN_PROBES, PRECISIONS, PROBES, QUESTIONS } from '../../interview.ts';
import { fold } from '../../text/text.ts';
import { wordList } from './word-list.ts';

/** In the singular; the plural is made with an s. */
const NOUNS = wordList(
  // What happened
  `fait incident evenement situation scene chose circonstance contexte cadre cas episode deroulement enchainement`,
  `action reaction echange suite cause image ambiance nature exemple`,
  // When and where
  `instant journee semaine annee heure date duree periode frequence debut fin etape ordre rythme quotidien habitude`,
  `lieu endroit piece espace etage entreprise travail poste place`,
  // Who
  `personne gens monde nom prenom fonction role presence absence`,
  // What was said
  `mot parole propos phrase terme expression ton reponse message question sujet point`,
  // What is known of it
  `souvenir memoire trace element detail precision information explication description indication aspect repere note image`,
  `recit temoignage partage retour confiance patience franchise sincerite attention`,
  // What came of it
  `effet impact consequence repercussion retentissement changement ressenti etat vie plan demarche mesure signalement`,
  // This conversation
  `aide outil conversation fiche besoin facon maniere moyen part cote idee pause souci probleme obligation urgence`,
  `ensemble reste mesure titre passage esprit fil type chronologie eclaircissement evolution epoque entourage`,
);

/** Of "-er" verbs every form is hers: "précise", "précisait", "précisiez". */
const REGULAR_VERBS = wordList(
  `racont expliqu precis indiqu mentionn evoqu parl partag not pass commenc termin arriv dur trouv situ rappel ajout`,
  `continu abord aid chang amen concern impliqu particip assist pos donn gard conserv souhait aim prefer employ prononc`,
  `observ remarqu complet detaill exprim repos temoign signal utilis affect resum marqu sembl apport relat retrac restitu clarifi formul reformul debut enchain inform developp qualifi regard nomm present mett`,
);
const ENDINGS = wordList(
  'er e es ez ee ees ons ions iez ais ait aient ent ant erai era erez eront erais erait eriez eraient',
);

const VERBS = wordList(
  // To tell
  `dire dit dite dites dits dis disait disaient disiez disent redire ecrire ecrit ecrite ecrites ecrits ecrivez decrire`,
  `decrit decrite decrivez decririez repondre repondu repondez reagir reagi lire lis lu relire confier confie faire fait`,
  `faits faite faites faisiez faisait faisaient fasse`,
  // To happen
  `produire produit produite produits produites produisait deroule deroulee deroules deroulent deroulait derouler finir`,
  `fini vivre vecu vecue vecus vecues vivez vivons suivi suivre precede existe exister`,
  // To know, to see, to feel
  `souvenir souvenez souviens revient reviennent revenir revenu viendra vient viennent venez savoir savez sait savait su`,
  `connaitre connaissez connaissance apprendre appris comprendre comprends voir vu vus vue vues entendre entendu entendus`,
  `entendez entends ressentir ressentez ressenti sentir sentez sentiez senti sentie penser pensez ecouter ecoute ecoutez`,
  `voyez voit voient savais retenu retenue retenir recevoir recu recue recus recues`,
  // To want and to be able
  `voulez voudriez voudrez vouliez vouloir pouvez pourriez pourrez pouvons pourrons peut peuvent pourrait pu puissiez`,
  `convient allez aller va aurez auriez serez seriez faut suffit suffisent`,
  // To go on, to stop
  `poursuivre reprendre reprenez reprenons arreter interrompre laisser laisse laissons corriger choisir choisissez prendre`,
  `prenez prends prendrez prenons mettre mettez tenez revenez revenons faisons commencons avancons poursuivons`,
  `survenir survenu survenue survenus survenues survient surviennent reflechir reflechi eclaircir approfondir revenions`,
  `reprendrons conviennent tenus repensez continuions reprenions fassions presser presse entrepris entreprise entreprises entreprendre travaillez`,
  `recevez receviez recoit recevait confiee confiees confies emploie emploient`,
  `contient contenait contenaient compris`,
  `citez rapportez decriviez apprenez decouvert rendu travailliez travaille attendez evolue evoluer arrete appelle appelez appellent appelleriez`,
);

const OTHERS = wordList(
  // How exactly, how much
  `exact exacte exacts exactes exactement precisement approximatif approximative approximatifs approximativement environ`,
  `peu pres premier premiere dernier derniere premiers dernieres combien plusieurs quelque quelques quelqu assez trop`,
  `beaucoup davantage mieux tres fort seulement uniquement surtout notamment juste presque complet complete clair claire`,
  `claires general generale concret concrete concretement important importante importants importantes utile utiles`,
  `precieux precieuse precieuses similaire similaires semblable semblables different differente differents possible simple`,
  `particulier particuliere particulierement capable present presents libre librement pret prete ouvert ouverte ouvertes simplement tranquillement infiniment parfait`,
  `personnel personnelle personnels personnelles professionnel professionnelle professionnels professionnelles emotionnel`,
  `emotionnelle emotionnels emotionnelles propre propres`,
  // When
  `maintenant aujourd hui tard tot lendemain veille entre recent recente recents recentes toujours souvent jamais parfois pres`,
  // Small words
  `tout tous toute toutes meme memes tel telle tels telles quel quelle quels quelles chaque rien aucun aucune pas non oui`,
  `sinon afin ainsi dehors complement autrement autour concernant lorsqu echeant fur quant cours face moment`,
  `lequel laquelle lesquels lesquelles bas abord supplementaire supplementaires complementaire complementaires desordre`,
  `vague vagues suivant suivante suivants suivantes habituel habituelle habituels habituelles eventuel eventuelle eventuels`,
  `eventuelles eventuellement actuel actuelle actuellement auparavant chronologique merci bonjour bonsoir accord entendu volontiers plait voici mots mois bon bonne bonnes`,
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
  ...[...NOUNS].flatMap((noun) => [noun, `${noun}s`]),
  ...[...REGULAR_VERBS].flatMap((stem) => [...ENDINGS].map((ending) => stem + ending)),
  ...VERBS,
  ...OTHERS,
  ...FROM_THE_GUIDE,
]);

/** Asked for by whether there is any ("y a-t-il des messages ?"), or offered. */
export const QUESTION_WORDS = wordList(
  `temoin temoins courriel courriels mail mails document documents photo photos enregistrement enregistrements`,
  `creer preparer propose prepare demarrer enregistrer compte`,
);

/** What is said of the tool itself, never asked of the account. */
export const TOOL_WORDS = wordList(
  // What it is, and is not
  `assistant automatique automatiquement programme machine logiciel humain juriste avocat avocate psychologue avis`,
  `juridique juridiques juridiquement droit conseil conseils conseiller qualifier qualification determiner evaluer juger`,
  `honnetete inviter invite doit confirmer verifier demanderai poserai puisse puissent soient recapitule resume dater chercher remplace appartient peux vois ecoute`,
  // Where to turn
  `syndicat syndicats defenseur droits medecin inspection cse referent association informer renseigner adresser`,
  // What it does with words
  `enregistre enregistree enregistres enregistrees sauvegarde ecriture sert permet prevu creer cree creee preparer`,
  `preparee prepare propose reuni reunis suffisamment contient devenir compte datee possibilite modifier espace`,
  `numeros affiches affichent sous haut`,
  // Leave and apology
  `presse obligation urgence mauvaise grave necessaire obligatoire normal normale frequent difficile delicat facile`,
  `inutile deviner oblige obligee hesitez desole desolee excuses pardon excusez remercie prie manque traversiez traverse`,
  `traversez viviez decidez pris soin demain bienvenue revanche cependant toutefois capable revenez revoir bientot continuation imaginez souhaitiez vouliez`,
  `preferiez lecture envie rester disposition definitif fige serviront servent permettront permettent aideront aident`,
  `echappe echappent difficiles delicats accordez temoignez pourra tourner role releve ressort professionnel juriste`,
  `specialiste legal competence competences qualite vocation gratuitement restera resteront exporter etapes pourront fausse`,
  `avancerons voudrez vais accepte proposee`,
);
