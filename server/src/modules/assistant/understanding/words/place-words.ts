/** Words for places, over folded text. */
import { anyOf } from './any-of.ts';
import { phrases } from './phrases.ts';

/** Of several words, or where a shorter kind of place begins alike: these are looked for first. */
const SPECIAL_PLACE = anyOf(
  'congelateurs?|piano(?: de cuisson)?|chambres? negatives?|legumerie|pressing|blanchisserie',
  'magasin general|surface de vente|tetes? de gondole|gondoles?|showroom|concession|succursale',
  'corner|ilots?|galerie marchande|marche couvert|halle|food~?trucks?|brasserie|bistrot|cafe',
  'snack|boite de nuit|discotheque|casino|cinema|musee|galerie|eglise|mosquee|temple|synagogue',
  'funerarium|crematorium|cimetiere|chapelle|abattoir|scierie|fonderie|forge|silo|cuverie|chai',
  'vignes?|poulailler|ecurie|manege|tracteur|engin|pelleteuse|benne|echelle|echafaudages?',
  'passerelle|mezzanine|grenier|combles|balcon|veranda|debarras|cagibi|soupente|kitchenette',
  'tisanerie|cuisinette|coin (?:fumeurs?|repas|repos|cafe|imprimante|canape)',
  'espace (?:fumeurs?|detente|repos|pause|cafe|de vente|public|accueil|commun)',
  "zone (?:fumeurs?|de (?:chargement|dechargement|stockage|preparation|picking|tri|livraison|repos|pause)|d'(?:expedition|attente|emballage))",
  "aire de (?:livraison|chargement|jeux|repos)|cour (?:interieure|d'ecole|arriere)|arriere~cour",
  'local a (?:velos|poubelles|menage)|escalier de (?:secours|service)|issue de secours',
  'sortie de secours|salle blanche|salle des (?:fetes|machines|coffres)',
  'poste de (?:controle|secours|police|conduite|pilotage)|standard|phone~?box',
  'bulles?(?: de reunion)?|cabine (?:telephonique|de peinture|du camion|de grue)|copieur',
  'fontaine a eau|poubelles|bennes|lobby|conciergerie|sauna|hammam|spa|balneo|cabine de soins?',
  "salle d'(?:attente|operation|examen|armes|audience|eau|embarquement)|officine|irm|scanner",
  'ambulance|vsl|taxi|scooter|wagon|rame|tram(?:way)?|minibus|navette|peage|tarmac',
  'piste d.atterrissage|aeroport|terminal|cockpit|soute|ferry|ponton|chantier naval|cale seche',
  "prison|maison d'arret|coursives?|parloirs?|mirador",
  '(?<!en )cdi(?= (?:du|de|a|et|pendant)|[.,;!?]| ?$)|salle informatique',
  'centre (?:de tri|commercial|aere|de loisirs|de soins|de formation|hospitalier|equestre|logistique)',
  '(?<=(?:au|le|du|un|notre|mon|ce) )ch(?:u|r|ru)|(?<=(?:la|une|notre) )(?:mas|pmi)',
  'maison de retraite|foyer de vie|ime|itep|halte~garderie|periscolaire|stade',
  'terrain (?:de (?:sport|foot|tennis|jeu)|vague)|square|port(?= (?:de [a-z]|autonome|fluvial))',
  'quai (?:de (?:chargement|dechargement|gare)|[0-9]{1,3})|fosse|pont elevateur|carrosserie',
  "station d'epuration|dechetterie|tunnel|cantonnements?|prefabriques?|bungalows?|roulotte",
  'vestiaires? (?:hommes?|femmes?|du personnel)|appartements?|pavillon|villa|regie',
  'plateau (?:tele|de tournage|telephonique|technique)|podium|rooftop|refectoires?',
  'salle(?: de)? pause|fauteuil dentaire|lit du patient|caisses? automatiques?|drive pieton',
  "sas d'entree|plage(?! horaires?)",
  'reception(?! (?:du|de (?:ton|votre|mon|son|sa|ma|la) ?(?:mail|courrier|lettre|convocation|colis)))',
);
const COMMON_PLACE = anyOf(
  'bureaux?',
  "salles?(?: (?:de|du|des|d') ?[a-z]{3,12}| (?!(?:devant|derriere|vers|avec|hier|alors|pendant|quand|mais|puis|apres|avant|depuis|sans|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|elle|tout|toute|parce|donc|lors|entre|chez|sous|sur|dans|comme|cette|mon|mes|vide|commune|ensuite|ce|car)(?![a-z]))[a-z]{3,14}(?=,? (?:au|a|du|de la|en|dans|cote) |[ .,;!?)]*$))?",
  "open~?space|couloirs?|ascenseurs?|escaliers?|cuisine|cafet(?:eria|e|')?|cantine|refectoire",
  "restaurant(?: d'entreprise)?|self|machine a cafe|coin cafe|photocopieuse|imprimante|parking",
  'entrepot|quai|vestiaires?|toilettes|wc|sanitaires|douches|atelier|magasin|boutique|reserve',
  'rayon(?: (?:enfants?|femmes?|hommes?|bebes?|jouets?|fruits|legumes|frais|textile|bazar|livres|parfumerie|electromenager|bricolage|menager|surgeles|boissons|epicerie|primeurs?|chaussures|sport|jardin|boucherie|boulangerie|poisson|fromages?|vetements))?',
  'caisses?|accueil|hall|entree|sortie|chantier|usine|agence|siege|hopital|clinique|ehpad',
  'service|etages?|sous~sol|rez~de~chaussee|rdc|cave|archives',
  'local(?: (?:poubelles?|velos?|a velos|technique|menage|syndical|a poubelles|informatique|photocopie|social|electrique))?',
  'cabinet|laboratoire|labo|ecole|college|lycee|classe|cour|gymnase|creche|mairie|terrasse',
  'fumoir|trottoir|rue|voiture|camion|camionnette|vehicule|bus|train|metro|avion|hotel',
  'chambres? froides?|chambres?|bar|seminaire|infirmerie',
  'poste de (?:soins?|garde|travail|securite)|loge|garage|stock|plateau|studio|theatre',
  'amphi(?:theatre)?|bibliotheque|piscine|hangar|chambre froide|plonge|salon|domicile|immeuble',
  'batiment|portail|palier|pause~?cafe|ligne de production|chaine|bloc(?: operatoire)?|urgences',
  'pharmacie|fourgon|cabine|vestibule|jardin|ferme|champ|distributeur|toit|ilot',
  'arret de (?:bus|tram|car)|buanderie|lingerie|mediatheque|base vie|echafaudage|serre|etable',
  'four|laverie|scene|coulisses|gare|tour|caserne|dortoir|internat|foyer|residence|lycee|ehpad',
  'vie scolaire|self|frigo|chambre d.hote|plateforme|depot|ligne|rond~point|pont|grue|algeco',
  "mobil~home|cabane|open|monte~charges?|monte~malades?|cabines? d'essayage|racks?|allees?",
  'grille|portillon|guichets?|prefecture|sous~prefecture|tribunal|mediatheque|comptoir',
  "arriere~(?:salle|boutique|cuisine)|box|parties communes|cage d'escalier|sas",
  'pieces?(?! jointes?)|recoin|patio|preau|drive|station~service|aire de repos|bungalow|stand',
  'kiosque|guerite|tranchee|toiture|nacelle|peniche|bateau|cale|camping|chaufferie',
  "sterilisation|brancardage|office|offices|salle~d'attente|consultations?|morgue",
  'radio(?:logie)?|reanimation|rea|maternite|pouponniere|dortoirs|gradins|tribunes?|estrade',
  'tatami|bassin|cuisines?|passe(?: plat)?|bureau des (?:chefs?|cadres?)|desk|helpdesk',
  'salle serveurs?|data~?center|chambre froide|laverie|fournil|boulangerie|boucherie',
  "poissonnerie|charcuterie|drogerie|surgeles|banque|caf|mission locale|centre d'appels?",
  'centre social|cour de recreation|salle des maitres',
  'poste (?:infirmier|de tri|de caisse|de nuit)',
);
export const PLACE = `(?:${SPECIAL_PLACE}|${COMMON_PLACE})`;
const DETERMINER =
  "(?:le |la |l'|les |un |une |mon |ma |mes |son |sa |ses |notre |nos |leur |leurs |cet? |cette |au |aux |du |des )?";
