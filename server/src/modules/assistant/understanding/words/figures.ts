/**
 * What sounds like a blow or a theft and is none: "un coup de main", "ça m'a frappée", "poussé à accepter". Over folded
 * text; whatever such words hold tells no kind of facts.
 */
import { phrases } from './phrases.ts';

export const FIGURES = phrases(
  // Whatever did it is no person.
  "(?:ca|cela|ce qui|qui|la nouvelle|l'annonce|la reunion|le film|(?:cette|la) (?:semaine|journee|phrase|histoire|situation|decision|chaleur|fatigue|lumiere)|(?:ce|le) (?:projet|dossier|reveil|bruit|planning|mail|deuil)) (?:m'a|m'ont|m'avait|me|nous a|nous) (?:[a-z]{3,10} ){0,2}(?:frapp|secou|gifl|cogn|tue|tap|pouss|bouscul|agress|etrangl|mord|batt|brul|assomm|ecras)[a-z]{0,4}(?! (?:contre|par terre|au visage))",
  "(?:ce qui|une chose) (?:m'a|me|m'avait) (?:le plus )?frapp[a-z]{1,3}",
  "coups? (?:de |d')(?:mains?|fils?|telephone|oeil|pouce|chaud|froid|barre|vieux|fatigue|stress|blues|mou|soleil|chapeau|coeur|foudre|chance|collier|balai dans|theatre|semonce|bourre|jeune|filet|grace|bol|bluff|pub|maitre|gueule de fatigue)",
  // She asks what it is called, and tells nothing.
  "(?:savoir|comprendre|demande) (?:bien )?(?:ce que c'est|c'est quoi|ce qu'est|ce qu'on appelle|la definition)[^.!?\\n]{0,40}",
  '(?:bouscul|secou|frapp|pouss|agress|etrangl|ecras)ee?s? par (?:les (?:travaux|evenements|nouvelles|chiffres|dettes|horaires|changements)|le (?:bruit|planning|changement|travail|stress)|la (?:nouvelle|reorganisation|situation|lumiere|chaleur|fatigue|charge)|une? (?:deuil|deces|nouvelle|annonce))',
  // Hers: she cried out.
  '(?:mon|mes) cris?',
  'sur un coup de tete',
  '(?:tap|frapp)[a-z]{1,3} (?:sur les doigts(?! avec)|sur les nerfs|dans (?:les mains|le mille|l.oeil)|du (?:doigt|pied)|des (?:mains|pieds)|un (?:grand|gros) coup|fort avec|un (?:mail|rapport|texte|courrier|message|compte~rendu)|(?:le|les|mon|son) (?:codes?|rapport|mail|courrier)|a la machine)',
  '(?:pris|recu|mange) une (?:sacree |grosse |belle |vraie )?(?:claque|gifle) (?:en (?:voyant|lisant|apprenant|decouvrant|entendant|ouvrant)|quand j.ai (?:vu|lu|appris|su)|a la lecture|professionnelle|monumentale)',
  'pouss[a-z]{1,3} (?:dans (?:mes retranchements|mon travail)|sur (?:le devant|la touche)|un (?:coup de gueule|cri|soupir))',
  '(?:touch|gliss)[a-z]{1,3} un mot',
  '(?:embrass|etreint)[a-z]{1,3} (?:sur les (?:deux )?joues|pour (?:me dire|mon (?:anniversaire|depart)))',
  '(?:vol|piqu)[a-z]{1,3} (?:la vedette|mon coeur|de mes propres ailes|au secours)',
  'bouscul[a-z]{1,4} (?:mes|nos|les|mon|notre) (?:habitudes|planning|plannings|agenda|horaires|emploi du temps|idees|certitudes)',
  "sautee? (?:dessus sur l'occasion|de joie|au plafond|le pas|une (?:ligne|page|etape))",
  '(?:crev|mor)[a-z]{1,4} de (?:rire|faim|fatigue|chaud|froid)',
  '(?:hurl|cri|pleur)[a-z]{1,4} de (?:rire|joie|douleur)',
  '(?:une |des )?(?:semaine|journee|reunion|charge|grippe|migraine|rentree) (?:a ete |etait |tres |assez |vraiment ){0,2}violente',
);

/** A file, a telephone: nothing is done to her body. */
export const FROM_HER_HANDS =
  "(?:violemment |brutalement |carrement )?(?:(?:le|la|les|l'|mon|ma|mes|un|une|ce|cette|des|son|sa) ?[a-z]{2,14}(?: [a-z]{2,12})? des mains|des mains (?:le|la|les|l'|mon|ma|mes|un|une|ce|cette|des|son|sa) ?[a-z]{2,14})";

/** A blow that meets a thing: anger, and no violence done to anybody. */
export const AT_THINGS = phrases(
  "(?:coups? de (?:poing|pied|tete|coude) |(?:tap|cogn|frapp|donn|mis)[a-z]{0,4} (?:[a-z]{2,8} ){0,2}(?:du |son |un coup de |des coups de |le )?(?:poings? |pied )?)(?:dans|sur) (?:le|la|les|l'|une?|mon|ma|son|sa|des) ?(?:murs?|portes?|tables?|bureaux?|armoires?|chaises?|poubelles?|casiers?|voiture|cartons?|machine|distributeur|cloison|volant|comptoir|clavier|ecran|carreau|vitre)",
  '(?:tap|cogn|frapp)[a-z]{1,4} du poing',
  `arrach[a-z]{0,4} ${FROM_HER_HANDS}`,
);
