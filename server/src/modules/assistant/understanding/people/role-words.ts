/** What people at work are called by what they do. Over folded text. */
import { anyOf } from '../words/any-of.ts';
import { phrases } from '../words/phrases.ts';

const OF = "(?:de la |de l'|de |du |des |d'|en |aux? |a la )";
const FIELD = anyOf(
  'equipes?|services?|projets?|rayon|ateliers?|chantiers?|secteur|magasin|agence|site',
  'departement|rh|ressources humaines|production|ventes?|commercial[a-z]{0,2}|marketing',
  'comptab[a-z]{2,6}|ligne|pole|cabinet|bureau|zone|region|plateau|caisses?|cuisine|salle|rang',
  'formation|communication|achats?|logistique|qualite|securite|maintenance|informatique',
  'developpement|recherche|direction|cantine|etablissement|ecole|exploitation|usine|restaurant',
  'nuit|jour|finances?|financier|financiere|general[a-z]?|technique|adjointe?|regional[a-z]?',
  'hierarchique|direct|directe|d.exploitation|clientele|paie|stagiaires?|unite|vente|reception',
  'entrepot|quart|poste|accueil|stage|these|travaux|sante|soins|proximite|salle|bloc',
  'laboratoire|labo|fabrication|expedition|livraison|tri|plonge|bar|hall|quai|depot|parc|flotte',
  'voirie|espaces verts|paie|studio|clinique|ehpad|creche|mairie',
);
const COMPLEMENT = `(?: (?:${OF})?${FIELD}){0,3}(?: (?:cheffe?|coordinat(?:eur|rice)|principale?|titulaire))?`;
const HEAD = `(?:sous~)?${anyOf(
  'chefs?|cheffes?|chefe|responsables?|resp(?= |\\. ?[a-z])\\.?|managers?|manageuse|directeurs?',
  'directrices?|dirigeante?s?|patron[a-z]{0,3}|boss|superieure?s?(?: hierarchique)?',
  'n ?\\+ ?[1-3]|collegues?|collaborat(?:eur|rice)s?|co~?equipi(?:er|ere)s?|drh|rrh|rh',
  'gerante?s?|clients?|clientes?|stagiaires?|alternante?s?|apprentie?s?',
  "assistante?s?(?: sociale?s?| maternelle?s?| dentaires?| de direction| d'education)?",
  'secretaires?|comptables?|format(?:eur|rice)s?|tut(?:eur|rice)s?|associee?s?|pdg|dg|daf|dsi',
  'contremaitres?|cadres?|medecins?(?: du travail| traitant| scolaire| chef| coordonnateur)?',
  'psychologues? (?:du travail|scolaire|du (?:service|site))|sages?~femmes?',
  'brancardi(?:er|ere)s?|kines?|kinesitherapeutes?|ergotherapeutes?|orthophonistes?',
  'pharmacien[a-z]{0,3}|preparat(?:eur|rice)s? en pharmacie',
  'inspect(?:eur|rice)s?(?: du travail)?|referente?s?(?: harcelement| handicap| rh)?|atsem|aesh',
  'principale?~adjointe?|documentaliste|intendante?|concierges?|femmes? de (?:menage|chambre)',
  "valets? de chambre|gouvernantes?|agente? d'entretien|tele~?conseill(?:er|ere)s?|commis",
  'barmans?|barmaids?|sommelier|traders?',
  'chefs? de (?:rang|partie|salle|cuisine|projet|produit|service|chantier)|docteurs?|internes?',
  'infirmi(?:er|ere)s?|aides?~soignante?s?|soignante?s?|chirurgien[a-z]{0,2}|professeure?s?',
  'profs?|enseignante?s?|proviseure?|principal[a-z]?|cpe|surveillante?s?|agente?s?|vigiles?',
  'gardien[a-z]{0,3}|coordinat(?:eur|rice)s?|coordonnat(?:eur|rice)s?|ingenieure?s?',
  'commercia(?:l|le|ux|les)|vendeu(?:r|rs|se|ses)|caissi(?:er|ere)s?|interimaires?|presidente?',
  'adjointe?|supervis(?:eur|rice)s?|operat(?:eur|rice)s?|technicien[a-z]{0,3}|ouvri(?:er|ere)s?',
  'cuisini(?:er|ere)s?|serveu(?:r|rs|se|ses)|livreurs?|chauffeurs?|conduct(?:eur|rice)s?',
  'magasini(?:er|ere)s?|preparat(?:eur|rice)s?(?: de commandes?)?|manutentionnaires?|cariste',
  'fournisseurs?|prestataires?|patiente?s?|usage(?:r|re)s?|resident[a-z]{0,2}|eleves?',
  "etudiante?s?|parents? d'eleves?|recrut(?:eur|euse)s?|chargee? (?:de|d') ?[a-z]{4,16}",
  'binomes?|employeur|second de cuisine|team leader|lead|leader|maire',
  'elue?s?(?: (?:du )?(?:cse|chsct|cssct|personnel))?',
  'deleguee?s?(?: syndica(?:le?|ux|les)| du personnel| (?:du )?(?:cse|chsct|cssct|cgt|cfdt|fo|unsa|sud)){0,2}',
  'representante?s?(?: du personnel| syndica(?:le?|ux|les)| (?:du )?(?:cse|personnel)){0,1}',
  "conseill(?:er|ere)s?|juristes?|avocate?s?|receptionniste|hote(?:sse)?s? d'accueil",
  'animat(?:eur|rice)s?|educat(?:eur|rice)s?|auxiliaire[a-z ]{0,8}|developpeu(?:r|se)s?',
  'consultante?s?|passag(?:er|ere)s?|voyageu(?:r|se)s?|voisine? de (?:bureau|poste|table)',
  'contremaitresse|adjudante?(?:~chef)?|sergente?|capitaine|lieutenante?|caporal[a-z]?',
  'metteu(?:r|se) en scene|realisat(?:eur|rice)|regisseu(?:r|se)|maitre de (?:stage|these)',
  'lingere?|lingiste|plongeu(?:r|se)|cariste|facteur|factrice|dispatch(?:er|eur)|cto|ceo|coo',
  'cfo|po|scrum master|chef de [a-z]{3,12}',
)}`;

const DETERMINER =
  "(?:(?:mon|ma|mes|notre|nos|le|la|les|un|une|son|sa|ses|votre|leur|cet|cette|ce|deux|trois|plusieurs|d'autres|autre|l') ?(?:nouve(?:au|lle) |ancien(?:ne)? |ex-?|propre |autres? |jeune |futur |vieux |grand |petit )?)";

/** Groups: the determiner with its adjective if there is one, the role. */
export const ROLES = phrases(`(${DETERMINER})?(${HEAD}${COMPLEMENT})`);
