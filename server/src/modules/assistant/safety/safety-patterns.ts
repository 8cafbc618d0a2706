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
    `${WHO} (?:est|sont|arrive|arrivent|rentre)(?: [\\w'-]+){0,6} avec (?:un |une |son |des )${WEAPON}s?\\b`,
  ),
  pattern(
    "(?:mon (?:mari|conjoint|compagnon|copain|ex(?!-))|ma (?:femme|conjointe|compagne|copine))\\b[^.!?]{0,80}? (?:me (?:frappe|bat|tape|cogne|tabasse)|m'etrangle)\\b",
  ),
  pattern(
    `${WHO} (?:est|sont|attend|m'attend|attendent|m'attendent|rode|traine)(?: \\w+){0,3} (?:devant|derriere|en bas de|dans|a) ${HOME}`,
  ),
  pattern(
    `${WHO} (?:est|sont)(?: \\w+){0,2} (?:dans la maison|dans l'appartement|en bas de chez moi|chez moi)\\b`,
  ),
  pattern(
    `${WHO} (?:frappe|tape|cogne|tambourine|frappent|tapent)(?: \\w+){0,3} a (?:ma|la|mon) (?:porte|fenetre|maison)\\b(?! (?:de|du) (?:mon |ma |la |l')?(?:bureau|classe|salle|atelier|local))(?![^.!?]{0,30}\\b(?:tout(?:es)? les|tous les|chaque|sans arret|avant d'entrer|pour (?:me )?(?:demander|dire|voir|proposer|savoir)))`,
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
    `je (?:me suis |suis |me )(?:enfermee?|cachee?|sequestree?|cache)(?= dans (?!(?:le |la |l'|un |une |mon |ma |cette |ce )?(?:silence|mutisme|travail|boulot|bulle|solitude|routine|peur|role|coquille|mensonge|deni|isolement|carapace|image|systeme|cercle|engrenage|relation|contrat|poste|situation|logique|schema|spirale|honte)|[^.!?]{0,30}\\bpour (?!(?:lui |leur )?echapper|me proteger|me cacher|fuir|qu'|pas qu|ne pas qu|eviter qu))|[ .,!]*$| et| car| parce)|bloquee? dans (?:les toilettes|le bureau|la voiture|une piece)`,
  ),
  /(?:^|[.!?…,] ?)(?:au secours|a l'aide|aidez-moi(?! a\b))/g,
  pattern(`appelez la police\\b|aidez-moi(?:,| je vous en| s'il vous| vite| il )`),
  pattern(
    `je (?:ne )?suis pas en securite\\b|je (?:ne )?me sens pas en securite (?:en ce moment|chez moi|maintenant|ce soir)\\b`,
  ),
];

