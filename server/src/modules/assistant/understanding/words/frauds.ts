/** How people tell that figures are made up or that somebody acts in their name. Over folded text. */

const PAPERS =
  "(?:notes? de frais|factures?|comptes?|heures|bulletins?|chiffres|caisses?|resultats|releves?|feuilles?(?: d'heures)?|pointages?|documents?|contrats?|devis|stocks?|inventaires?|fiches?(?: de paie)?|registres?|plannings?|dlc|dates? de peremption|etiquettes?|dossiers?|tickets?)";

export const MORE_FRAUDS: readonly string[] = [
  `(?:trafiqu|truqu|bidonn|magouill|bidouill|maquill|antidat|gonfl|falsifi)[a-z]{1,4} (?:[a-z]{2,8} )?(?:les|mes|ses|des|la|le|mon|ma|son|sa|leurs|nos|l') ?${PAPERS}`,
  '(?:pioch|pui|tap|ser)[a-z]{1,3} (?:[a-z]{2,8} )?dans (?:la|les) caisses?',
  'travail (?:au noir|dissimule|non declare)',
  '(?:paye|payee|payes|paie|travaille|embauche|embauchee) (?:[a-z]{2,8} ){0,2}au (?:noir|black)',
  "(?:n'a|n'ont|m'a|m'ont|est|sont|suis|etais) (?:pas|jamais|non) (?:ete )?declare[a-z]{0,2}",
  'fausses? (?:declarations?|attestations?|signatures?|heures|ordonnances?|commandes?|fiches?)',
  'faux (?:contrats?|devis|arrets?|justificatifs?|certificats?|clients?|avis)',
  '(?:surfactur|double~factur)[a-z]{1,5}',
];

const MINE_TO_SIGN =
  '(?:identifiants?|codes?|session|compte|badge|mots? de passe|login|nom|signature|carte(?: vitale| pro)?|acces|mails?|boite mail|messagerie|adresse(?: mail)?|profil|numero(?: de secu)?|identite|ordi|ordinateur)';

export const MORE_THEFTS_OF_IDENTITY: readonly string[] = [
  `(?:s'est|s'etait|se|s'est meme|se sont) (?:servie?s?|sert|servait|servent|connectee?s?|connecte|logguee?|loguee?) (?:[a-z]{2,8} )?(?:de |d'|avec |sur )(?:mon|mes|ma) ${MINE_TO_SIGN}`,
  '(?:imit|contrefai|copi|reprodui|falsifi)[a-z]{1,4} ma signature',
  '(?:faux|fausse) (?:profil|compte|page|cv)(?: [a-z]{2,10}){0,2} (?:a mon nom|avec (?:ma|mes) photos?)',
  "(?:sign|valid|post|envoy|command|pointe|badge)[a-z]{0,4} (?:[a-z']{1,14} ){0,3}(?:a ma place|pour moi|de mon nom|avec mon nom|sous mon nom|en mon nom)",
  `ouvert (?:un compte|un credit|une ligne)[a-z ]{0,12} a mon nom`,
];
