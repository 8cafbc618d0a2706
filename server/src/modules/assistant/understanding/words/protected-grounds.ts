/**
 * What was done to somebody together with the ground of it, as she joins them herself: "depuis que j'ai annoncé que
 * j'étais enceinte, il me parle plus". Either alone tells no discrimination. Over folded text.
 */

const LEAVE =
  "(?:conge (?:mat(?:ernite)?|pat(?:ernite)?|parental|d'adoption|maladie longue duree)|longue maladie|mi~temps therapeutique|maladie|arret(?: maladie| de travail)?|cancer|burn~out|depression|avc|operation|hospitalisation|fausse couche|pma|fiv)";
/** Being what one may not be treated otherwise for. */
const STATE =
  '(?:enceinte|syndiquee?|deleguee?(?: syndicale?| du personnel)?|elue?(?: au cse| du personnel)?|handicapee?|rqth|gay|homo|homosexuel(?:le)?|lesbienne|trans|bi|voilee?|musulmane?|juif|juive|seropositi(?:f|ve)|diabetique|epileptique|autiste|travailleu(?:r|se) handicapee?|reconnue? (?:travailleu(?:r|se) )?handicapee?|maman(?: solo)?|mere(?: celibataire)?|pere celibataire|sourde?|depressi(?:f|ve)|bipolaire|convertie?|mariee? (?:a|avec) (?:un|une) (?:homme|femme)|en couple avec (?:un|une) (?:homme|femme)|(?:au|a la) (?:cgt|cfdt|fo|sud|cfe-cgc|unsa|syndicat))';
const SAID_IT = '(?:dit|annonce|declare|prevenu|revele|avoue|appris|vu|su)';
const GROUND = [
  `(?:depuis|des|quand|lorsque|parce|apres|vu|car|puisque|comme|maintenant) ?(?:qu'|que |) ?(?:j'ai |je leur ai |je lui ai |on a |ils ont |il a |elle a )?(?:${SAID_IT} )?(?:que |qu')?(?:je suis|j'etais|je serais|chuis|j'suis) ${STATE}`,
  `(?:depuis|des|quand|lorsque|apres) ?(?:qu'|que |) ?(?:j'ai |ils ont |il a |elle a )${SAID_IT} (?:pour |a propos de )?(?:ma grossesse|mon handicap|mon homosexualite|ma transition|ma maladie|mon cancer|ma rqth)`,
  `(?:depuis|des|a|apres|au|pendant|durant) ?(?:mon |la |le )?(?:retour |fin |reprise |annonce )?(?:de |d'|apres )?(?:mon |ma |la |le )?(?:${LEAVE}|grossesse|coming~out|mandat(?: syndical)?|greve|election(?: au cse)?|candidature (?:au cse|aux elections)|adhesion (?:au syndicat|a la [a-z]{2,5})|reconnaissance (?:de )?(?:travailleur|travailleuse) handicape[e]?|rqth)`,
].join('|');