/** Threats, said or done, even if not now. */
export const THREAT: readonly SafetyPattern[] = [
  pattern('je saigne\\b(?! un peu)'),
  pattern('(?:je )?pisse le sang\\b'),
  pattern(
    `(?:promis|promet|jure|parle|essaye|tente|capable|envie|menace) (?:de |d'|qu'il allait )me ${HARM}\\b`,
  ),
  pattern(
    `tu (?:vas|es|etais) (?:bientot )?(?:mourir|crever|morte?)\\b|(?:j'etais|je serais|j'allais etre) morte? si je`,
  ),
  pattern(
    `(?:me|m'|te) ?(?:retrouverait|retrouvera|retrouverai|etrangler?ait)\\b|m'a etrangle(?!e?s? (?:financ|economiq|de travail|sous|avec (?:ses|les|des|son|sa) (?!mains?|bras)))|a essaye de m'etrangler`,
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
  // Said as people say it who do not want to say it.
  /\b(?:vais|vai|pourrais|risque de|peur de) (?:finir par )?faire une (?:grosse |vraie )?connerie\b(?! de plus| dans)/g,
  /\bplus (?:du tout |vraiment )?envie de me (?:reveiller|lever le matin pour rien)\b/g,
  /\bautant en finir\b|\b(?:vois|voit|trouve) (?:plus|pas|aucune) d?'?(?:issue|porte de sortie)\b/g,
  /\bj(?:e|')? ?(?:ne )?(?:veu|veux|ve) plus? vivre\b(?! (?:ca|cela|ce|cette|cet|avec|ici|dans|un|une|la meme|au|en|chez|de))/g,
  /^\W*suicide\W*$/g,
  /\bi (?:just )?(?:want|wanna|would like) (?:to )?(?:die|kill myself|end it all)\b|\bkill myself\b/g,
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
  /\b(?:plus|pas|aucune) (?:du tout |vraiment |tellement |l')?(?:envie|gout|force|raison) (?:de|a) (?:la )?(?:vivre|vie)\b|\bplus envie d'(?:etre la(?! (?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week)|au (?:travail|bureau|boulot|taf|magasin)|dans (?:cette|ce|la boite|l'equipe)|avec (?:eux|elles?|lui|cette|ce|mon|ma|mes)|a (?:ce poste|cette|l'accueil|la caisse|la reunion)|en reunion|pour (?:les?|la|ses|ces) ))|exister)\b|\bplus la force de vivre\b/g,
  /\bne (?:veux|voudrais|souhaite) plus (?:vivre(?! (?:ca|cela|ce|cette|cet|avec|ici|dans|un|une|la meme|au|en|chez|de))|exister|etre la|me reveiller|etre de ce monde)\b|\bje veux plus (?:vivre(?! (?:ca|cela|ce|cette|cet|avec|ici|dans|un|une|la meme|au|en|chez|de))|exister|me reveiller|etre la)\b/g,
  /\b(?:pense|penses|songe|pensais|pensee|pensees|penser|reflechis) (?:\w+ ){0,2}(?:au|le) suicide\b|\b(?:idees?|pensees?|envies?|pulsions?) (?:suicidaires?|noires|morbides|de suicide)\b|\btentative de suicide\b|\b(?:suis|me sens) suicidaire\b/g,
  /\bdisparaitre (?:pour (?:toujours|de bon)|definitivement|a jamais|de (?:la surface de la terre|ce monde))\b/g,
  /\b(?:mettre|mis|mettrai) fin a (?:mes jours|ma vie|mon existence)\b/g,
  /\b(?:serait|serais|seraient|irait|iront|sera) (?:tous )?(?:mieux|plus tranquilles?|soulages?) (?:sans moi|si je (?:n'etais|etais) (?:plus|pas) la|mort|si je disparaissais|si j'etais morte?)\b/g,
  /\b(?:mieux|autant) (?:vaut|vaudrait|vaudrais)? ?(?:que je (?:meure|disparaisse|creve)|etre morte?|mourir)\b|\bj'?aimerais (?:etre morte?|ne jamais etre nee?)\b|\bje voudrais (?:etre morte?|que tout s'arrete)\b/g,
  /\b(?:la vie|ma vie) (?:ne vaut|vaut) (?:plus|pas) (?:la peine|le coup|rien)\b|\bn'a plus aucun sens de vivre\b|\ba quoi bon vivre\b/g,
  /\b(?:me jeter|sauter) (?:sous (?:un|le) (?:train|metro|camion|bus)|par la fenetre|du (?:toit|pont)|d'un pont|dans le vide)\b/g,
  /\b(?:avaler|pris|prendre|avale|avalerai) (?:tous (?:mes|les) |toute la boite de |une boite de |plein de |trop de )(?:medicaments|cachets|comprimes|somniferes|boite)(?! (?:du (?:matin|soir|midi|jour)|comme (?:prescrit|prevu|d'habitude))| (?:que|qu'|qui) [^.!?;]{0,30}prescri| d'archives)/g,
  /\b(?:me taillader|me scarifier|me mutiler|m'ouvrir les veines)\b/g,
  /\bje (?:ne )?(?:tiendrai|tiens) plus,? je veux (?:mourir|partir pour toujours)\b|\bj'ai (?:ecrit|prepare) (?:ma|une) lettre d'adieu\b/g,
  /\bne plus (?:jamais )?me reveiller\b/g,
];

/** What is swallowed, and harms when too much is. */
export const PILLS =
  '(?:medicaments?|medocs?|cachets?|cachetons?|comprimes?|somniferes?|anxiolytiques?|antidepresseurs?|pilules?|gelules?|xanax|lexomil|doliprane|valium|temesta|stilnox|javel)';
/** Taken as a doctor said, or against a pain. */
const AS_PRESCRIBED =
  '(?!(?:,? \\w+){0,4},? (?:pour (?:dormir|mieux|tenir|la|le|mon|ma|mes|me calmer|calmer)|contre|prescri\\w+|ordonnance|sur (?:avis|conseil)|medecin|docteur|psychiatre))';
/** Turns of a wish for oneself or for somebody else to be dead, after "de", "à" or nothing. */
const END_ONESELF =
  "(?:se suicider|se tuer(?! (?:a la tache|au travail|au boulot|au taf))|se pendre|se foutre en l'air|se flinguer|se supprimer|se jeter (?:sous|par|dans|du)|se faire du mal|s'ouvrir les veines|se taillader|se scarifier|se mutiler|mettre fin a (?:ses|leurs) jours|en finir(?! (?:avec|vite|plus tot))|se donner la mort|se laisser mourir)";

/** Hurting oneself, having swallowed too much, wishing to be absent, somebody else in distress. */
export const SELF_HARM: readonly SafetyPattern[] = [
  pattern(
    `(?:j'ai|j'avais|je viens de|je vais|je veux|j'ai envie de|je pourrais|je pense a|apres avoir|j'allais) (?:(?:deja|tout|encore|failli|presque|juste|re) )*(?:pris|prendre|avale|avaler|gobe|gober|ingere|ingurgite|bu|boire|repris) (?!un (?:cachet|comprime|doliprane|medicament)\\b)(?:[a-z0-9']+ ){0,4}?${PILLS}\\b${AS_PRESCRIBED}`,
  ),
  pattern(
    `(?:avale|avaler|gobe|gober|ingurgite) (?:[a-z0-9']+ ){0,4}?${PILLS}\\b(?! (?:pour dormir|prescri))`,
  ),
  pattern(`(?:surdose|overdose|trop|poignee|plaquette|boites?) (?:de |d')(?:mes |ses )?${PILLS}\\b`),
  pattern(
    `${PILLS} (?:sont |est )?(?:devant moi|sous la main|dans la main|a cote de moi|sur la table|tout prets?)`,
  ),
  pattern(
    'pour (?:en finir(?! avec)|ne (?:plus|pas) (?:jamais )?me reveiller|dormir pour toujours|mourir\\b)',
  ),
  pattern(
    "(?:je |j'|me |m')(?:me |m')?(?:(?:suis|etais) )?(?:re)?(?:scarifi\\w*|taillad\\w*|automutil\\w*|mutil\\w*)|(?:s'|se )(?:automutil\\w*|scarifi\\w*|taillad\\w*|mutil\\w*)",
  ),
  pattern(
    '(?:scarifications?|automutilations?)\\b|(?:envie|besoin) de me (?:couper|bruler|entailler)\\b(?! (?:du|de|les cheveux|les ongles))',
  ),
  pattern(
    '(?:peux|supporte) plus de (?:vivre|la vie|exister)\\b(?! (?:ca|cela|ici|avec|au|dans))|(?:laissez|laisse)[- ]moi mourir|mieux (?:que|si) je (?:meur|crev)\\w+',
  ),
  pattern(
    '(?:va|vas|devrais|aille|ferais mieux de|peux|pourrais) te (?:pendre|suicider|tuer|jeter|foutre en l\'air)\\b|suicide[- ]toi|va (?:mourir|crever)(?= ?(?:[.!?,;"»]|$))',
  ),
  pattern(
    "(?:je me (?:suis )?(?:re)?(?:coupe|coupee|lacere|entaille|brule)e?|me couper|me bruler|m'entailler) (?:volontairement|expres|(?:les|le|la|l'|mes|aux?) ?(?:veines?|bras|poignets?|avant-bras|cuisses?|jambes?|peau|ventre))",
  ),
  pattern(
    'je me coupe(?= ?(?:[.!?,;]|$)| (?:la nuit|le soir|avec (?:une lame|un cutter|un rasoir)|pour (?:sentir|tenir|oublier)))',
  ),
  pattern('je me (?:fais|suis fait|refais) (?:encore |expres )?du mal\\b|envie de me faire du mal\\b'),
  pattern(
    "(?:mieux|plus (?:simple|facile|tranquilles?|heureu\\w+|legers?|vivable)|soulagee?s?|preferable|debarrassee?s?)(?: pour (?:tout le monde|tous|eux|elle|lui|mes \\w+|ma \\w+|mon \\w+|les autres|l'equipe))? (?:si je (?:n'etais plus|n'etais pas nee?|n'existais|disparaissais|mourais|partais pour (?:toujours|de bon)|crevais|me tuais)|si j'(?:etais plus|existais p|avais jamais existe|etais morte?|etais pas nee?)|si (?:je n'|j'|j)etais (?:pas|plus) la(?= ?(?:[.!?,;]|$))|sans moi(?= ?(?:[.!?,;]|$)))",
  ),
  // Not of a day or a place: "plus simple de ne plus être là le lundi".
  pattern(
    "(?:mieux|plus (?:simple|facile|doux|leger)|un soulagement)(?: pour (?:tout le monde|tous|eux|moi|mes \\w+|ma \\w+|mon \\w+|les autres))? (?:de |d'|que (?:de )?)(?:ne )?(?:plus|pas) (?:etre (?:la|de ce monde)|exister|vivre|se reveiller|me reveiller)(?= ?(?:[.!?,;]|$)| demain(?= ?(?:[.!?,;]|$)| matin(?= ?(?:[.!?,;]|$)))| du tout)|(?:mieux|plus (?:simple|facile)) (?:de disparaitre|de mourir|d'en finir)\\b",
  ),
  pattern(
    "(?:que|qu) je (?:ne |n')?(?:sois|suis) plus la(?= ?(?:[.!?,;]|$))|quand je (?:ne )?serai plus la(?= ?(?:[.!?,;]|$))",
  ),
  pattern(
    "je (?:ne |n')?(?:manquerai|manquerais|manque) (?:pas )?a personne|personne (?:ne )?(?:me |m')(?:regretter\\w+|pleurer\\w+)",
  ),
  pattern(
    "(?:je suis|je me sens) (?:de trop|en trop|inutile) (?:sur (?:cette|la) terre|dans ce monde|ici-bas)|rien a faire sur (?:cette|la) terre|plus rien (?:ne )?me retient(?! (?:ici|dans|a ))|m'endormir pour toujours|dormir pour toujours",
  ),
  pattern(
    "(?:aurais|j'aurais) (?:prefere|voulu|aime) (?:ne (?:pas|jamais) naitre|(?:ne )?(?:pas|jamais) (?:etre|exister)|mourir|y rester|etre morte?)",
  ),
  /(?:^|[.!?…,] ?)adieu\b(?! (?:ma prime|mon augmentation|les? |la |mes ))/g,
  pattern(
    `(?:va|vont|veut|veulent|voudrait|voudraient|allait|voulait|compte|comptait|envisage|risque|pense|pensait|songe|parle|parlait|menace|menacait|essaye|essaie|tente|tenter|failli|voulu|vouloir|envie|promis|jure|capable|ecrit|decide|peur|va finir par|aller) (?:vraiment |encore |souvent |toujours |serieusement |bien |de |d'|a |qu'(?:il|elle) (?:veut|va|allait|voulait) )*${END_ONESELF}`,
  ),
  pattern(
    '(?:il|elle|qui|ami|amie|frere|soeur|fils|fille|\\b(?:mon|ma|un|une|le|la|son|sa) [\\w-]+) (?:ne )?(?:veut|voudrait|voulait|parle de|parlait de|a envie de|dit vouloir|prefererait) (?:plus vivre|mourir|crever|plus etre la)(?! de)',
  ),
  pattern('(?:est|sont|semble|devient|etait) (?:tres |vraiment )?suicidaires?\\b'),
  pattern('(?:idees?|pensees?|envies?|tentatives?|pulsions?|gestes?) (?:suicidaires?|de suicide)\\b'),
  pattern(
    '(?:vient de|essaye de|tente de) (?:se suicider|se tuer|se pendre)|(?:a|avait|ai|ont) (?:fait|commis) (?:une|sa|des|deux|plusieurs) (?:tentatives?|ts)\\b(?! d)',
  ),
  pattern(
    "(?:parle|parlent|parlait|pense|pensait) (?:\\w+ ){0,2}(?:de|du|au) suicide\\b|(?:veut|veulent|va|vont) (?:vraiment )?(?:sauter (?:du|par|dans)|passer a l'acte)",
  ),
  pattern("(?:passer a l'acte|passerai a l'acte)(?= ?(?:[.!?,;]|$)| ce| demain| bientot)"),
];

/** Said of work, of laughing, of being tired: taken out before anything is looked for. */
export const FIGURES_OF_SPEECH: readonly RegExp[] = [
  /\b(?:morte?s?|mourir|mourrais?|meurs|creve|creves|crever) (?:de )(?:rire|fatigue|faim|soif|froid|chaud|chaleur|ennui|honte|curiosite|jalousie|trouille|peur|impatience|envie|sommeil|inquietude|stress|trac)\b/g,
  /\b(?:a|c'est a|c'etait a) mourir (?:de rire|d'ennui|de honte|de chaud)\b|\bmourir d'(?:ennui|envie|impatience|inquietude|amour)\b|\bmorte? d'(?:ennui|inquietude|angoisse)\b/g,
  /\b(?:ce|le|la|les|l'|mon|ma|cette|cet|ces|mes|leurs?)(?: ?\w{1,30}){0,2} ?(?:projets?|travail|boulot|taf|job|dossiers?|horaires?|trajets?|rythme|bureau|dos|tete|chaleur|bruit|stress|attente|silence|charge|reunions?|metro|train|logiciel|imprimante|chiffres|pression|fatigue|situation|ambiance|clients?|mails?|cadences?|planning|deadlines?|delais?)(?: \w+){0,3} (?:me tue|me tuent|va me tuer|vont me tuer|va m'achever|finira par me tuer|me creve)\b/g,
  /\b(?:ca|cela|c'est) (?:me tue|va me tuer|m'a tuee?|me tuait|me creve|tue)\b/g,
  /\b(?:il|elle|ils|elles|mon \w+|ma \w+|le \w+|la \w+) (?:va|vont) (?:encore |surement )?me (?:tuer|buter|crever|demolir|defoncer|etrangler) (?:si|quand|parce que|pour) (?:je |j'|le |la |mon |ma |un |une )(?:(?:ne |n')?\w+ ){0,7}(?:dossier|rapport|retard|reunion|presentation|delais?|deadline|livraison|mail|projet|budget|client|chiffres?|planning|facture|tableau|erreur|train|imprimante)\b/g,
  /\b(?:mourir|crever|se tuer|me tuer) (?:a la tache|au travail|au boulot|au taf)\b|\bme tue (?:a la tache|au travail|au boulot|a (?:lui |leur |vous |te )?(?:dire|repeter|expliquer|travailler|bosser))\b/g,
  /\ben finir avec (?:ce|cette|cet|ces|le|la|les|mon|ma|cette histoire)(?! vie| jours)\b/g,
  /\ben finir (?:au plus )?(?:vite|rapidement|plus tot)(?: avec)?\b/g,
  /\b(?:disparaitre|rentrer) (?:sous (?:terre|le tapis|la table)|dans un trou(?: de souris)?)\b/g,
  /\bdisparaitre (?:de |du |des )(?:leur |la |cette |ce |ses |l')?(?:liste|planning|equipe|service|organigramme|groupe|reseau|reseaux|bureau|radar)/g,
  /\b(?:envie de |voulu |aurais voulu |voulais )disparaitre (?:de honte|sur le moment|du bureau|de la (?:salle|reunion|piece))\b/g,
  /\b(?:a |une )?mort(?:e|el|elle|s)? (?:de|d') ?(?:la |l')?(?:fatigue|epuisement|rire)\b|\bnature morte\b|\btemps morts?\b|\bpoint mort\b|\bangle mort\b/g,
  /\bsuicide (?:professionnel|commercial|politique|economique|de carriere)\b|\bc'est (?:du|un) suicide(?: de| pour|,|\.|$)/g,
  /\bje (?:vais|pourrais|voudrais) (?:le|la|les) tuer\b/g,
  /\b(?:tuer|tue) (?:le temps|mon temps)\b|\baval\w+ (?:la|cette) pilule\b(?! (?:abortive|entiere))/g,
];

/** A denial just before the words. */
export const NEGATED: RegExp =
  /\b(?:n'ai|ne|n'|n'avais|n'a|n'est|n'y|j'ai|ai)\b.{0,18}\b(?:pas|jamais|aucune?|nullement)\b[^.]{0,24}$|\b(?:aucune?|sans(?! (?:arret|cesse|fin|relache|doute|repit|hesit\w+))|ni|jamais)(?: \w+){0,3} ?$|\bpas (?:d'|de |du tout |au point de |question de |l'intention de )?$/;

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
