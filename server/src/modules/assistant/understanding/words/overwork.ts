/** How people tell of too much work, too long hours and rest that is not given. Over folded text. */

const LOAD =
  '(?:travail|boulot|tournees?|dossiers?|taches?|clients?|heures?|chambres?|lits?|patients?|residents?|colis|appels?|missions?|classes?|chantiers?|services?|commandes?|palettes?)';

export const OVERWORK: readonly string[] = [
  `(?:(?:me|m'a|m'ont|on|il|elle|ils) )(?:re)?(?:rajout|ajout|surcharg|noi|accabl|submerg|ecras|croul|assomm|charg|gav)[a-z]{0,4} (?:[a-z]{1,8} ){0,3}(?:de |du |des |d'|en |sous (?:le|les) )${LOAD}`,
  "(?:journees?|semaines?|services?|amplitudes?) de (?:1[0-9]|[5-9][0-9]|dix|onze|douze|treize|quatorze|quinze|seize|cinquante|soixante) ?(?:h|heures?)(?: d'affilee)? (?:sans|d'affilee|tous|non|par semaine sans)(?: (?:pause|manger|repos|payees?|les jours))?",
  '(?:travaill|boss|enchain|fai|tenu|aligne)[a-z]{0,4} (?:[a-z0-9]{1,8} ){0,4}sans (?:pause|repos|un jour de repos|jour de repos|week~end|un week~end|manger|boire|souffler)',
  "(?:le|du|un) (?:travail|boulot|poste) (?:de |d')(?:deux|trois|quatre|cinq|[2-6]) (?:personnes|postes|collegues|gens|salariee?s|temps pleins?)",
  '(?:deux|trois|quatre|[2-4]) postes (?:a la fois|en meme temps|a moi (?:toute )?seule?|a moi tout seul)',
  '(?:toute |tout )?seule? (?:pour|avec|a gerer|a m.occuper de) (?:[2-9][0-9]|1[2-9]|trente|quarante|cinquante|soixante|vingt|quinze|deux (?:services|etages|rayons)|tout (?:le|l.) ?(?:service|etage|magasin|rayon)) ?(?:residents|patients|lits|eleves|enfants|couverts|malades)?',
  "laiss[a-z]{1,4} (?:toute |tout )?seule? (?:[a-z]{2,8} ){0,3}(?:avec|pour|a gerer|a m'occuper de) (?:[2-9][0-9]|1[0-9]{1,2}|trente|quarante|cinquante|soixante|vingt|quinze|tou[a-z]{1,2} (?:le|la|les))",
  '(?:minuteur|chrono(?:metre)?|pointeuse) (?:[a-z]{2,10} ){0,3}(?:sur mon|quand je|des que je|a chaque|devant moi|aux toilettes)',
  'heures sup[a-z]{0,11} (?:[a-z]{2,8} ){0,3}(?:non |pas |jamais |im)(?:payees?|comptees?|comptabilisees?|declarees?|recuperees?)',
  "(?:oblig|forc|fai|contrain)[a-z]{1,5} (?:encore |toujours )?(?:a |de )?(?:travailler|bosser|venir|rester|revenir|finir|pointer) (?:[a-z]{1,10} ){0,4}(?:le (?:dimanche|week~end|samedi)|la nuit|pendant (?:mon|mes) (?:arrets?|conges?|repos|vacances|pauses?)|jusqu'a (?:minuit|[0-9]{1,2} ?h|point d'heure|pas d'heure|tard)|malade|gratuit[a-z]{0,5}|sans (?:etre payee?|pause))",
  '(?:chang|modifi|boulevers)[a-z]{1,4} (?:mes|mon|les|nos) (?:horaires?|plannings?|jours?(?: de repos)?|shifts?) (?:[a-z]{1,8} ){0,2}(?:la veille|au dernier moment|a la derniere minute|du jour au lendemain|tous les|chaque|sans arret|sans cesse)',
  'delais? (?:impossibles?|intenables?|irrealisables?|delirants?)',
  '(?:pression (?:constante|permanente|monstre|enorme|insupportable|insoutenable)|charge de travail (?:enorme|monstrueuse|ingerable|intenable|insupportable|delirante|de dingue|qui (?:explose|double)|a double))',
  "(?:m'interdi|m'empech|me defen|m'a interdit|m'ont interdit|nous interdi|interdiction)[a-z]{0,4} (?:de |d')(?:parler|aller|m'asseoir|s'asseoir|manger|boire|sortir|prendre (?:mes|mon|ma|une) (?:pauses?|conges|repos)|telephoner|discuter|adresser|faire (?:une|ma) pause|partir a l'heure)",
  "(?:me |m')(?:refus|saut|supprim|sucr|comptabilis)[a-z]{1,3} (?:toutes |toujours )?(?:mes|ma|les) pauses?",
];