/** What was done to somebody who had told it, or was it. */
export const ADVERSE = [
  "(?:me|m') ?(?:serre(?:nt)?|fai(?:t|sait)|font|adresse(?:nt)?|calcule(?:nt)?|convie(?:nt)?|parle(?:nt)?|di(?:t|sent)|salue(?:nt)?|regarde(?:nt)?|invite(?:nt)?|donne(?:nt)?|confie(?:nt)?|laisse(?:nt)?|previen(?:t|nent)) (?:presque |meme |quasiment )?plus",
  "(?:me|m') ?(?:ignore(?:nt)?|evite(?:nt)?|tourne(?:nt)? le dos|boude(?:nt)?|met(?:tent)? (?:a l'ecart|de cote|au placard|la pression)|met (?:a l'ecart|de cote|au placard|la pression)|reproche(?:nt)?)",
  "(?:m'a|m'ont|m'avait|m'avaient|ai ete|me suis fait|suis) (?:[a-z]{2,10} ){0,2}(?:enlevee?|retiree?|supprimee?|prise?|refusee?|remplacee?|retrogradee?|ecartee?|evincee?|viree?|licenciee?|mutee?|deplacee?|change(?:e)? (?:de|mon|mes)|mise? (?:a l'ecart|au placard|de cote|sur un|dans un)|sucree?|colle)",
  "(?:me|m') ?(?:met|mettent|mettait|file|filent|refile|refilent|donne|donnent|colle|collent|laisse|laissent) (?:plus )?(?:que|toujours|tous|toutes)",
  "(?:n'ai|ai) (?:plus (?:eu )?(?:que (?:les|des|le)|droit a|de prime|d'augmentation|de mission|de dossier|de poste|mon poste|mes clients|mes dossiers)|pas retrouve mon poste|perdu (?:mon poste|mes clients|mes dossiers|mes responsabilites))",
  "(?:mon poste|ma place|mes dossiers|mes clients|ma prime) (?:a|ont|avait|avaient|n'existe|n'existait) (?:ete (?:donnee?s?|supprimee?s?|prise?s?|refusee?s?|confiee?s?)|plus|disparu)",
  "(?:m'a|m'ont|m'avait|m'avaient|ai ete|me suis (?:fait|vue?)) (?:[a-z]{2,10} ){0,2}(?:baissee?|divise|annulee?|reduit|coupee?|interdit|bloquee?|isolee?|otee?|sanctionnee?|convoquee?|notee?|saquee?|mise? (?:de nuit|aux archives|a la plonge|en invendus|au back~office|sur)|fait comprendre|pas renouvelee?|non renouvelee?|renvoyee?|propose (?:de partir|une rupture)|mis fin|rompu|dit (?:que|qu') ?(?:c'etait pas le moment|je l'avais bien cherche|j'aurais (?:pu|du))|repondu (?:que |qu')?(?:c'etait pas le moment|j'aurais (?:pu|du)))",
  "(?:me|m') ?(?:refuse|supprime|retire|enleve|sucre|annule|change|baisse|surcharge|harcele|convoque|sanctionne|note mal|cherche|pourri|cri|hurl|insult|critiqu|rabaiss|humili|surveill|fait porter|fait faire|fait comprendre|menace|pousse)[a-z]{0,4}",
  '(?:on|il|elle|ils|elles|chef|cheffe|responsable|manager|direction|patron|patronne|directeur|directrice) (?:me )?(?:refuse|bloque|rejette|annule|supprime|change)[a-z]{0,3} (?:[a-z]{2,8} )?(?:mes|mon|ma)',
  "(?:mon|ma) (?:periode d'essai|cdd|contrat|mission|promotion|augmentation|prime|mutation|formation) (?:a ete |n'a pas ete |est |n'est )?(?:pas )?(?:rompue?|renouvelee?|annulee?|refusee?|supprimee?|arretee?|terminee?|bloquee?)",
].join('|');

/** How far one may stand from the other in the same sentence. */
const BETWEEN = '[^.!?\\n]{0,70}?';

const MORE_NAMES =
  '(?:bledarde?|blediche|arabe|chinetoque|niakoue|negro|noir|noire|africaine?|manouche|gitane?|romano|polak|boche|ritale?|gros(?:se)?|vieux|vieille|doyenne?|handicapee?|boiteux|boiteuse|tarlouze|fiotte|gouine|pd)';
const WOMEN_AND_OTHERS =
  '(?:gonzesses|nanas|meufs|bonnes femmes|bonnes~femmes|minettes|rebeus|renois|blacks|noichis|bledards|pedes|pd|gouines|trans|handis|seniors|quinquas|mamans|femmes voilees|gens comme (?:toi|vous|elle|lui))';

/** Of herself, and beyond doubt a ground when somebody speaks of it. */
const MINE =
  "(?:mon (?:voile|foulard|accent|age|handicap|nom de famille|prenom|origine|orientation(?: sexuelle)?|homosexualite|poids|physique|apparence|turban|hijab|diabete|cancer|asthme|epilepsie|begaiement|surpoids|obesite|fauteuil|appareil auditif|homoparentalite|mandat|engagement (?:syndical|politique)|coming~out|afro|dialecte|creole)|ma (?:couleur(?: de peau)?|peau|religion|foi|barbe|kippa|grossesse|maladie|surdite|situation (?:familiale|de famille)|transition|nationalite|croix|tete (?:d'|de )[a-z]{3,12}|gueule (?:d'|de )[a-z]{3,12}|cite|maternite|rqth|dyslexie|sclerose en plaques|calvitie|rousseur|couleur de cheveux|sexualite)|mes (?:origines|cheveux(?: afros?| crepus| roux)?|dreads?(?:~locks)?|tresses|locks|opinions(?: politiques)?|convictions(?: religieuses)?|croyances|kilos|rondeurs|grossesses|problemes de sante|papiers|activites syndicales|racines))";
const SAYS_OF =
  '(?:dit|disait|repete|repondu|repond|reproche|reprochait|explique|ecrit|lance|fait remarquer|balance|sorti|annonce|laisse entendre|demande)';
const REMARK =
  '(?:blagues?|remarques?|commentaires?|reflexions?|moqueries|vannes?|allusions?|piques?|plaisanteries?|imitations?|questions?|insultes?)';