const ADJECTIVE =
  '(?: (?:commune?|principale?|centrale?|vide|ferme[es]?|ouverte?|technique|informatique|commerciale?|administrati(?:f|ve)|verte?|bleue?|rouge|souterrain|exterieure?|medicale?|(?:juste )?d.?a~cote|d.en face|d en bas|d.en haut|paysager|partage|individuel|personnel|a cote|du fond|du bas|du haut|[0-9a-z]?[0-9]{1,4}[a-z]?))?';
const COMPLEMENT =
  "(?: (?:(?:de l|d|a l)[' ]|(?:de la|de|du|des|au|aux|a la|a|chez|numero|cote) |n° ?)(?!(?:[0-9]{1,2} ?(?:h|heures?)|cause|propos|partir|moment|nouveau|force|peine|midi|minuit)(?![a-z]))[a-z0-9][a-z0-9-]{0,18}(?: (?:etage|nord|sud|est|ouest|generale?|humaines?|commercial|technique|[b-f]|[a-z]?[0-9]{1,3}))?){0,3}";
const AT =
  "(?:dans|devant|derriere|entre deux|entre|sur|sous|pres de|pres du|a cote de|a cote du|a la sortie (?:de|du)|a l'entree (?:de|du)|au fond (?:de|du)|a l'interieur de|en dehors de|au bout (?:de|du|des)|en face (?:de|du|des)|au niveau (?:de|du|des)|en bas (?:de|du|des)|en haut (?:de|du|des)|au pied (?:de|du|des)|au coin (?:de|du|des)|a l'angle (?:de|du|des)|dans (?:l'angle|le coin|un coin|le fond|un recoin) (?:de|du|des)|(?:au|en plein) milieu (?:de|du|des)|en pleine?|a cote des|pres des|ds|a|au|aux|en|vers|jusque dans|hors de|du cote de) ";

