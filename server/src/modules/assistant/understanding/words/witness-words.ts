/** How people tell who saw or heard, or that nobody did. Over folded text. */
import { phrases } from './phrases.ts';

export const NO_WITNESS = phrases(
  "(?:il )?(?:n'y|y) avait (?:absolument |vraiment )?personne(?: d'autre)?",
  '(?:sans|aucun|pas de|pas d.autre|pas eu de|aucune?) (?:temoins?|spectateurs?)',
  'personne (?:ne |n.)?(?:a|avait|etait) (?:rien )?(?:vu|entendu|la|present|assiste)',
  "personne (?:d'autre )?(?:n'etait|etait) (?:la|present|dans)",
  "personne (?:n'|ne )?(?:a |l'a |nous a )?(?:rien )?(?:vu|entendu|assiste)[a-z ]{0,12}",
  "(?:j'etais|on etait|on est|nous etions|nous sommes|etant|je me suis retrouvee?|on s'est retrouves?|seule?s?) (?:tou(?:te|t|s) |toujours |souvent )?(?:les deux |que tous les deux |seule?s?(?: avec (?:lui|elle|[a-z]{2,14}))?)",
  "(?:n'y|y) avait que (?:nous(?: deux)?|lui et moi|elle et moi|moi)",
  "(?:on|nous) (?:n')?(?:etait|etions) (?:que|plus que|seulement)? ?(?:tous les |toutes les |nous )?deux",
  'seule? avec (?:lui|elle)',
  'en tete[- ]a[- ]tete',
  "(?:a l'abri des|loin des) (?:regards|autres|oreilles)(?: indiscretes)?",
  'sans que personne (?:ne )?(?:voie|entende|soit)[a-z ]{0,12}',
  'quand (?:tout le monde etait parti|il n.y a personne|personne ne regarde)',
);

const GROUP =
  "(?:tout le monde|toute (?:l'equipe|la salle|l'assemblee|la boite|la reunion|la classe)|tous (?:les |mes )?(?:autres|collegues|presents|clients|salaries|participants)?|(?:les|mes|nos|des|ses|deux|trois|quatre|cinq|six|plusieurs|quelques|d'autres|certains|[0-9]{1,2}) (?:autres |de mes |de nos |deux |trois |quatre |cinq |six |dix |douze |quinze |vingt |[0-9]{1,2} )?(?:collegues?|clients?|clientes?|personnes|salaries|gens|temoins|patients|eleves|parents|stagiaires|employes|membres de l'equipe|ouvriers|participants?|patients|invites|visiteurs|gars|filles|equipiers|vendeurs|vendeuses|internes|infirmieres|aides-soignantes|chauffeurs|apprentis|autres)|une? (?:autre )?(?:collegue|cliente?|stagiaire|temoin|personne|patiente?)|l'equipe(?: entiere)?|les autres|l'open~space|tout l'open~space|tout le (?:service|plateau|bureau|magasin|restaurant|groupe|personnel|couloir)|toute la (?:cuisine|boutique|classe|table))";
const SAW =
  "(?:(?:a|ont|avait|avaient|l'a|l'ont|m'a|m'ont|nous a|nous ont) (?:tres bien |bien |tous |toutes )?(?:tout |tous )?(?:vue?s?|entendue?s?|assiste|ete temoins?)|(?:etait|etaient|est|sont|etais) (?:aussi |egalement |bien |tous |toutes |juste )?(?:la(?! [a-z]*(?:chef|respons|direct))|presente?s?|temoins?|a cote|avec (?:moi|nous)|dans la (?:piece|salle)|en face|assise?s? a cote|juste a cote)|assistai(?:t|ent) a|regardai(?:t|ent)|ecoutai(?:t|ent)|voyai(?:t|ent)|entendai(?:t|ent)|a tout suivi|(?:le |la |l'|les )?(?:voit|voient|entend|entendent) (?:tres )?bien|(?:le |la |l')(?:voit|voient)(?= ?[.,;!?]| ?$)|ont ri(?!e)|n'ont rien dit|a filme|peuvent temoigner|peut temoigner|pourrait temoigner)";

