/** The words of danger and distress, over folded text (see `fold`): no accents, lower case, straight apostrophes. */

/** Always global: every occurrence is looked at. */
export type SafetyPattern = RegExp;

const ME = "(?:me |m'|m )";

/** Now, or about to be. */
export const IMMEDIATE_DANGER: readonly SafetyPattern[] = [
  /\b(?:il|elle|ils|elles|on|quelqu'un|mon \w+|ma \w+) (?:est|sont|est la|attend|m'attend|attendent|tambourine|frappe|cogne|tape) (?:encore |toujours |juste |en ce moment |la |en bas )?(?:devant|derriere|a|en bas de) (?:ma |la |chez moi|mon )(?:porte|maison|immeuble|fenetre|voiture|domicile)?/g,
  /\b(?:il|elle|ils|elles|on|quelqu'un|un homme|mon \w+) (?:est en train de |sont en train de |est entrain de )(?:me |m')(?:frapp|tap|suiv|suivre|agress|menac|attend|poursuiv|etrangl|viol|sequestr)/g,
  /\b(?:il|elle|ils|elles|on|quelqu'un|un homme|mon \w+) (?:me suit|me suivent|m'attend|m'attendent|me poursuit|me poursuivent|me frappe|me menace|me guette)(?: \w+){0,3} (?:en ce moment|maintenant|actuellement|la tout de suite|dehors|en bas|sur le parking|a la sortie|depuis tout a l'heure)/g,
  /\ben ce moment(?: meme)?,? (?:il|elle|ils|elles|quelqu'un) (?:me suit|me suivent|m'attend|me menace|me frappe|me poursuit)/g,
  /\b(?:il|elle|ils|elles) (?:va|vont) (?:encore |surement |finir par |me retrouver et )?(?:me |m'|nous )(?:frapper|taper|agresser|etrangler|violer|tabasser|poignarder|egorger|defoncer|faire la peau|tuer|buter|crever|descendre|planter)\b/g,
  /\b(?:il|elle|ils|elles|mon \w+|ma \w+|quelqu'un|un collegue|une collegue) (?:a|ont|tient|brandit|a sorti|avait|m'a menacee? avec|est venue? avec|se promene avec|vient avec|arrive avec) (?:encore )?(?:un |une |son |sa |des )(?:gros |grand |petit )?(?:couteau|cutter|arme|pistolet|fusil|revolver|hache|machette|flingue|carabine|batte)\b/g,
  /\bmenace\w* (?:avec|a l'aide d'|sous la menace d')? ?(?:un |une |son )(?:couteau|cutter|arme|pistolet|fusil|hache|machette)\b/g,
  /\bj'?ai (?:tres |vraiment |tellement )?peur (?:pour ma (?:vie|securite)|qu'(?:il|elle|ils|elles) (?:me tue|me tuent|me frappe|me frappent|m'agresse|m'agressent|vienne chez moi|me fasse du mal|passe a l'acte))/g,
  /\bje crains (?:pour ma (?:vie|securite)|qu'(?:il|elle|ils) (?:me tue|me frappe|m'agresse))/g,
  /\bma vie est en danger\b|\bje suis en danger\b|\bje me sens en danger de mort\b|\ben danger (?:immediat|de mort)\b/g,
  /\bje suis (?:enfermee?|cachee?|sequestree?|bloquee? dans (?:les toilettes|le bureau|la voiture))\b/g,
  /\b(?:au secours|appelez la police|a l'aide)\b/g,
  /\bje (?:ne )?suis pas en securite\b|\bje (?:ne )?me sens pas en securite (?:en ce moment|chez moi|maintenant|ce soir)\b/g,
];

/** Threats, said or done, even if not now. */
export const THREAT: readonly SafetyPattern[] = [
  /\bmenac\w* (?:\w+ ){0,2}de mort\b|\bmenaces? de mort\b/g,
  /\bmenac\w* (?:\w+ ){0,2}de (?:me |m'|nous )?(?:tuer|buter|frapper|taper|casser la (?:gueule|figure|tete)|bruler|violer|crever|defoncer|etrangler|egorger|planter|faire la peau|retrouver|venir chez moi|s'en prendre a (?:moi|mes enfants|ma famille))/g,
  new RegExp(
    `\\b(?:allait|irait|va|vont|allaient|voulait|veut|veulent|voudrait|pourrait|compte|comptait) (?:finir par |aussi |tous )?${ME}(?:tuer|buter|crever|etrangler|egorger|frapper|poignarder|violer|casser la (?:gueule|figure)|faire la peau|defoncer|fracasser|planter|descendre|demolir|bruler)`,
    'g',
  ),
  /\b(?:je vais|j'vais|on va) (?:te|vous|t') ?(?:tuer|buter|crever|etrangler|egorger|frapper|casser la (?:gueule|figure)|faire la peau|defoncer|fracasser|planter|demolir|violer|retrouver)\b/g,
  /\b(?:me|te|m'|t') ?(?:tuerai|tuerait|buterai|buterait|creverai|creverait)\b/g,
  /\b(?:sait|savent|sais) (?:wou|ou) (?:j'habite|tu habites)\b/g,
  /\b(?:fera|ferait|ferai) la peau\b/g,
];

/** Wanting to die, or to be gone for good. */
export const DISTRESS: readonly SafetyPattern[] = [
  /\b(?:envie|besoin|idees?|pensees?|desir|souhait) (?:de |d')(?:mourir|la mort|en finir|me tuer|crever|disparaitre|me suicider|suicide|me foutre en l'air|tout arreter pour de bon|me jeter|m'ouvrir les veines|me pendre|ne plus (?:exister|etre la|vivre|me reveiller))\b/g,
  /\b(?:veux|voudrais|vais|souhaite|aimerais|prefere|prefererais|vouloir|voulais|pense a|penser a|pensais a|songe a|ai voulu|ai failli|ai essaye de|ai tente de|reve de|pourrais) (?:bien |vraiment |juste |parfois |souvent |deja |en )?(?:mourir|crever|me tuer|me suicider|en finir(?! avec)|me foutre en l'air|disparaitre(?: pour (?:toujours|de bon))?|me jeter|me pendre|m'ouvrir les veines|me faire du mal|etre morte?|ne plus (?:etre la|exister|me reveiller|vivre)|mettre fin a mes jours|tout foutre en l'air)\b/g,
  /\ben finir (?:avec (?:la vie|ma vie|tout|tout ca une bonne fois)|une bonne fois pour toutes|pour de bon|definitivement)\b/g,
  /\b(?:me|m')? ?(?:foutre|flinguer|foutrai|fous) en l'air\b|\bme flinguer\b|\bme suicider\b|\bme pendre\b/g,
  /\b(?:plus|pas|aucune) (?:du tout |vraiment |tellement |l')?(?:envie|gout|force|raison) (?:de|a) (?:la )?(?:vivre|vie)\b|\bplus envie d'(?:etre la|exister)\b|\bplus la force de vivre\b/g,
  /\bne (?:veux|voudrais|souhaite) plus (?:vivre|exister|etre la|me reveiller|etre de ce monde)\b|\bje veux plus (?:vivre|exister|me reveiller|etre la)\b/g,
  /\b(?:pense|penses|songe|pensais|pensee|pensees|penser|reflechis) (?:\w+ ){0,2}(?:au|le) suicide\b|\b(?:idees?|pensees?|envies?|pulsions?) (?:suicidaires?|noires|morbides|de suicide)\b|\btentative de suicide\b|\b(?:suis|me sens) suicidaire\b/g,
  /\bdisparaitre (?:pour (?:toujours|de bon)|definitivement|a jamais|de (?:la surface de la terre|ce monde))\b/g,
  /\b(?:mettre|mis|mettrai) fin a (?:mes jours|ma vie|mon existence)\b/g,
  /\b(?:serait|serais|seraient|irait|iront|sera) (?:tous )?(?:mieux|plus tranquilles?|soulages?) (?:sans moi|si je (?:n'etais|etais) (?:plus|pas) la|mort|si je disparaissais|si j'etais morte?)\b/g,
  /\b(?:mieux|autant) (?:vaut|vaudrait|vaudrais)? ?(?:que je (?:meure|disparaisse|creve)|etre morte?|mourir)\b|\bj'?aimerais (?:etre morte?|ne jamais etre nee?)\b|\bje voudrais (?:etre morte?|que tout s'arrete)\b/g,
  /\b(?:la vie|ma vie) (?:ne vaut|vaut) (?:plus|pas) (?:la peine|le coup|rien)\b|\bn'a plus aucun sens de vivre\b|\ba quoi bon vivre\b/g,
  /\b(?:me jeter|sauter) (?:sous (?:un|le) (?:train|metro|camion|bus)|par la fenetre|du (?:toit|pont)|d'un pont|dans le vide)\b/g,
  /\b(?:avaler|pris|prendre|avale|avalerai) (?:tous (?:mes|les) |toute la boite de |une boite de |plein de |trop de )(?:medicaments|cachets|comprimes|somniferes|boite)/g,
  /\b(?:me taillader|me scarifier|me mutiler|m'ouvrir les veines)\b/g,
  /\bje (?:ne )?(?:tiendrai|tiens) plus,? je veux (?:mourir|partir pour toujours)\b|\bj'ai (?:ecrit|prepare) (?:ma|une) lettre d'adieu\b/g,
  /\bne plus (?:jamais )?me reveiller\b/g,
];

/** Said of work, of laughing, of being tired: taken out before anything is looked for. */
export const FIGURES_OF_SPEECH: readonly RegExp[] = [
  /\b(?:morte?s?|mourir|mourrais?|meurs|creve|creves|crever) (?:de )(?:rire|fatigue|faim|soif|froid|chaud|chaleur|ennui|honte|curiosite|jalousie|trouille|peur|impatience|envie|sommeil|inquietude|stress|trac)\b/g,
  /\b(?:a|c'est a|c'etait a) mourir (?:de rire|d'ennui|de honte|de chaud)\b|\bmourir d'(?:ennui|envie|impatience|inquietude|amour)\b|\bmorte? d'(?:ennui|inquietude|angoisse)\b/g,
  /\b(?:ce|le|la|les|l'|mon|ma|cette|cet|ces|mes|leurs?)(?: ?\w+){0,2} ?(?:projets?|travail|boulot|taf|job|dossiers?|horaires?|trajets?|rythme|bureau|dos|tete|chaleur|bruit|stress|attente|silence|charge|reunions?|metro|train|logiciel|imprimante|chiffres|pression|fatigue|situation|ambiance|clients?|mails?|cadences?|planning|deadlines?|delais?)(?: \w+){0,3} (?:me tue|me tuent|va me tuer|vont me tuer|va m'achever|finira par me tuer|me creve)\b/g,
  /\b(?:ca|cela|c'est) (?:me tue|va me tuer|m'a tuee?|me tuait|me creve|tue)\b/g,
  /\b(?:il|elle|ils|elles|mon \w+|ma \w+|le \w+|la \w+) (?:va|vont) (?:encore |surement )?me (?:tuer|buter|crever|demolir|defoncer|etrangler) (?:si|quand|parce que|pour) (?:je |j'|le |la |mon |ma |un |une )(?:(?:ne |n')?\w+ ){0,7}(?:dossier|rapport|retard|reunion|presentation|delais?|deadline|livraison|mail|projet|budget|client|chiffres?|planning|facture|tableau|erreur|train|imprimante)\b/g,
  /\b(?:mourir|crever|se tuer|me tuer) (?:a la tache|au travail|au boulot|au taf)\b|\bme tue (?:a la tache|au travail|au boulot|a (?:lui |leur |vous |te )?(?:dire|repeter|expliquer|travailler|bosser))\b/g,
  /\ben finir avec (?:ce|cette|cet|ces|le|la|les|mon|ma|cette histoire)(?! vie| jours)\b/g,
  /\b(?:disparaitre|rentrer) (?:sous (?:terre|le tapis|la table)|dans un trou(?: de souris)?)\b/g,
  /\b(?:envie de |voulu |aurais voulu |voulais )disparaitre (?:de honte|sur le moment|du bureau|de la (?:salle|reunion|piece))\b/g,
  /\b(?:a |une )?mort(?:e|el|elle|s)? (?:de|d') ?(?:la |l')?(?:fatigue|epuisement|rire)\b|\bnature morte\b|\btemps morts?\b|\bpoint mort\b|\bangle mort\b/g,
  /\bsuicide (?:professionnel|commercial|politique|economique|de carriere)\b|\bc'est (?:du|un) suicide(?: de| pour|,|\.|$)/g,
  /\bje (?:vais|pourrais|voudrais) (?:le|la|les) tuer\b/g,
  /\b(?:tuer|tue) (?:le temps|mon temps)\b/g,
];

/** A denial just before the words. */
export const NEGATED: RegExp =
  /\b(?:n'ai|ne|n'|n'avais|n'a|n'est|n'y|j'ai|ai)\b.{0,18}\b(?:pas|jamais|aucune?|nullement)\b[^.]{0,24}$|\b(?:aucune?|sans|ni|jamais)(?: \w+){0,3} ?$|\bpas (?:d'|de |du tout |au point de |question de |l'intention de )?$/;

/** A denial within the words: "je ne pense pas au suicide". */
export const NEGATED_THOUGHT: RegExp =
  /^(?:pense|penses|songe|pensais|penser|reflechis)\b.*\b(?:pas|jamais|plus)\b/;

/** Said to lie far back, or to be over. */
export const EASED: readonly RegExp[] = [
  /\b(?:c'est|c'etait|tout ca est|cela est|tout est) (?:du )?(?:passe|fini|termine|derriere moi|regle|loin)\b/,
  /\bje (?:vais|me sens) (?:beaucoup |bien |nettement |vraiment )*(?:mieux|bien)\b/,
  /\b(?:ce n'est plus|c'est plus|n'est plus|plus du tout) (?:le cas|d'actualite|vrai)\b/,
  /\bje n'y pense plus\b|\bplus maintenant\b|\baujourd'hui ca va\b|\bca va (?:beaucoup |bien )?mieux\b|\bj'en suis sortie?\b|\bil est (?:en prison|mort|parti de la boite)\b/,
];

/** What speaks of now outweighs any "c'est passé". */
export const STILL_PRESENT: RegExp =
  /\b(?:encore|toujours|a nouveau|recommence|revient|reviennent|de nouveau|en ce moment|ce soir|cette nuit|parfois|ca me reprend|par moments)\b/;