/** A place that could be found again. */
export const PRECISE_PLACE = phrases(
  `${AT}${DETERMINER}(?:petite? |grande? |nouve(?:au|lle) |ancien(?:ne)? )?${PLACE}${ADJECTIVE}${COMPLEMENT}`,
  "chez (?:un |une |le |la |l'|les |mon |ma |notre |nos |des )?(?:clients?|cliente|patient[es]{0,2}|fournisseur|prestataire|particulier|usager|moi|lui|elle|habitant[es]{0,2})(?: (?:a|de|d') ?[a-z][a-z-]{2,18})?",
  // Somebody's home, where one works.
  "(?:chez|au domicile (?:de|d')|a la maison de|dans (?:la maison|l'appartement|la chambre|le salon|la cuisine) (?:de|d')) ?(?:une? |la |le |les |l'|mon |ma |mes |cette |ce )?(?:(?:petite |vieille |autre )?(?:mme|madame|mr|monsieur|m\\.|famille|dame|monsieur|mamie|papi|beneficiaire|personne agee|couple|patronne?|employeurs?|eleve|famille d'accueil)(?: (?!qui|que|il|elle|m'|me|ou|et|est|a|je|j'|pour|depuis|tous|le|la)[a-z][a-z-]{1,18})?)",
  "(?:en|au|pendant (?:une|la|le|un|les)|lors (?:de la|d'une|d'un|du)|durant (?:la|une|un)|au cours (?:de la|d'une|d'un)|a la|en pleine) ?(?:reunions?|briefings?|debriefings?|briefs?|debriefs?|daily|stand~up|transmissions|releve|staff|codir|comite(?: (?:de direction|d'entreprise|social|de pilotage|de suivi|strategique))?|comex|copil|cotech|conference(?: de presse)?|inventaire|plenieres?|soutenance|audience|repetition|representation|tournage|repas d'equipe|diner d'equipe|soiree (?:d'entreprise|de noel|du personnel|d'integration)|arbre de noel|fete (?:de fin d.annee|de noel|d'ecole|du service)|team~building|afterwork|seminaires?|conseil (?:de classe|d'administration|pedagogique|de discipline)|assemblee generale|point (?:d'equipe|hebdo|du matin)|visio(?:conference)?s?|conf~?call|call|teams|zoom|skype|google meet|meet|appel|conference telephonique|entretien|seminaire|repas de (?:noel|fin d.annee|service|l.equipe)|pot de (?:depart|fin d.annee|noel))(?: (?:de |du |d'|sur |avec )?(?:equipe|service|l'equipe|teams|zoom|chantier|direction|rentree|lundi))?",
  "(?:par|sur|via|dans|recu|recois) (?:un |une |des |le |la |les |mon |ma |mes |notre |l')?(?:(?:e~)?mails?|courriels?|sms|textos?|whatsapp|messenger|teams|slack|zoom|skype|telephone|messages? (?:vocal|prive|ecrit|teams|whatsapp)s?|messagerie|groupe (?:whatsapp|teams|messenger)|boite mail|discord|telegram|signal|snap(?:chat)?|tiktok|insta|viber|google chat|webex|talkie~?walkie|interphone|micro|haut~parleur|repondeur|boite vocale|messages? (?:audio|insta|facebook|linkedin)|groupe (?:facebook|telegram|signal|snap)|post~its?|fil (?:teams|slack|whatsapp)|canal (?:teams|slack)|linkedin|facebook|instagram|chat|intranet)",
  'au telephone',
  // "Le siège est à Rezé, pas à Nantes": where it is, is told only against where it is not.
  `(?:le |la |l'|notre |mon |ma )${PLACE} (?:est|etait|se trouve|se trouvait) (?:bien )?(?:a|au|en|dans) [a-z-]{3,20}(?=,? (?:et )?(?:non )?pas (?:a|au|en|dans) )`,
  "a l'arret(?! (?:maladie|de travail|cardiaque))(?: [a-z][a-z-]{2,14}){0,2}(?= ?(?:$|[.,;!?)]))",
  // Numbered, it needs no preposition: "contre le rack allée 7".
  '(?<!(?:du|de|de la|des|le|la|les) )(?:allee|chambre|quai|porte|box|guichet|caisse|salle|bureau|ligne|hall|batiment|bat|tapis|zone) (?:n°|numero )?(?:[0-9]{1,4}[a-f]?|[a-f](?= ?(?:$|[.,;!?)])))',
  `(?:au|dans le|du) ?(?:[0-9]{1,2}|premier|deuxieme|troisieme|quatrieme|cinquieme|sixieme|dernier) ?(?:er|e|eme|ere|nd|nde)? ?(?:etage|sous~sol|niveau)`,
);

