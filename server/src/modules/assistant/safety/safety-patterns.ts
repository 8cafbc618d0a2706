/** The words of danger and distress, over folded text (see `fold`): no accents, lower case, straight apostrophes. */

/** Always global: every occurrence is looked at. */
export type SafetyPattern = RegExp;

const ME = "(?:me |m'|m )";

/** Whoever the message speaks of. */
const WHO =
  "(?:il|elle|ils|elles|on|quelqu'un|un (?:homme|type|mec|collegue|client)|une (?:femme|collegue)|(?:mon|ma|mes|le|la) [\\w-]+)";
const HOME =
  '(?:chez moi|ma (?:porte|maison|fenetre|voiture|rue)|mon (?:immeuble|domicile|appartement|portail|hall)|la (?:porte|fenetre|maison) de (?:chez moi|ma|mon))';
const HARM =
  '(?:frapper|taper|agresser|etrangler|violer|tabasser|poignarder|egorger|defoncer|faire la peau|tuer|buter|crever|descendre|planter|massacrer|fracasser|demolir|cogner|casser la (?:gueule|figure|tete)|bruler)';
const WEAPON = '(?:couteau|cutter|arme|pistolet|fusil|revolver|hache|machette|flingue|carabine)';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

/** Now, or about to be. */
export const IMMEDIATE_DANGER: readonly SafetyPattern[] = [
  pattern(
    `${WHO} (?:est|sont|attend|m'attend|attendent|m'attendent|rode|traine)(?: \\w+){0,3} (?:devant|derriere|en bas de|dans|a) ${HOME}`,
  ),
  pattern(
    `${WHO} (?:est|sont)(?: \\w+){0,2} (?:dans la maison|dans l'appartement|en bas de chez moi|chez moi)\\b`,
  ),
  pattern(
    `${WHO} (?:frappe|tape|cogne|tambourine|frappent|tapent)(?: \\w+){0,3} a (?:ma|la|mon) (?:porte|fenetre|maison)`,
  ),
  pattern(
    `${WHO} (?:est|sont) (?:en|entrain|en train) ?(?:train )?de (?:me |m')(?:frapp|tap|suivre|agress|menac|attend|poursuiv|etrangl|viol|sequestr)`,
  ),
  pattern(
    `(?:me suit|me suivent|m'attend|m'attendent|me poursuit|me poursuivent|me frappe|me menace|me guette|me cherche)(?: \\w+){0,3} (?:en ce moment|maintenant|actuellement|tout de suite|dehors|en bas|parking|a la sortie|depuis tout a l'heure|dans la rue|jusque chez moi|jusqu'a chez moi|en voiture)`,
  ),
  pattern(`(?:me suit|me suivent|me poursuit|me poursuivent)(?= ?(?:[.!?,;…]|$))`),
  pattern(`en ce moment(?: meme)?,? ${WHO} (?:me suit|me suivent|m'attend|me menace|me frappe|me poursuit)`),
  pattern(
    `(?:va|vont) (?:encore |surement |finir par |me retrouver et |revenir |venir )?(?:me |m')${HARM}\\b`,
  ),
  pattern(
    `${WHO} (?:a|ont|tient|brandit|a sorti|avait|est (?:venue?|revenue?|arrivee?|entree?) avec|se promene avec|vient avec|arrive avec|me menace avec) (?:encore )?(?:un |une |son |sa |des )(?:gros |grand |petit )?${WEAPON}\\b`,
  ),
  pattern(`menac\\w* (?:avec |a l'aide d'|sous la menace d')?(?:un |une |son )${WEAPON}\\b`),
  pattern(
    `peur (?:pour ma (?:vie|securite)|de mourir|qu'(?:il|elle|ils|elles) (?:me tue|me tuent|me frappe|me frappent|m'agresse|m'agressent|vienne chez moi|me fasse du mal|passe a l'acte|me retrouve))`,
  ),
  pattern(`je crains (?:pour ma (?:vie|securite)|qu'(?:il|elle|ils) (?:me tue|me frappe|m'agresse))`),
  pattern(
    `(?:ma vie est|je suis|je me sens|on est|nous sommes|mes enfants sont) (?:vraiment )?en danger\\b(?! de (?!mort))`,
  ),
  pattern(`en danger (?:immediat|de mort)\\b`),
  pattern(
    `je (?:me suis |suis |me )(?:enfermee?|cachee?|sequestree?|cache)(?= dans|[ .,!]*$| et| car| parce| pour)|bloquee? dans (?:les toilettes|le bureau|la voiture|une piece)`,
  ),
  /(?:^|[.!?…,] ?)(?:au secours|a l'aide|aidez-moi(?! a\b))/g,
  pattern(`appelez la police\\b|aidez-moi(?:,| je vous en| s'il vous| vite| il )`),
  pattern(
    `je (?:ne )?suis pas en securite\\b|je (?:ne )?me sens pas en securite (?:en ce moment|chez moi|maintenant|ce soir)\\b`,
  ),
];

/** Threats, said or done, even if not now. */
export const THREAT: readonly SafetyPattern[] = [
  pattern(
    `(?:promis|promet|jure|parle|essaye|tente|capable|envie|menace) (?:de |d'|qu'il allait )me ${HARM}\\b`,
  ),
  pattern(
    `tu (?:vas|es|etais) (?:bientot )?(?:mourir|crever|morte?)\\b|(?:j'etais|je serais|j'allais etre) morte? si je`,
  ),
  pattern(
    `(?:me|m'|te) ?(?:retrouverait|retrouvera|retrouverai|etrangler?ait)\\b|m'a etrangle|a essaye de m'etrangler`,
  ),
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
  /\barrive plus a vivre(?! avec| ici| ca)|\bpartir pour toujours\b|\bautre (?:solution|issue|choix) que (?:de )?(?:mourir|la mort|me tuer|disparaitre)/g,
  /\b(?:marre|fatiguee?|lasse|assez|degoutee?) de (?:vivre|la vie)(?! ca| cela| dans| avec| ici| au)\b/g,
  /\ba quoi bon (?:continuer a )?(?:vivre|exister)\b|\bla vie n'a plus (?:de|aucun) sens\b/g,
  /\bme (?:supprimer|donner la mort|tirer une balle|faire sauter (?:la cervelle|le caisson)|laisser mourir)\b/g,
  /\bouv\w+ les veines\b|\b(?:une|ma|deux|des|de) ts\b/g,
  /\bla mort (?:serait|est|me semble|parait|reste)\b.{0,25}\b(?:soulagement|solution|issue|delivrance|sortie)\b/g,
  /\b(?:envie|besoin|idees?|pensees?|desir|souhait) (?:de |d')(?:mourir|la mort|en finir|me tuer|crever|disparaitre|me suicider|suicide|me foutre en l'air|tout arreter pour de bon|me jeter|m'ouvrir les veines|me pendre|ne plus (?:exister|etre la|vivre|me reveiller))\b/g,
  /\b(?:veux|voudrais|vais|souhaite|aimerais|prefere|prefererais|vouloir|voulais|pense a|penser a|pensais a|songe a|ai voulu|ai failli|ai essaye de|ai tente de|reve de|pourrais) (?:bien |vraiment |juste |parfois |souvent |deja |en )?(?:mourir|crever|me tuer|me suicider|en finir(?! avec)|me foutre en l'air|disparaitre(?: pour (?:toujours|de bon))?|me jeter|me pendre|m'ouvrir les veines|me faire du mal|etre morte?|ne plus (?:etre la|exister|me reveiller|vivre)|mettre fin a mes jours|tout foutre en l'air)\b/g,
  /\ben finir (?:avec (?:la vie|ma vie|tout|tout ca une bonne fois)|une bonne fois pour toutes|pour de bon|definitivement)\b/g,
  /\b(?:me|m')? ?(?:foutre|flinguer|foutrai|fous) en l'air\b|\bme flinguer\b|\bme suicider\b|\bme pendre\b/g,
  /\b(?:plus|pas|aucune) (?:du tout |vraiment |tellement |l')?(?:envie|gout|force|raison) (?:de|a) (?:la )?(?:vivre|vie)\b|\bplus envie d'(?:etre la|exister)\b|\bplus la force de vivre\b/g,
  /\bne (?:veux|voudrais|souhaite) plus (?:vivre(?! (?:ca|cela|ce|cette|cet|avec|ici|dans|un|une|la meme|au|en|chez|de))|exister|etre la|me reveiller|etre de ce monde)\b|\bje veux plus (?:vivre(?! (?:ca|cela|ce|cette|cet|avec|ici|dans|un|une|la meme|au|en|chez|de))|exister|me reveiller|etre la)\b/g,
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
  /\bdisparaitre (?:de |du |des )(?:leur |la |cette |ce |ses |l')?(?:liste|planning|equipe|service|organigramme|groupe|reseau|reseaux|bureau|radar)/g,
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
