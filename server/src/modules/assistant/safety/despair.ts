/**
 * Wanting to be dead, by the way it is built: a sleep without waking, a day that is chosen, a place that draws, a
 * farewell, a life without a reason, a burden for others, what alone still holds one back. Over folded text.
 */
import { DRUGS } from './deeds.ts';
import type { SafetyPattern } from './safety-patterns.ts';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

const END = '(?= ?(?:[.!?…,;]|$))';
const MY_OWN =
  '(?:(?:mon|ma|mes) (?:(?:petite?s?|deux|trois) )?(?:fils|filles?|enfants?|parents?|petits?|petite|bebe|gosses?|mari|femme|mere|pere|compagnon|compagne|chien|chat|famille|gamins?|gamine))';
/** Not the life that is led with somebody, somewhere, like this. */
const THIS_LIFE = '(?! (?:ici|avec|ca|cela|cette|ce|ensemble|dans|au|en (?!paix)|chez|comme (?!ca)|de))';
const TO_LIVE = `(?:continuer (?:a |de )?)?(?:vivre|exister|rester en vie|etre en vie)\\b${THIS_LIFE}`;
const KILLING_GROUND =
  "(?:(?:le|la|les|l'|du|des|au|aux|ce|un|une) ?(?:pont|rails|voies?|vide|fenetre|toit|falaise|fleuve|seine|canal|trains?|metro|rer|balcon))";