/** A note of a place, without a preposition and without a verb: "la caisse 4 du Super U", "Vestiaires hommes." */
export const BARE_PLACE = new RegExp(
  `(?<=(?:^|[.,;!?\\n:] ?|mais |c'? ?etait |c'? ?est |plutot ))(?:(?:le |la |l'|les |ds |dans |a |au )?(?:petite? |grande? |nouve(?:au|lle) )?)${PLACE}${ADJECTIVE}${COMPLEMENT}(?: (?:hommes|femmes|les [a-z]{3,12}|ligne [0-9]{1,3}|[0-9]{1,3}|[a-f]|photocopie|scolaire))?(?: (?:du|de la|de l'|des|de) ?[a-z0-9-]{2,14}(?: [a-z]{2,14})?)?(?= ?(?:$|[.,;!?\\n]))`.replaceAll(
    '~',
    '[- ]?',
  ),
  'g',
);

/** What follows a place and is a part of it: "…, quai 4". */
export const PLACE_NUMBER =
  /^,? ?(?:au |a la |a l'|du |cote )?(?:quai|porte|hall|batiment|bat|etage|niveau|salle|bureau|box|allee|zone|caisse|ligne|poste|aile|entree|chambre)s? ?(?:n°|numero )?(?:[a-z]?[0-9]{1,4}[a-z]?|[a-f])(?![a-z0-9]| ?h(?:eures?)?(?![a-z]))/;

/** "en réunion": a sort of place; which one is not said. */
export const BARE_MEETING =
  /^(?:(?:en|pendant (?:une|la|un)|lors (?:de la|d[' ]?une|d[' ]?un|du)|durant (?:la|une|un)|au cours (?:de la|d[' ]?une|d[' ]?un)|en pleine|au|pendant (?:le|les)) ?(?:reunions?|entretien|appel|call|briefings?|briefs?|debriefs?|debriefings?|daily|stand[- ]?up|transmissions|staff|point)|a la (?:reunion|releve))$/;

/** "au travail": a place, but which? */
export const VAGUE_PLACE = phrases(
  '(?:au|sur mon lieu de|a mon|sur le lieu de|dans mon) (?:travail|boulot|taf|job)',
  "(?:dans|a|au sein de) (?:l'|la |ma |mon |notre )?(?:entreprise|boite|societe|association|organisation|etablissement)",
  'au bureau',
  'a (?:mon|son|notre) poste',
  '(?:en (?:reserve|classe|stock)|a la chaine)',
  '(?:a|dans|pendant) (?:chaque|toutes les|les) (?:reunions?|briefings?|visios?|daily|appels?)',
  'sur (?:le )?site',
  'sur place',
  'en deplacement',
  'en teletravail',
  'dehors',
  'a (?:paris|lyon|marseille|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nimes|brest|tours|amiens|limoges|metz|nancy|rouen|caen|orleans|mulhouse|perpignan|besancon)',
);

/**
 * What she did or felt afterwards, with herself as its subject: "j'ai pleuré", "je me suis enfermée", "j'ai signalé". A
 * place beside it is where she hid or how she told of it, not where the facts happened.
 */
export const HER_AFTERMATH = phrases(
  "(?:j'|j |je )(?:en |y |lui |leur |l'|me |m'en |m'y )?(?:ai|avais|suis|etais)? ?(?:[a-z]{2,11} ){0,3}(?:pleur(?:e|ais|er)|sanglote|craque|vomi|tremble|hurle|cachee?|refugiee?|enfermee?|isolee?|effondree?|ecroulee?|sauvee?|enfuie?|calmee?|fondu en larmes|repris (?:mon souffle|mes esprits)|mange seule?)",
  "(?:j'|j |je )(?:en |y |lui |leur |l'|les |me |m'en )?(?:ai|avais|suis|etais) (?:[a-z]{2,11} ){0,3}(?:signale|prevenue?|alerte|informe|averti|ecrit|envoye|transmis|adresse|contacte|appele|telephone|raconte|confiee?|plainte?|denonce|repondu|depose|porte plainte|relance|fait (?:part|remonter))[es]{0,2}",
  "(?:je (?:me )?|j')(?:pleure|cache|enferme|isole|refugie|mange seule?|vomis|tremble)",
);

/** What follows such words is not where the facts happened. */
export const NOT_WHERE = phrases(
  '(?:mutation|mutee?|mutes|transfert|transferee?|demenage[a-z]{0,2}|candidature|retourner|revenir|aller|vais|allais|arriver|partir|partie?|rentree?|retournee?|revenue?|me rendre|travaille|bosse|entree?|assist[a-z]{1,5}|temoin) ?',
);