const KNOWING =
  "(?:alors qu'|meme si |bien qu'|malgre |en sachant |sachant |tout en sachant |sans tenir compte de |au mepris de )";

export const PROTECTED_GROUNDS: readonly string[] = [
  `${SAYS_OF} (?:[a-z']{1,8} ){0,3}(?:que |qu'avec |avec |pour |d'enlever |de cacher |de retirer |d'oter |de couper |de raser )${MINE}(?! (?:est|etait) (?:joli|mignon|charmant|beau|adorable))`,
  `(?:que|car|parce que|comme quoi|disant que) ${MINE} (?:ne )?(?:(?:lui |leur |me )?(?:derang|pos|gen|pass|choqu|nui|plai|fai|effrai)[a-z]{0,5})`,
  `${REMARK} (?:[a-z-]{3,14} ){0,2}(?:sur|a propos de|par rapport a|de|concernant) ${MINE}`,
  `(?:se |s')?(?:moqu|rigol|ri|ricane|imit|sing|mim|critiqu)[a-z]{0,4} (?:tous |toujours |tout le temps |sans arret )?(?:de |sur |d')?${MINE}`,
  `(?:a cause de|en raison de|du fait de|par rapport a|rapport a|sous pretexte de|compte tenu de|au vu de|vu) (?:ma (?:religion|barbe|kippa|grossesse|nationalite|transition|situation de famille|peau|tete)|mon (?:nom|prenom|physique|apparence|foulard|homosexualite|surpoids|mandat)|mes (?:cheveux|opinions(?: politiques)?|convictions|croyances|racines|dreads?))`,
  "avec (?:ma|ta|votre|une|sa) (?:tete|gueule|tronche|couleur|dégaine) (?:de |d')?(?:[a-z]{3,14})? ?,? ?(?:je|tu|vous|il|elle) (?:ne )?(?:[a-z]{1,4} )?(?:livre|ven|ser|fer|trouver|aur|pass|ir|mont)[a-z]{1,6}",
  `${KNOWING}(?:[a-z']{1,10} ){0,6}(?:travailleu(?:r|se) handicapee?|rqth|handicapee?|mon handicap|enceinte|(?:mes|les) restrictions(?: medicales)?|(?:l'avis|les preconisations|l'avis contraire|les restrictions) du medecin)`,
  "(?:refus|ignor|respect)[a-z]{0,4} (?:[a-z']{1,10} ){0,4}(?:d'amenager|amenagements?|mes restrictions|(?:les )?preconisations|siege (?:ergonomique|adapte)|poste adapte|interprete|langue des signes)",
  '(?:moins|pas autant) (?:bien )?payee?s? que (?:les |mes |mon |un )?(?:hommes?|collegues? (?:hommes?|masculins?)|mecs|gars)',
  '(?:les hommes|mes collegues (?:hommes|masculins)|les mecs|les gars) (?:[a-z]{1,10} ){0,4}(?:gagnent|touchent|sont payes|sont mieux payes|ont (?:tous )?(?:une prime|eu))',
  '(?:laisse[rz]?|faire|fasse|donne[rz]?|cede[rz]?) (?:la |ma |sa |ta |votre )?place (?:aux|a un|a une|a des) (?:plus )?jeunes?',
  `${SAYS_OF} (?:[a-z']{1,10} ){0,4}(?:a (?:mon|ton|votre) age|bonne? pour (?:la retraite|la casse)|perimee?|passee? de date|date de peremption|trop (?:vieux|vieille|agee?)|depassee? par l'age|plus de (?:mon|ton|votre) age)`,
  `(?:veu|voul|cherch|prefer)[a-z]{0,5} (?:[a-z']{1,8} ){0,3}(?:quelqu'un de plus jeune|(?:du|le) sang neuf|des (?:plus )?jeunes|un homme|une femme sans enfants?|un (?:vrai )?francais|une (?:vraie )?francaise|un blanc|des blancs)`,
  '(?:mis|glisse|cache|fait manger|force[a-z]? a manger|oblige[a-z]? a manger|met) (?:[a-z]{2,8} ){0,3}(?:du|de la|des) (?:jambon|porc|saucisson|lardons|cochon)',
  `(?:moqu|reproch|interdi|refus|remarque|blague|vir|sanctionn|empech)[a-z]{0,5} (?:[a-z']{1,12} ){0,6}(?:ramadan|shabbat|prieres?|l'aid|careme|kippour|jeuner?|halal|casher)`,
  "(?:me |m'a |m'ont |on me )?(?:megenr|mege nr)[a-z]{1,4}|dead~?name|(?:mon )?ancien prenom|(?:l'homme|la femme|le mec|la fille) (?:dans|de) (?:le|mon|votre|ton|notre) couple",
  "(?:m'appelle|m'appellent|m'appelait) (?:encore |toujours |expres )?(?:monsieur|madame|il|elle) (?:alors|expres)",
  "(?:dit|balance|raconte|revele|repete|annonce) (?:a tout le monde|aux autres|a toute l'equipe|partout|devant tout le monde|aux clients) que (?:je suis|j'etais) (?:gay|homo|lesbienne|trans|pd|seropo(?:sitif|sitive)?|bi|enceinte|sterile|juif|juive|musulmane?)",
  "les (?:femmes?|filles?|meres?|mamans?|gonzesses|nanas) (?:[a-z']{1,12} ){0,3}(?:pas (?:leur|ta|la) place|rien a (?:faire|foutre))",
  `(?:refus|ecart|supprim|retir|rompu|mis fin|arret|vir|licenci)[a-z]{0,4} (?:[a-z']{1,12} ){1,7}(?:parce que|car|vu que|depuis que|quand|apres que|des que) (?:[a-z']{1,10} ){0,4}(?:enceinte|grossesse|handicapee?|syndiquee?|deleguee?|voilee?|noire?|arabe|homo|gay|trans|trop vieux|trop vieille)`,
  "(?:parce que|car|vu que|comme) (?:je |j')(?:porte (?:le |un )?(?:voile|foulard|turban|kippa)|fais (?:le )?(?:ramadan|shabbat|ma priere)|viens (?:de |du |d')?(?:[a-z]{1,3} )?(?:cite|banlieue|quartier|bled|afrique|93|la rue)|habite (?:[a-z]{1,6} ){0,3}(?:cite|banlieue|93|quartiers?|foyer|loin)|suis (?:au syndicat|du quartier|de couleur|roux|rousse|grosse?|petite?|sourde?|chinoise?|turc|turque|portugaise?|africaine?|marocaine?|algerien(?:ne)?|roumaine?|rom|gitane?)|ai (?:un accent|des enfants|un handicap|pris (?:un |mon )?conge (?:mat|pat|parental)[a-z]{0,8}|pris ma carte|fait greve))",
  // Said to her face: whatever is said of it, it is about where she comes from.
  '(?:ton|votre) (?:[a-z]{3,9} )?accent(?! (?:est|etait) (?:joli|mignon|charmant|beau|adorable))',
  'cris? de singes?',
  "(?:pas (?:un|une|le|la) )?(?:metier|boulot|travail|poste|place) (?:d'hommes?|de mecs?|de femmes?|de bonne femme|pour (?:une|les) (?:femmes?|filles?)|d'une femme)",
  `(?:${GROUND})(?![a-z])${BETWEEN}(?<![a-z])(?:${ADVERSE})(?![a-z])`,
  `(?:${ADVERSE})(?![a-z])${BETWEEN}(?<![a-z])(?:${GROUND})(?![a-z])`,
  `(?:appell?e[a-z]{0,3}|surnomm[a-z]{1,4}|trait[a-z]{1,4} de) ?:? ?"?(?:le |la |l')${MORE_NAMES}`,
  `les ${WOMEN_AND_OTHERS} (?:[a-z']{1,10} ){0,4}(?:rien a (?:faire|foutre|fiche)|pas (?:leur place|capables?|faite?s?)|bonnes? qu'a|bons? qu'a|rester a la maison|a la cuisine)`,
  'trop (?:vieux|vieille|agee?|jeune|grosse?|foncee?|typee?|bronzee?|voilee?) pour (?!(?:la|ma|sa) retraite)(?:le|la|les|un|une|ce|cet|cette|ca|etre|faire|evoluer|apprendre|travailler|vendre|ce poste|ce metier|l)[a-z]{0,12}',
  "(?:refus|ecart|vir|mut|licenci|retir|enlev|ignor|insult|moqu|reproch|plac|pris)[a-z]{0,4} (?:[a-z']{1,12} ){0,5}(?:a cause de|en raison de|du fait de|par rapport a) (?:ma maladie|mon cancer|mon traitement|mes arrets?(?: maladie)?|mon arret(?: maladie)?|mon conge [a-z]{3,10}|mes enfants|mes gosses|ma rqth|mon poids|mon physique|mon apparence|mon prenom|mon adresse|ma situation de famille|mes opinions)",
  '(?:se moqu[a-z]{1,4}|rigol[a-z]{1,4}|imit[a-z]{1,4}|sing[a-z]{1,3}|ricain[a-z]{0,2}|ricane[a-z]{0,3}) (?:de |sur )?mon (?:accent|handicap|begaiement|age|poids|voile|prenom)',
];
