/** How people tell of dangers at work, to bodies and to data. Over folded text. */
export const DANGERS: readonly string[] = [
  'fuites? de donnees',
  'pirat(?:age|er|ees?)',
  "(?:m'a|m'ont|a ete|ete|fait|sont) pirate[a-z]?",
  'phishing',
  'hameconnage',
  'accident du travail',
  'consignes? de securite',
  'probleme de securite',
  "(?:desactive|debranche|coupe|enleve|retire)[a-z]? (?:mon |l'|ma |le |la |les )?(?:alarme|carter|protection|badge|camera|securite)",
  'rancongiciel',
  'sans (?:equipement|protection|harnais|casque|epi)s?(?: de protection)?',
];
