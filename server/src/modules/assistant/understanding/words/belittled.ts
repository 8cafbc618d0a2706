/** How people tell that their work is run down, their things are spoiled and nobody sees them. Over folded text. */

const MY_WORK =
  '(?:rapports?|travail|travaux|dossiers?|copies?|dessins?|comptes?~rendus?|cahiers?|plats?|assiettes?|notes?|projets?|preparations?|presentations?|devoirs?|fiches?|plans?|cours)';
const MY_THINGS =
  '(?:chaussures?|bottes?|casier|sac|gamelle|verre|cafe|bouteille|plat|vestiaire|assiette|repas|gourde|thermos|gants|tiroir|casque|blouse|manteau|poche)';
const MY_REQUESTS =
  '(?:conges?|demandes?|formations?|augmentations?|vacances|rtt|mutations?|teletravail|jours|repos|recups?|recuperations|candidatures?|promotions?|primes?|pauses?|absences?)';

export const BELITTLED: readonly string[] = [
  '(?:remet|remettait|remettent|remettaient|met|mettait|mettent|remis|mis) (?:toujours |sans arret |sans cesse |constamment |systematiquement )?en (?:cause|question|doute) (?:tout ce que je|mon travail|mes competences|mes capacites|ma parole|tout mon|chaque|mes decisions|mon professionnalisme)',
  "(?:me |m'a |m'ont |nous )(?:reprend|repren|repris|recadr|corrig|sermonn|remis[es]? a ma place|descend|cass|rabrou|rembarr|clash|disput|grond|afficha?)[a-z]{0,5} (?:[a-z]{2,10} ){0,2}(?:devant|en (?:public|pleine|reunion)|face a)",
  '(?:critiqu|contest|denigr|demoli|descend|massacr|dezingu)[a-z]{0,4} (?:[a-z]{2,10} )?(?:tout ce que je|mon travail|chaque|tout mon|le moindre|la moindre|mes moindres|ma facon)',
  `(?:jet|froiss|balanc|mis|met)[a-z]{0,4} (?:mon|ma|mes|tout mon) ${MY_WORK} (?:a la (?:poubelle|corbeille)|en morceaux|au panier)`,
  'bizut[a-z]{1,5}',
  "(?:me |m'a |m'ont |me suis fait )fouill[a-z]{1,4}",
  '(?:ne )?repond[a-z]{0,3} (?:plus|jamais) (?:a (?:aucun[e]? de )?(?:mes|mon|ma)|quand je)',
  '(?:donne|file|attribue|confie|refile)[a-z]{0,2} (?:mon bureau|mon poste|ma place|mes (?:dossiers|clients|classes|patients|missions|chantiers)) a',
  '(?:ne )?me (?:serre|fait|fai|font|donne|adresse)[a-z]{0,3} plus (?:la main|la bise|un regard|un mot)',
  `(?:piss|urin|crach|mis|met|vers|vid)[a-z]{0,3} (?:[a-z]{2,8} ){0,3}dans (?:mon|ma|mes) ${MY_THINGS}`,
  '(?:vid|fouill|casse|forc|cadenass|scotch|perc|crev|ray|sabot|saccag|degrad)[a-z]{0,3} (?:encore )?(?:mon|ma|mes) (?:sac|casier|vestiaire|tiroirs?|voiture|pneus?|bureau|affaires|velo|armoire|scooter|outils|machine)',
  "fai[a-z]{1,5} semblant de (?:ne )?(?:pas )?(?:me |m')(?:voir|entendre|ecouter|connaitre)",
  "(?:quitte|quittent|se (?:leve|levent|tait|taisent)|s'en (?:va|vont)|sort|sortent|arretent? de parler|changent de (?:table|sujet)|change de (?:table|sujet)|souffle|soupire|leve les yeux au ciel|levent les yeux au ciel|rient|rit|ricane|ricanent) (?:[a-z]{2,8} ){0,2}(?:quand|des que|lorsque|chaque fois que) (?:j'|je )",
  "(?:me |m'a |m'ont )tourn[a-z]{1,4} le dos",
  '(?:personne|plus personne|aucun collegue|ils|elles|on) (?:ne )?(?:veut|voulait|veulent|mange|mangent|dejeune|fait equipe|travaille) (?:[a-z]{2,10} ){0,3}(?:plus avec moi|avec moi(?= ?(?:$|[.,;!?])))',
  '(?:reunions?|dejeuners?|dejeunent|mangent|pots?|repas|briefings?|decident|apero|sorties?) (?:[a-z]{2,10} ){0,2}sans moi',
  `(?:refus|rejet|bloqu|annul)[a-z]{1,4} (?:[a-z]{2,15} ){0,2}(?:mes|toutes mes|tous mes) ${MY_REQUESTS}`,
  `me refus[a-z]{1,3} (?:[a-z]{2,15} ){0,2}(?:mes|mon|ma|toute|tous|toutes|le moindre|la moindre) ?(?:mes |les )?${MY_REQUESTS}`,
  'plus (?:aucune? |une seule )(?:mission|dossier|tache|projet|client|travail|responsabilite)s?|plus rien a faire de mes journees|plus (?:de )?(?:bureau|chaise|ordinateur) a moi',
  '(?:mon bureau|mon poste|mes affaires|ma table|mon casier)(?: de travail)? (?:a|ont|est|sont|avait) (?:ete )?(?:[a-z]{2,8} )?(?:demenagee?s?|deplacee?s?|videe?s?|jetee?s?|enlevee?s?|transferee?s?|donnee?s? a|mise?s? (?:dans|au|a la))',
  "(?:s'attribu|s'appropri|vol|piqu|sign)[a-z]{0,4} (?:toujours |de son nom )?(?:tout )?(?:mon (?:travail|boulot)|mes (?:idees|resultats|dossiers)|le merite de)",
  '(?:dit|disant|repete|raconte|raconter)[a-z]{0,3} (?:[a-z]{1,10} ){0,4}que je (?:ne )?(?:sers? a rien|vaux rien|suis (?:bonne? a rien|pas (?:a la hauteur|a ma place|faite? pour)|le probleme|inutile|folle|dangereu[a-z]{1,2})|fais (?:tout mal|rien|que des)|comprends rien|sais (?:rien|pas))',
  "(?:parle|parlent|parlait) (?:de moi )?(?:a la troisieme personne|comme si je n'etais pas la)",
  '(?:humili|rabaiss|ridiculis|descend|infantilis)[a-z]{1,4} (?:[a-z]{2,10} ){0,2}devant',
  '(?:impos|affect|coll)[a-z]{1,4} (?:[a-z]{2,8} ){0,2}(?:les taches (?:ingrates|degradantes)|les sales boulots|le menage|les toilettes|les poubelles|les corvees)',
  "(?:me|m'a|m'ont|nous) (?:fai(?:t|sait)|font|fait) (?:[a-z]{2,12} ){0,2}(?:nettoyer|laver|recurer|ramasser|mettre a genoux|pointer|porter) (?:[a-z]{1,10} ){0,4}(?:devant tout le monde|a quatre pattes|a genoux|pour me punir|alors que ce n'est pas mon travail|les toilettes|les chiottes|ses affaires)",
  `(?:attach|enferm|scotch|ligot|cach|deguis)[a-z]{1,4} (?:[a-z]{1,12} ){1,5}pour (?:rire|rigoler|s'amuser|la blague|le fun)`,
];
