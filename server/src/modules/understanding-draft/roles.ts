/** Functions of persons, as people name them. */
import { matchesOf, type Span } from './phrases.ts';

const NOUN =
  "(?:chef(?:fe)?s?|responsables?|manageu?rs?|manageuses?|directeurs?|directrices?|dir~?com|patron(?:ne)?s?|superieure?s?(?: hierarchiques?)?|n ?\\+ ?[123]|collegues?|collaborat(?:eur|rice)s?|drh|rrh|pdg|dg|clients?|clientes?|fournisseurs?|stagiaires?|alternante?s?|apprentie?s?|assistante?s?|secretaires?|comptables?|associee?s?|gerante?s?|employeu?r(?:euse)?|formateurs?|formatrices?|tuteurs?|tutrices?|usagers?|patiente?s?|medecins?|infirmiers?|infirmieres?|aide~soignante?s?|cadres?|contremaitres?|coordinat(?:eur|rice)s?|superviseu?rs?|superviseuse|president(?:e)?|vigiles?|agents?|prestataires?|interimaires?|commercial(?:e)?|commerciaux|charge(?:e)? (?:de|d') ?[a-z]{3,15}|professeure?s?|binome|vendeurs?|vendeuses?|caissiers?|caissieres?|technicien(?:ne)?s?|ingenieure?s?|ouvriers?|ouvrieres?|operat(?:eur|rice)s?|cuisiniers?|cuisinieres?|serveurs?|serveuses?|magasiniers?|chauffeurs?|delegue(?:e)?|adjointe?s?|subordonnee?s?|encadrante?s?|boss|hotesses?|receptionnistes?|consultante?s?|avocate?s?|juristes?|elue?s?|maire|proviseure?|visiteurs?)";
const MORE =
  "(?: (?:(?:de |d'|du |des |de la |en |de l')(?:equipe|service|projet|rayon|atelier|chantier|secteur|site|magasin|agence|salle|cuisine|departement|production|rh|ressources humaines|paie|qualite|region|accueil|achats?|communication|marketing|compta|comptabilite|clinique|securite|plateau|direction|formation|nuit|jour|bureau|entretien|zone)|general(?:e)?|commercial(?:e)?|regional(?:e)?|technique|adjointe?|direct(?:e)?|hierarchique|financi(?:er|ere)|rh|marketing|juridique|artistique|administrati(?:f|ve))){0,2}";
const DETERMINER =
  "(?:mon|ma|mes|notre|nos|le|la|les|l'|un|une|des|deux|trois|quatre|plusieurs|quelques|certains|son|sa|ses|cet|cette|ce|d'autres|une autre|un autre|mon ancien(?:ne)?|mon nouveau|ma nouvelle|mon propre)";
const SOURCE = `(?:(?<det>${DETERMINER}) ?)?(?<role>${NOUN}${MORE})`
  .replaceAll("'", "[' ]?")
  .replaceAll('~', '[- ]?');

const ROLE = new RegExp(`(?<![a-z0-9])${SOURCE}(?![a-z0-9])`, 'g');

export interface RoleMention extends Span {
  /** With its determiner: "mon chef". */
  start: number;
  /** Where the noun itself begins. */
  nounStart: number;
  determiner: string;
  noun: string;
  /** More than one person: "deux collègues". */
  plural: boolean;
}

const PLURAL = /^(?:mes|nos|les|des|deux|trois|quatre|plusieurs|quelques|certains|ses|d.?autres)$/;

export const findRoles = (text: string): RoleMention[] =>
  matchesOf(ROLE, text).map((match) => {
    const { det: determiner = '', role: noun = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    return {
      start: match.index,
      nounStart: end - noun.length,
      end,
      determiner,
      noun,
      plural: PLURAL.test(determiner),
    };
  });
