/**
 * An attack under way or announced, by the way it is built: somebody, an act upon the person, and nothing that puts it
 * back into the past; a door that is held and no way out; words that say when and where. Over folded text.
 */
import type { SafetyPattern } from './safety-patterns.ts';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

const PERSON =
  "(?:ils?|elles?|on|quelqu'un|tu|(?:mon|ma|mes|le|la|les|un|une|ce|cet|cette) (?:ex-?|ancienne? )?(?:chef|patron|collegue|responsable|superieur|manager|manageuse|directeur|directrice|client|mec|type|homme|gars|mari|ex|conjoint|compagnon|compagne|copain|copine|femme|frere|pere|fils|agresseur|voisin|boss|gerant|formateur|tuteur|patient|usager|eleve|vigile|stagiaire|cuisinier|contremaitre)\\w{0,3})";
const INSTANTLY = '(?:(?:encore|juste|tout juste|maintenant|toujours|meme) ){0,2}';
const BEATS =
  '(?:frapper|taper|agresser|etrangler|violer|tabasser|poignarder|gifler|cogner|mordre|bruler|coller (?:un|une|mon|son)|mettre (?:un coup|des coups|une (?:gifle|claque|droite)|son poing)|foutre (?:un coup|une (?:gifle|claque|droite)))';
/** "Il me tape sur les nerfs", "me frappe par sa gentillesse", "vient de me taper un rapport". */
const OF_NO_BODY =
  "(?! (?:(?:sur|dans|a) (?:les? nerfs|le systeme|le dos|l'epaule)|par (?:sa|son|ses|leur)|un (?:scandale|mail|courrier|rapport|compte)|une (?:reflexion|scene|note)|la (?:discussion|honte)|l'affiche|que|comme))";

const OUT =
  "(?:je (?:ne |n')?(?:peux|peut|arrive|parviens) (?:pas|plus)(?: a)? (?:sortir|m'echapper|m'enfuir)|(?:veut|veulent) (?:pas|plus) (?:que je (?:sorte|parte)|me laisser (?:sortir|partir|passer))|m'empeche(?:nt)? de (?:sortir|partir|passer)|me laisse(?:nt)? (?:pas|plus) (?:sortir|partir|passer)|refuse(?:nt)? (?:de me laisser|que je) (?:sort\\w+|part\\w+|pass\\w+))";
const HELD =
  "(?:(?:bloque|bloquent|barre|barrent|tient|tiennent|garde|gardent) (?:\\w+ ){0,2}(?:porte|sortie|passage|issue)|(?:m'a|m'ont|nous a|nous ont) (?:\\w+ )?(?:enferme|coince|bloque|sequestre|barricade)e?s?|fermee? a (?:cle|clef|double tour)|(?:il|elle|ils|elles) (?:est|sont|reste|restent) (?:encore |toujours )?devant la porte|(?:je suis|je me suis|je reste) (?:\\w+ )?(?:enferme|sequestre|prisonnier|prisonniere)e?s?)";

const PLACE =
  '(?:toilettes?|wc|bureau|placard|reserve|voiture|salle|chambre|sanitaires|vestiaires?|local|cave|archives|cuisine|cagibi|ascenseur|table|lit|escaliers?|comptoir|garage|bar|grenier|camion|hangar|entrepot|remise|douche|armoire|stock)';
const SEARCHED =
  '(?:me (?:cherche|cherchent|trouve|trouver|voit|poursuit|traque|traquent)|(?:est|sont) (?:encore |toujours |juste )?(?:la|derriere la porte|dehors|devant la porte|a cote)(?= ?(?:[.!?,;]|$)| et|\\b avec)|crie|hurle|tape|frappe|cogne|tambourine|arrive|approche)';

const STREET =
  "(?:le (?:metro|bus|tram|train|rer|parking|bureau|travail|boulot|magasin|quai|couloir)|la (?:gare|sortie|station|rue|place)|l'(?:arret|entree|autoroute|atelier)|mon (?:travail|bureau)|tout a l'heure|ce matin|\\d+ (?:minutes?|metres?)|dix minutes)";