/** Groups of people who saw: "devant toute l'équipe", "deux collègues ont tout entendu". */
export const WITNESS_GROUP = phrases(
  `(?:devant|en presence de|en presence d'|sous les yeux de|sous les yeux d'|au milieu de|face a) ?${GROUP}`,
  `${GROUP}(?: (?:presents?|autour|(?:du|de l'|de la|de|des) ?[a-z]{3,12}))? ${SAW}(?:(?: et)? ${SAW})?`,
  `(?:il y avait|y avait|il y a|etaient presents?|etait present|temoins? ?:|comme temoins?) (?:aussi |egalement |seulement |juste )?${GROUP}`,
  '(?:un|une|deux|trois|plusieurs|des|mon|ma|le|seul) ?(?:seul )?temoins?(?: (?:de la scene|oculaires?|direct))?',
  'public (?:present|autour)',
  "(?:il y avait|y avait|il y a) (?:du monde|plein de monde|beaucoup de monde|foule|pas mal de (?:monde|gens)|des gens)(?: autour| dans [a-z' ]{2,20})?",
  "(?:le |la |un |une )(?:vigile|gardien|gardienne|securite|secretaire|receptionniste|hotesse|agent de securite|femme de menage|serveur|serveuse|barman|patron|voisine?) (?:est |a du |a )?(?:intervenue?|intervenir|separes?|accourue?|arrivee?|passait|nous a separes|l'a arrete|les a separes)(?: [a-z']{2,10}){0,3}",
);

const notated = (words: string): string => words.replaceAll("'", "[' ]?").replaceAll('~', '[- ]?');

/** Right after a name or a role: who saw. */
export const AFTER_WITNESS = new RegExp(
  `^(?:,? ?(?:mon|ma|un|une|le|la)? ?[a-z0-9+' -]{0,30},? )?(?:qui )?${notated(SAW)}`,
);
/** Right before a name or a role: who saw. */
export const BEFORE_WITNESS =
  /(?:devant|en presence de|en presence d'|sous les yeux de|il y avait|y avait|temoins? ?:?|temoins? (?:c'est|sont|etaient|etait)|a cote de moi|avec moi) (?:aussi |egalement |juste )?$|(?:^|[.;,!?\n] ?|(?:hier|jour-la|moment-la) )etai(?:t|ent) (?:(?:aussi|egalement|bien) )?(?:la|presente?s?|temoins?)(?: (?:aussi|egalement|ce jour-la|a ce moment-la))? ?:? ?$|(?:^|[.;,!?\n] ?)ont (?:tous |toutes |tout |aussi ){0,2}(?:vu|entendu|assiste)(?: a)?(?: (?:la scene|ca|cela|tout|cette scene|les faits))? ?[:,]? ?$|(?:la|presente?s?|vue?|entendue?|temoins?) ?: $/;

/** "Sophie était là, et aussi" Karim: somebody more who saw, where nothing else is told of her. */
export const SAW_AND = new RegExp(
  `${notated(SAW)}(?:,? ?(?:et|ainsi que|plus)(?: (?:aussi|egalement|meme))? ?|[.,] ?(?:et )?(?:aussi|egalement|ainsi que) )$`,
);
/** "Toute l'équipe le voit, surtout" Amina: one of them, by name. */
export const SAW_ABOVE_ALL = new RegExp(
  `${notated(SAW)},? ?(?:et )?(?:surtout|notamment|en particulier|dont|y compris|meme) $`,
);
/** "Sophie était là," Karim "aussi". */
export const SAW_BEFORE = new RegExp(`${notated(SAW)},? ?(?:et )?$`);
export const ALSO_AFTER = /^ (?:aussi|egalement|pareil)(?![a-z])/;
/** Nothing more is told of whoever stands before it, unless that somebody else was there, too. */
export const NOTHING_MORE =
  /^ ?(?:(?:aussi|egalement) ?)?(?:$|[.;!?)\n]|,? ?(?:et|ainsi que) (?!m[' ]?a|qui|il|elle|on|me|lui|l'a))/;