export const DESPAIR: readonly SafetyPattern[] = [
  pattern(
    "(?:(?:ne |n')?(?:plus jamais|jamais|jamais plus)|ne plus) (?:me reveiller|ouvrir les yeux|me relever)\\b(?! (?:a|avant|si|tot|la nuit) )",
  ),
  pattern(
    "j'ai (?:deja |enfin )?(?:choisi|fixe|arrete|trouve) (?:le jour|la date|le moment|la methode|le moyen|la facon|comment (?:je|faire|m'y prendre))(?: et (?:le lieu|le jour|la date|l'heure|l'endroit|la methode|le moyen))?(?= ?(?:[.!?]|$)|, (?:c'est decide|c'est pour)|, ce sera (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|cette nuit|bientot|apres)| (?:pour|de) (?:mourir|partir pour|en finir|me|ma mort))(?<!\\b(?:conges?|vacances|rendez-vous|reunion|entretien|mariage|demission|depart|formation|rdv|fete|repas)\\b.{0,150})(?!.{0,60}\\b(?:conges?|vacances|rendez-vous|reunion|entretien|mariage|demission|formation|rdv|fete|repas)\\b)",
  ),
  pattern(
    `(?:regarde|regardais|fixe|contemple|passe (?:devant|sur)|pense (?:a|au|aux)|vois) ?(?:souvent |toujours )?${KILLING_GROUND}\\b[^.!?]{0,60}\\b(?:pourquoi pas(?= ?(?:[.!?,;…]|$)| moi)|sauter|m'appelle|m'attire|tout serait (?:fini|regle)|il suffirait|ca irait vite|(?:ce|ca) serait (?:vite |si )?(?:fini|simple|facile|rapide|regle)|un pas de (?:plus|trop)|et si je (?:saut|m'y jet|me jet|me lanc|franchiss|lach)\\w+)`,
  ),
  pattern(
    '(?:testament|lettres? (?:pour|a) (?:les|mes|ma|mon) (?:enfants|parents|fille|fils|femme|mari|famille|proches|mere))\\b[^!?]{0,80}\\b(?:je suis prete?|adieu|apres moi|quand je ne serai|mes obseques|on comprendra|me pardonn\\w+|tout est (?:pret|en ordre|regle))',
  ),
  pattern(
    "lettres? d'adieux?\\b|(?:je suis|je me sens) prete? a (?:mourir|en finir(?! avec)|partir pour (?:toujours|de bon))",
  ),
  pattern('prepare (?:deja )?(?:mes obseques|mon enterrement|ma mort|mon suicide|mon depart definitif)'),
  pattern(
    `(?:que|qu') ?(?:tout(?: ca| cela)?|ca|cela|la vie|ma vie) (?:s'arrete|cesse|finisse|se termine|soit fini) (?:pour toujours|a jamais|a tout jamais)${END}`,
  ),
  pattern(
    "(?:me |m'|se |s')(?:foutre|jeter|balancer|coucher|allonger|fous|fout|jette|balance|lancer|precipiter|mettre) (?:sous|devant) (?:un |une |le |la |les |l')?(?:train|metro|rer|tram|bus|camion|voiture|poids lourd|roues|rails|tgv)",
  ),
  pattern(
    "(?:me |m'|se |s')(?:foutre|jeter|balancer|fous|fout|jette|balance|precipiter|defenestrer) (?:par (?:la|une) fenetre|d(?:u|'un|e la|e mon) ?(?:haut )?(?:du |de la |d'un )?(?:pont|toit|balcon|falaise|viaduc|tour|\\d+ ?e \\w+)|dans (?:le vide|la seine|le canal|le fleuve|la riviere|l'eau)|sur les (?:rails|voies))",
  ),
  pattern(
    "(?:me |m'|se |s')(?:fous|fout|foutre|tire|tirer|mets|met|mettre|colle|coller|loge|loger|flanque|flanquer|tirerai|foutrai) une balle\\b(?! dans le pied)",
  ),
  pattern(
    "(?:me |m')(?:pends|flingue|suicide|supprime|jette dans le vide)\\b(?! (?:au telephone|le moral|a (?:son|ses|leur)))(?<!(?:il|elle|on|ca|cela|qui|ils) (?:me |m')\\w+)",
  ),
  pattern(`a quoi (?:ca |cela )?(?:me )?(?:sert|servirait|rime)(?:-il)? (?:encore )?(?:de |d')${TO_LIVE}`),
  pattern(
    `(?:plus|aucune?|pas|nulle|sans|perdu|quelles?)(?: [\\w']+){0,3}? (?:raisons?|sens|interet|force|courage|envie|gout|but|motif)s? (?:de |d'|a |pour )${TO_LIVE}`,
  ),
  pattern(
    `(?:qu'un|suis un|etre un|deviens un) (?:poids|fardeau|boulet)\\b[^!?]{0,80}\\b(?:debarrasse|soulage|libere|delivre|tranquille|mieux sans)e?s?\\b`,
  ),
  pattern(
    `(?:plus qu'un|suis (?:devenue? )?un|etre un) (?:poids|fardeau|boulet) pour (?:tout le monde|eux|elle|lui|les miens|${MY_OWN}|tous)\\b`,
  ),
  pattern(
    `(?:seront|serait|seraient|sera) (?:enfin |bien |tous |toutes )?(?:debarrasse|soulage|delivre)e?s? (?:de moi )?(?:quand|si|lorsque) je (?:ne |n')?(?:sera\\w*|suis|meur\\w*|sois|etais|disparai\\w*|partira\\w*) ?(?:plus|morte?|la|partie?)?`,
  ),
  pattern(
    '(?:serais|serait|suis|vaux|vaudrais|ferais) (?:bien |beaucoup |peut-etre )?(?:mieux|plus utile|plus tranquille|aussi bien|plus heureu\\w+) (?:morte?\\b|(?:six pieds )?sous terre|au cimetiere|dans (?:la|ma|une) tombe|de mourir|la-haut)',
  ),
  pattern(
    "(?:tout )?(?:arreter|quitter|lacher|plaquer|stopper|finir),? (?:meme |avec )?la vie\\b(?! (?:de (?!merde)|d'|a |au|en|professionnelle|commune|privee|active|parisienne|associative|scolaire))",
  ),
  pattern(
    `${MY_OWN} (?:\\w+ )?(?:me |m')(?:retien|empeche|rattache|raccroche|fait tenir|font tenir|gard)\\w*[^.!?]{0,25}\\b(?:sinon|autrement),? (?:je|ca|j')[^.!?]{0,12}(?:serais|ferait|aurais|y a)`,
  ),
  pattern(
    `(?:que|plus que) (?:pour )?${MY_OWN} (?:qui )?(?:me (?:retien\\w+|rattach\\w+|raccroch\\w+)|(?:me )?(?:fait|font) tenir|m'empech\\w+)`,
  ),
  pattern(
    `(?:sans|s'il n'y avait pas|si (?:je n'|j')avais pas) (?:eu )?(?:${MY_OWN}|eux|elle|lui)[^.!?]{0,20},? je (?:ne )?serais (?:deja |depuis longtemps )*(?:partie?${END}|morte?|plus la|plus de ce monde|sous terre)`,
  ),
  pattern(
    "(?:je serais|je devrais etre|j'aimerais etre|autant etre) (?:deja |depuis longtemps )*(?:morte?(?! (?:de|d'))|plus de ce monde|sous terre|six pieds)\\b(?! si (?:je|il|elle))",
  ),
  pattern(
    "(?:veux|aimerais|envie|souhaite|faudrait) que tout (?:s'arrete|soit fini|se termine)(?= ?(?:[.!?…]|$))",
  ),
  pattern(
    '(?:veux|voudrais|aimerais|envie|prie pour|espere) (?:de )?(?:ne )?(?:pas|plus|jamais) me reveiller\\b(?! (?:tot|a|si|avant) )',
  ),
  pattern('fini avec la vie\\b(?! (?:de|en|a|au) )|(?:tiens|tenais) (?:plus|pas) (?:du tout )?a la vie\\b'),
  pattern(
    "(?:issue|solution|choix|sortie|voie|porte) que (?:la mort|mourir|de mourir|de me tuer|le suicide|d'en finir(?! avec)|de disparaitre)",
  ),
  pattern(
    "(?:une |un |la |le )(?:voiture|camion|bus|train|metro|tram)\\b[^.!?]{0,20} (?:me |m')(?:renvers|ecras|percut|fauch|roul|tu|pass)\\w*[^!?]{0,40}\\b(?:tant mieux|soulage\\w*|(?:plus|si|tellement|aussi) (?:simple|facile)|serait (?:fini|mieux|regle|bien)|ca m'arrangerait)",
  ),
  pattern(
    "coup de volant\\b[^.!?]{0,40}\\b(?:fini|suffi\\w*|arbre|platane|mur|camion|ravin|termine|regle\\w*)|(?:foncer|me lancer|m'encastrer|me jeter) (?:en voiture |avec la voiture )?(?:dans|contre|sur) (?:un|une|le|la) (?:arbre|platane|camion|pile de pont|ravin|glissiere)",
  ),
  pattern('noeuds? coulants?\\b'),
  pattern(
    `(?:stocke|garde|mis de cote|economise|accumule|amasse|achete|prepare|compte)e?s? (?:\\w+ )?(?:mes |des |les |plein de |assez de |de quoi )?${DRUGS}\\b[^.!?]{0,20} (?:au cas (?:wou|ou)(?= ?(?:[.!?…]|$))|pour (?:le jour|ce soir|quand|en finir|mourir|partir))`,
  ),
  pattern(
    'peur (?:de ce que je (?:pourrais|peux|serais capable de|vais|risque de) me faire|de moi-meme|de ce que je pourrais faire contre moi)\\b',
  ),
  pattern(
    "rien n'a (?:plus )?(?:de sens|d'importance|de gout)\\b[^!?]{0,40}\\b(?:partir pour|en finir|disparaitre|mourir|dormir pour)",
  ),
  pattern(
    `(?:dites|dis|direz|diras|dire) a ${MY_OWN} que je (?:les |l'|le |la |leur |lui )(?:aime|ai (?:aime|toujours aime)|demande pardon)`,
  ),
  pattern("quand je serais? (?:morte?|enterree?|six pieds)\\b(?! (?:de|d'))"),
  pattern('plutot (?:mourir|crever|me tuer) que\\b'),
  pattern(
    "(?:pense|songe|pensais|songeais) (?:parfois |souvent |deja )?a sauter(?! (?:le|la|un|une|sur|des|l'))|envies? de sauter(?= ?(?:[.!?]|$)| (?:du|dans le vide|par la|d'))",
  ),
  pattern(
    "(?:envies|idees?|pensees?) (?:de |d')(?:en finir|mourir|me tuer|mort)\\b(?! avec (?!la vie|ma vie|tout))",
  ),
  pattern(
    "je me serais? (?:deja |depuis longtemps )*(?:fout\\w+ en l'air|tuee?|suicidee?|flinguee?|pendue?|supprimee?|jetee? (?:sous|par|du|dans)|tiree? une balle(?! dans le pied))(?! a la tache)",
  ),
  pattern(
    "j'envie les morts\\b|(?:la vie|vivre) (?:ne )?m'interesse plus\\b(?! (?:dans|en|de|au|a))|(?:degoutee?|lassee?) de la vie\\b",
  ),
  pattern(
    "comment (?:mourir|se suicider|me suicider|se tuer|me tuer|se pendre|me pendre|en finir(?! avec (?!la vie|tout)))\\b(?! (?:de|d'|a la tache|moins))",
  ),
  pattern(
    `combien (?:de |d'|il faut de |faut-il de )[^.!?]{0,30}\\bpour (?:mourir|en finir|se tuer|me tuer|ne plus se reveiller|ne plus me reveiller|que ce soit mortel)`,
  ),
  pattern(
    'assurance[- ](?:vie|deces)\\b[^!?]{0,40}\\b(?:paiera|touchera|toucheront|prendra le relais|servira|suffira|aidera)',
  ),
  pattern('(?:merite|meritais) (?:(?:pas|plus) )?de (?:mourir|vivre|crever|exister)\\b'),
  pattern(
    "(?:espere|reve d'|reve d'avoir|prie pour|souhaite|voudrais|aimerais) ?(?:avoir |attraper |qu'il m'arrive )?(?:un |une )?(?:accident(?= ?(?:[.!?,;]|$)| (?:en|pour|sur|et|mortel|de voiture))|cancer|crise cardiaque|maladie mortelle)",
  ),
  pattern(
    "(?:mourir|crever) (?:serait|me soulagerait|me libererait|ce serait|c'est) ?(?:un |une |mon |ma |le |la |plus )?(?:soulagement|delivrance|solution|issue|seule|simple|facile|doux|liberation)?\\b(?<=soulagement|delivrance|solution|issue|seule|simple|facile|doux|liberation|soulagerait|libererait)",
  ),
  pattern(
    "je (?:ne )?verrai (?:pas|plus|jamais) (?:noel|le printemps|l'ete|l'hiver|demain|mes enfants|ma fille|mon fils|mes petits-enfants|la nouvelle annee)\\b(?! (?:a l'ecole|ce soir))",
  ),
  pattern("c'est mon dernier message(?= ?(?:[.!?…]|$))"),
  pattern(
    "je sais (?:deja |exactement )?comment (?:je vais (?:faire|m'y prendre)|faire|m'y prendre)\\b[^!?]{0,40}\\b(?:vite fini|sera fini|plus la|souffr\\w+|mourir|en finir)",
  ),
  pattern(
    "(?:me vois|m'imagine) (?:bien |deja |souvent )?(?:avaler (?:tou|la boite)|sauter (?:du|par|dans le vide)|me pendre|mourir\\b|en finir(?! avec)|me jeter|me tuer|morte?(?= ?(?:[.!?,;]|$)| dans))",
  ),
  pattern('(?:a|je|de) cherche?r? (?:un|quel|une) (?:pont|poutre|falaise)\\b(?! (?:roulant|entre|porteuse))'),
  pattern(
    "passerai (?:pas|jamais) (?:la (?:nuit|semaine)|l'(?:hiver|annee|ete)|le week-end|noel)(?= ?(?:[.!?,;]|$))",
  ),
  pattern(
    "(?:que ce soit fini|c'est|faut|faudrait|vaudrait mieux|vaut mieux|merite) (?:que|qu') ?je (?:meure|creve|disparaisse(?! d[eu]))\\b",
  ),
  pattern(
    "(?:m'endormir|dormir|me coucher|fermer les yeux) (?:et|pour) (?:ne )?(?:pas|plus|jamais|plus jamais) (?:me reveiller|les rouvrir|ouvrir les yeux)(?! (?:a|avant|si|tot|la nuit) )",
  ),
  pattern(
    "(?:suffirait|suffit|tient a) (?:juste )?(?:d')?(?:a )?un coup de volant|(?:envie|idee|tentee?|failli|pense|pensais|penser|songe|pourrais|voudrais|veux|vais) (?:de |a |d')?(?:donner un coup de volant|lacher le volant|(?:m'encastrer|me jeter|foncer|me planter) (?:en voiture )?(?:dans|contre) (?:un|une|le premier) (?:arbre|mur|platane|camion|pilier|poteau|pile))",
  ),
  pattern(
    `(?:sert|servirait|rime) (?:-il )?(?:a quoi )?que je (?:sois (?:encore |toujours )?(?:en vie|vivante?|la${END}|de ce monde)|vive${END}|continue a (?:vivre|exister)|respire${END})|pourquoi (?:est-ce que )?je (?:suis (?:encore|toujours) (?:en vie|vivante?)|continue a (?:vivre|exister)${END})`,
  ),
  pattern(
    `(?:${MY_OWN}|ils|elles|tout le monde|eux) (?:serai(?:t|ent)|vivrai(?:t|ent)|irai(?:t|ent)|s'en sortirai(?:t|ent)) (?:bien |beaucoup |tous )?(?:mieux|plus heureu\\w+|plus tranquilles?) (?:sans moi|avec une autre (?:mere|maman|femme|epouse)|avec un autre (?:pere|papa|mari)|si je (?:n'etais|meurs|mourais|disparai)|quand je (?:ne )?serai (?:plus|morte?))`,
  ),
  pattern(
    `lettres? (?:a|pour) ${MY_OWN}\\b[^.!?]{0,20}\\b(?:pour apres|pour quand je ne|pour le jour|au cas (?:wou|ou))(?! (?:le|la|les|une?) )`,
  ),
  pattern(
    "(?:veux|voudrais|aimerais|envie (?:de |d')) ?(?:juste |vraiment )?(?:ne )?(?:plus|pas) etre (?:sur (?:cette|la) terre|de ce monde|en vie|vivante?)\\b",
  ),
  pattern(
    "si (?:demain |jamais )?je (?:crev|mour|disparaiss|m'eteign)\\w*s\\b(?! d[eu])[^.!?]{0,40}\\b(?:personne|rien|arrangerait|soulag\\w+|contents?|fout\\w*)\\b|(?:remarquerait|apercevrait|rendrait compte|changerait rien)\\b[^.!?]{0,20}\\bsi (?:demain )?je (?:crev|mour)\\w*s\\b",
  ),
  pattern(
    'noeud coulant\\b|(?:regarde|cherche|appris|lu) (?:\\w+ ){0,2}comment (?:faire|on fait) un noeud\\b(?! (?:de|papillon|marin|plat))',
  ),
  pattern("(?:plus|aucune) (?:aucune )?raison de [\\w' ]{3,30} (?:ni|ou) (?:de )?(?:vivre|exister)\\b"),
  pattern(
    "(?:voudrais|aimerais|aurais voulu|aurais prefere) (?:ne )?(?:jamais|pas|plus) m'etre reveillee?\\b",
  ),
];