/** What strikes, where it is no tool of the trade. */
const TOOL =
  "(?:marteau|batte|barre de fer|barre a mine|tournevis|ciseaux|tesson|bouteille cassee|bidon d'essence|matraque|taser|bombe lacrymo\\w*|lame|poing americain|pied[- ]de[- ]biche|massue|sabre|hachette|baton|gourdin|couteau|cutter|hache|machette|fusil|pistolet|arme|flingue|carabine|revolver)";

/** Now, or about to be. */
export const ATTACK_UNDER_WAY: readonly SafetyPattern[] = [
  pattern(
    `${PERSON.replace('|on|', '|')} (?:m'etrangle|me tabasse|me poignarde|me roue|me viole)(?:nt)?\\b(?! de (?!coups))`,
  ),
  /(?:^|[.!?,;:] ?|\b(?:et|que|la) )(?!(?:ca|cela|on|qui) )(?:[a-z-]+ )?(?:m'etrangle|me tabasse|me poignarde|me viole)(?:nt)?\b/g,
  pattern(
    `${PERSON} (?:est en train de )?me (?:frappe(?:nt)?|bat|battent|cogne(?:nt)?|tape(?:nt)? dessus|met des coups|donne des coups|crache dessus et me)\\b${OF_NO_BODY}`,
  ),
  pattern(
    `me (?:tient|tiennent|serre|serrent|maintient|maintiennent) (?:encore |toujours |fort |tres fort )?(?:(?:par|a|au|contre|sur|le|la|les|l'|mes) ?){1,3}(?:cou|gorge|cheveux|mur|sol|terre)\\b`,
  ),
  pattern(`(?:vient|viennent) ${INSTANTLY}de (?:me |m'|nous )${BEATS}\\b${OF_NO_BODY}`),
  pattern(
    `(?:m'a|m'ont|nous a) (?:\\w+ )?(?:viole|frappe|agresse|etrangle|tabasse|gifle|cogne|menace|touche|coince|poursuivi|suivi)e?s?\\b[^.!?]{0,60} (?:et|mais) (?:il|elle|ils|elles) (?:(?:est|sont) (?:encore|toujours) (?:la|ici|derriere|devant|dehors)(?= ?(?:[.!?,;]|$)| et| dehors| en bas| devant)|revient(?= ?(?:[.!?,;]|$)| vers)|reviennent|arrive(?= ?(?:[.!?,;]|$)))`,
  ),
  pattern(`${HELD}\\b[^!?]{0,80}?\\b${OUT}`),
  pattern(`${OUT}\\b[^!?]{0,80}?\\b${HELD}`),
  pattern(
    `je (?:me |suis |me suis |reste )(?:\\w+ )?(?:cache|planque|refugie|barricade|enferme)e?s? (?:dans|sous|derriere|au|aux|a) ?(?:les |le |la |l'|mon |ma |un |une )?${PLACE}\\b[^!?]{0,60}\\b(?:il|elle|ils|on) ${SEARCHED}`,
  ),
  pattern(
    "(?:est|sont) (?:encore )?(?:en train|entrain) (?:de |d')(?:enfoncer|defoncer|forcer|casser|fracasser|cogner|taper|donner des coups)(?: de pied)? ?(?:a |sur |dans |contre )?(?:la |ma |notre )(?:porte|fenetre|serrure|vitre)\\b(?! d(?:u|es|e la) march)",
  ),
  pattern(
    `(?:il|elle|ils|on|quelqu'un) (?:essaie|essaye|essaient|essayent|tente|tentent) (?:de |d')(?:forcer|enfoncer|defoncer|casser|ouvrir de force) (?:la |ma )(?:porte|fenetre|serrure)|(?:il|elle|ils|on|quelqu'un) (?:force|forcent|enfonce|enfoncent|defonce|defoncent|fracasse) (?:la|ma) (?:porte|fenetre|serrure)`,
  ),
  pattern(
    `(?:vient d[e'] ?(?:arriver|entrer|debarquer|revenir)|arrive|arrivent|revient|reviennent|debarque|debarquent|s'approche|fonce|court|entre|me court apres|me fonce dessus|m'attend|tourne) (?:[\\w'-]+ ){0,6}?avec (?:un |une |son |sa |des |deux )${TOOL}s?\\b(?! (?:a la ceinture|de chantier|pour (?!me |m'|nous )))`,
  ),
  pattern(
    `me (?:suit|suivent|poursuit|poursuivent|file) (?:encore )?(?:depuis|jusqu'(?:a|au)|dans) ${STREET}(?! (?:19|20)\\d\\d)`,
  ),
  pattern(
    `(?:va|vont|viendrait|viendra|viendront|va venir|vont venir|reviendra|reviendrait|passera|passerait|revient|vient|je vais|je vais venir) (?:me |m'|te |t'|nous )(?:finir(?= ?(?:[.!?,;]|$)| ce| demain| a la| chez| ici| au)|buter|egorger|saigner|cramer|fumer|crever|regler mon compte|regler ton compte|(?:chercher|trouver|voir) chez (?:moi|toi) (?:avec|pour me|pour te))`,
  ),
  pattern(
    `${PERSON} (?:a|ont) (?:encore |toujours )?(?:sa|ses|la|les|leurs) (?:deux )?mains? (?:sur|autour de) (?:ma gorge|mon cou|ma bouche)\\b`,
  ),
  pattern(
    `(?:plaque|attrape|coince|saisi|saisie|agrippe|empoigne|chope|tient|tiennent|serre)e?s?\\b[^.!?]{0,50} (?:et|mais) (?:il |elle |ils |elles )?(?:ne )?(?:veut (?:pas|plus) me lacher|me lache(?:nt)? (?:pas|plus))\\b`,
  ),
  pattern(
    `(?:est|sont|attend|attendent|m'attend|m'attendent) (?:la |juste )?(?:devant|derriere|dans|a|en bas|sur)(?: [\\w'-]+){0,5} avec (?:un |une |son |sa |des )(?:${TOOL}|barre)s?\\b(?! (?:de recherche|chocolatee|pour (?!me |m'|nous )))`,
  ),
  pattern(
    "(?:crie|hurle|dit|disent|menace|repete|jure) (?:de |qu'(?:il|elle|on) va |qu'ils vont )(?:tous |toutes )?(?:nous|vous) (?:tous |toutes )?(?:tuer|buter|crever|egorger|planter|massacrer|frapper|descendre|bruler|cramer)\\b",
  ),
  pattern(
    `(?:a|ont) ferme (?:la porte )?(?:du bureau |derriere (?:moi|lui|elle) )?a (?:cle|clef|double tour)\\b[^!?]{0,60}\\bje suis (?:toute )?(?:seule?|enfermee?|coincee?|bloquee?)\\b`,
  ),
  pattern(
    `${PERSON} (?:m'empeche(?:nt)? de (?:sortir|partir|passer)|(?:ne )?me laisse(?:nt)? (?:pas|plus) (?:sortir|partir)|me retien(?:t|nent) de force|(?:ne )?(?:veut|veulent) (?:pas|plus) me laisser (?:sortir|partir))(?= ?(?:[.!?,;]|$))`,
  ),
  pattern(
    "je suis (?:\\w+ )?(?:dans|aux|au) ?(?:les |le |la |un )?(?:toilettes|wc|placard|reserve|cave|vestiaires?|sanitaires)\\b[^!?]{0,50}\\b(?:il|elle|ils|on) (?:tambourine|tape|frappe|cogne|me cherche|hurle derriere|crie derriere|essaie d'entrer|essaye d'entrer)",
  ),
  pattern(
    "appelez[- ](?:moi )?(?:vite )?(?:la police|les flics|les gendarmes|les secours|le (?:17|112|15|samu)\\b|les pompiers|une ambulance|de l'aide)|(?:venez vite|venez m'aider|faites vite|sauvez[- ]moi|envoyez (?:la police|quelqu'un|de l'aide|les secours))",
  ),
  pattern("(?:m'encercle(?:nt)?|me pourchasse(?:nt)?|me course(?:nt)?|me barre(?:nt)? la route)\\b"),
  pattern(
    "(?:viole|etrangle|poignarde|tabasse|frappe)e?s?\\b(?! verbal)[^.!?]{0,25} (?:il y a (?:a peine |moins d')?(?:[\\w-]+ ){0,2}?(?:minutes?|heures?)\\b|a l'instant)|je viens d'etre (?:viole|agresse|frappe|etrangle|poignarde|tabasse|suivi)e?\\b(?! verbal)",
  ),
  pattern(
    "en train de me (?:toucher|tripoter|deshabiller|peloter|forcer a|coincer|bloquer|retenir)\\b(?! (?:mon |ma |mes |l'acces))|me (?:touche|tripote|pelote|deshabille)\\b[^.!?]{0,50}\\bje (?:ne )?peux pas bouger",
  ),
  pattern(
    '(?:rode|rodent|traine|trainent|tourne|tournent|guette|guettent) (?:\\w+ ){0,2}(?:autour de|pres de|devant|en bas de|sous) (?:chez moi|ma (?:maison|voiture|rue|porte)|mon (?:immeuble|appart\\w*|domicile)|mes fenetres)\\b',
  ),
  pattern(
    `${PERSON} (?:est en train de )?me (?:tord|tordent) (?:le|les|la) (?:bras|poignets?|main|doigts)|${PERSON} me (?:tire|tirent|traine|trainent) par les (?:cheveux|pieds|bras)|${PERSON} me (?:mord|griffe|gifle|giflent|crache au visage)(?= ?(?:[.!?,;]|$)| et| encore)`,
  ),
  pattern(
    `${PERSON} me (?:plaque|plaquent|bloque|bloquent|pousse|poussent|jette|jettent|coince|coincent) (?:contre (?:le mur|un mur|la porte|l'armoire|la voiture)|par terre|au sol|dans les escaliers)`,
  ),
  pattern(
    `${PERSON} me (?:lance|lancent|jette|jettent|balance|balancent) (?!(?:des|ses|une|un|la|les) (?:piques?|reproches?|insultes?|critiques?|regards?|remarques?|verites?|vannes?)\\b)[^.!?]{1,30} (?:dessus|a la (?:figure|tete|gueule)|au visage)\\b`,
  ),
  pattern(
    `${PERSON} me force(?:nt)? a (?:le|la|les|lui|coucher|me (?:deshabiller|mettre nue?)) ?(?:toucher|sucer|caresser|embrasser|branler|faire une|avec)?(?<=toucher|sucer|caresser|embrasser|branler|faire une|avec|deshabiller|nue?)\\b`,
  ),
  pattern(
    "(?:un|une|des|deux|trois|plusieurs|\\d) (?:hommes?|types?|mecs?|individus?|gars|personnes?|clients?) (?:armee?|cagoulee?)s?\\b(?! de (?:bonne|patience|courage|leur|son|sa))|(?:quelqu'un|un homme|un type|un mec|ils|on) (?:nous )?(?:tire|tirent) (?:sur (?:nous|moi|les gens|tout le monde)|dans (?:le magasin|l'entrepot|la rue|les bureaux|le tas|l'atelier|l'usine))|j'entends des (?:coups de feu|tirs)|prise d'otages? (?:en cours|ici|au)",
  ),
  pattern(`(?:ils|elles) ont (?:tous )?des ${TOOL}[sx]\\b(?! (?:a la table|de cuisine))`),
  pattern(
    `(?:mis|met|tient|appuie|pose|pointe|plaque|colle) (?:\\w+ )?(?:un |son |sa |une |le |la )${TOOL} (?:\\w+ )?(?:sous|sur|contre|a|dans) (?:ma|mon|la|le) (?:gorge|cou|tempe|ventre|dos|tete|visage)\\b`,
  ),
  pattern(
    '(?:casse tout|hurle|crie|furieu\\w+|poing leve|frappe|menace)[^.!?]{0,60}\\b(?:vient|fonce|court|avance|se jette|se rue) (?:droit )?(?:vers|sur) moi\\b(?! pour)',
  ),
  pattern(
    "m'oblige(?:nt)? a rester\\b[^!?]{0,50}\\b(?:mes cles|la porte|mon (?:telephone|portable)|enfermee?)|(?:a|ont) pris (?:mes cles|mon (?:telephone|portable))[^!?]{0,60}\\b(?:je (?:ne )?peux (?:pas|plus)|m'empeche\\w*|me laisse\\w* pas)",
  ),
  pattern(
    `${PERSON} me (?:retien(?:t|nent)|garde(?:nt)?|sequestre(?:nt)?) (?:de force|contre (?:mon gre|ma volonte)|(?:enfermee? )?dans (?:le|la|son|sa|un|une|les) ${PLACE}\\b(?! (?:pendant|chaque|pour|tard|jusqu)))`,
  ),
];

const THEIRS =
  '(?:(?:ta|ton|tes) (?:fille|fils|enfants?|gosses?|mere|pere|parents|famille|femme|mari|petits?|petite|soeur|frere|bebe|gamins?))';
const MINE =
  '(?:(?:ma|mon|mes) (?:fille|fils|enfants?|gosses?|mere|pere|parents|famille|femme|mari|petits?|petite|soeur|frere|bebe|gamins?))';
const WHERE_THEY =
  '(?:est|etai(?:t|ent)|se trouve|vont|va|allai(?:t|ent)|habite|habitent|habitai(?:t|ent)|sont|vit|vivent|dort|dorment|joue|jouent|travaille)';
const SCHOOL =
  "(?:l'ecole|la creche|le college|le lycee|la nounou|la maison|l'adresse|l'appart\\w*) (?:de |des |d')";
const KILLS =
  '(?:bute|buterai|creve|egorge|saigne|massacre|fume|crame|demonte|defonce|fracasse|casse la (?:gueule|figure|tete)|fais la peau|fous une balle|mets une balle|nique ta)';
const KILLS_IF = '(?:tue|finis|plante|retrouve|casse|detruis|demolis|regle ton compte|brule|frappe)';

/** Said or shown to frighten, even if not now. */
export const MENACES: readonly SafetyPattern[] = [
  pattern(`(?:je|on) (?:te|vous|t') ?${KILLS}\\b`),
  pattern(
    `(?:si (?:tu|vous|jamais tu)|la prochaine fois|t'as interet|tu parles et|un mot et|sinon|ou (?:alors )?)\\b[^.!?]{0,50}(?:je|on) (?:te|vous|t') ?${KILLS_IF}\\b(?! (?:a|au|ton (?:conge|contrat)|les? (?:acces|conges)))`,
  ),
  pattern(
    `(?:sorti|brandi|agite|pointe|dresse|leve) (?:\\w+ )?(?:un |une |son |sa |le |la )(?:\\w+ )?(?:couteau|cutter|arme|pistolet|fusil|revolver|hache|machette|flingue|carabine|lame|marteau|batte)\\b[^.!?]{0,30}\\b(?:vers moi|sur moi|contre moi|devant moi|sous (?:le nez|mon nez|la gorge)|en (?:me |disant|criant|hurlant)|et (?:il |elle )?(?:m'a|me))`,
  ),
  pattern(
    `montre (?:\\w+ )?(?:un |une |son |sa |le |la )(?:couteau|cutter|arme|pistolet|fusil|revolver|hache|machette|flingue|carabine|lame|batte)\\b[^.!?]{0,30}\\b(?:en (?:me )?(?:disant|criant|souriant|menacant)|pour (?:me )?(?:faire peur|menacer|m'intimider)|et (?:il |elle )?(?:m'a|me) (?:dit|menace)|tu vas (?:voir|y passer|regretter))`,
  ),
  pattern(
    `(?:sait|sais|savent|connait|connais|connaissent) (?:wou |ou )(?:${WHERE_THEY} )?(?:${SCHOOL})?${THEIRS}\\b`,
  ),
  pattern(
    `(?:il|elle|ils|elles|on) (?:sait|savent|savait|savaient) (?:wou |ou )${WHERE_THEY} (?:${SCHOOL})?${MINE}\\b(?! (?:a l'ecole|en vacances))`,
  ),
  pattern(
    '(?:il|elle|ils|elles|on) (?:sait|savent|savait|savaient) (?:wou |ou )(?:mes (?:enfants|gosses|filles|fils|petits)|ma (?:fille|petite)|mon (?:fils|petit|bebe)) (?:va|vont|allai(?:t|ent)|est|sont|etai(?:t|ent)|dor\\w+|jou\\w+)\\b',
  ),
  pattern(
    `je (?:sais|connais) (?:(?:wou |ou )(?:tu (?:vis|dors|gares|travailles|creches)|vous (?:habitez|vivez|dormez))|ton adresse|l'(?:adresse|ecole) de ${THEIRS}|(?:bien )?${THEIRS})`,
  ),
  pattern(
    `(?:va|vais|vont|pourrait|pourraient|arriverait|arrivera) (?:arriver )?(?:malheur|(?:quelque chose|du mal|un accident|un malheur) )a ${MINE}\\b|(?:s'en prendra|s'en prendre|toucher|toucherai) a ${THEIRS}`,
  ),
  pattern("(?:t'es|tu es|vous etes) (?:(?:un homme|une femme|un mec) morte?|deja morte?)\\b"),
  pattern(
    '(?:je vais|on va|il va|elle va|ils vont|je|on|menace de|de venir) (?:te |lui )?(?:bruler|cramer|faire sauter|foutre le feu a|mettre le feu a|incendier) (?:ta|ma|chez|ton|mon|la|a) ?(?:maison|voiture|appart\\w*|toi|moi|famille|baraque)\\b',
  ),
  pattern('(?:sait|savent|sais) (?:wou|ou) tu (?:vis|dors|creches|loges|te gares|rentres)\\b'),
  pattern(
    `(?:dit|menace|promis|ecrit|jure|previent|prevenu) (?:de |qu'|que )?[^.!?]{0,20}(?:attendra|attendrait|attendre|suivra|suivrait|suivre|s'occupera|s'occuperait|trouvera|trouverait) (?:bien |de )?(?:${MINE}|${THEIRS})\\b`,
  ),
  pattern(
    `(?:dit|disent|menace|promis|jure|ecrit|si je|si j')\\b[^.!?]{0,60}\\b(?:il|elle|ils|elles|on) (?:me |m'|nous )(?:tuer|buter|crever|planter|egorger|defoncer|massacrer|retrouver|frapper|bruler)(?:a|ont|aient|ait)\\b(?! (?:a la tache|au travail))`,
  ),
  pattern("si (?:tu|vous)\\b[^.!?]{0,50}\\b(?:t'es|tu es|vous etes) (?:deja )?morte?s?\\b(?! de)"),
  pattern(
    `(?:je (?:vais|m'|saurai) ?(?:bien )?(?:m'occuper|occuper|occupe) de|(?:fais|faites|fait) (?:bien )?(?:gaffe|attention) a|pense a|il arrivera malheur a) ${THEIRS}\\b`,
  ),
  pattern(
    "(?:tu|je|vous|elle|il) (?:vas|vais|va|allez|finiras|finirai|finirais|finirait|finira) (?:bientot )?(?:finir |te retrouver |me retrouver )?(?:dans|a) (?:un |une |le |la |l')(?:fosse|coffre|trou|morgue|cimetiere|hopital|canal|seine)\\b(?! (?:avec|financ))",
  ),
  pattern(`menac\\w* (?:\\w+ )?(?:avec |d')(?:un |une |son |sa |des )${TOOL}s?\\b`),
  pattern(
    "menac\\w* de (?:me |m'|nous )(?:jeter(?! dehors| a la porte| aux)|lancer (?:de|du)|balancer (?:de|du|par|dans)|noyer|pendre|couper (?:la|les|un)|defigurer|ecraser|renverser|lyncher|mutiler|empoisonner|enlever(?! (?:mes|mon|ma|des|le|la|du))|kidnapper|asperger|enterrer)\\b",
  ),
  pattern(
    "(?:va|vont|veut|veulent) (?:me |m')(?:lyncher(?= ?(?:[.!?,;]|$))|defigurer|noyer(?= ?(?:[.!?,;]|$))|ecraser (?:avec|en voiture)|renverser|kidnapper|asperger|enterrer vivante?)",
  ),
  pattern(
    "(?:sorti|rentr|reparti|ressorti)(?:r|rai|ras|ra|rais|rait|eras|erai) (?:pas|plus|jamais) (?:d'ici )?vivante?\\b",
  ),
  pattern(
    '(?:veut|veulent|voulait|voulaient|cherche a|cherchent a) me (?:tabasser|cogner|massacrer|agresser|poignarder|etrangler|eclater la)\\b(?! verbal)',
  ),
];
