/** How people tell that they were spoken to with contempt, or threatened. Over folded text. */
import { I_WERE, INSULT, YOU_ARE } from './insults.ts';

const SAYING =
  '(?:dit|disait|disant|dire|lance|lancait|crie|criait|hurle|hurlait|repete|repetait|repondu|repond|sorti|sort|balance|balancait|ecrit|ecrivait|crache|jete|glisse|murmure|gueule|envoye)';

const ORDER =
  "(?:ferme~la|la ferme|ta gueule|tais~toi|degage|casse~toi|barre~toi|va te faire|fous le camp|creve|t'es payee? pour|tu (?:me )?fais chier|tu degages)";

export const SPOKEN_DOWN: readonly string[] = [
  "(?:ils?|elles?|on|qui|chef|cheffe|patronne?|directeur|directrice|responsable|manager) (?:me |nous )?menac(?:e|ent|ait|aient) (?:de|d')",
  `${SAYING} ?(?:${I_WERE}${INSULT}|[:,]? ?"? ?(?:${ORDER}|${YOU_ARE}${INSULT}|(?:espece de |sale |pauvre |grosse |petite )(?:petite? |gros(?:se)? )?${INSULT}))`,
  `(?<!(?:une|cette|l|l') )espece (?:de |d')(?:sale |gros(?:se)? |petite? |pauvre )?${INSULT}`,
  "(?:m'(?:a|ont)|me suis fait|nous a) (?:[a-z]{2,10} )?(?:envoyee? (?:chier|bouler|promener|balader|paitre|valser|sur les roses)|ri au nez|(?:pourri|defonce|allume|demonte|fracasse|atomise|degomme|rentre dedans|remonte les bretelles|souffle dans les bronches|passe un savon)[es]{0,2}|parle (?:comme (?:a |si )?[a-z]{2,8}|avec mepris))",
  'me (?:rit au nez|(?:parl|repond)[a-z]{0,4} (?:toujours |encore )?(?:comme (?:a |si )?[a-z]{2,8}|avec mepris))',
  // Of her work, to her.
  `${SAYING} (?:que )?(?:c'(?:est|etait)|mon (?:travail|boulot|rapport|dossier)[a-z ]{0,14}) (?:de la |un |du |une )(?:merde|daube|torchon|bouse|travail de (?:merde|sagouin|cochon)|boulot de merde)`,
  '(?:raccroch|claqu)[a-z]{1,3} (?:le telephone |la porte )?au nez',
  "doigts? d'honneur",
  '(?:aller |va |vas )(?:me |te |se )faire (?:voir|foutre|mettre|enculer)',
  '(?:nique|insult[a-z]{1,4}) (?:ma|ta|sa) mere',
  '(?:pris|recu|mange|ramasse|passe|eu droit a|mis) (?:encore )?(?:une?|des) (?:sacree? |belle |bonne |grosse )?(?:engueulade|gueulante|savon|soufflante|avoinee|remontee de bretelles)s?',
  '(?:hauss|elev)[a-z]{1,4} (?:le ton|la voix) (?:sur|contre|avec|devant|apres) (?:moi|nous|toute?)',
  "(?:sait|savait|savent) (?:tres bien |bien )?ou (?:j'habite|j'habitais|je vis|je me gare|vont mes enfants)",
  '(?:je (?:te|vous)|il (?:me|nous)|elle (?:me|nous)) (?:(?:retrouver|crever|buter|tuer|defoncer|demoli|eclater|planter|saigner|detrui|brise)[a-z]{1,4}|casserai(?:t|s)?|ferai la peau|ferait la peau|ferait virer|ferai virer)',
  '(?:on va se (?:voir|retrouver) (?:dehors|sur le parking|a la sortie)|on se retrouvera|fais (?:gaffe|attention) a toi|gare a toi)',
  '(?:fai[a-z]{1,3}|mis|met|mettre) (?:peur|la terreur|la pression) (?:expres|pour que je|avec ses cris)',
  // Beside her, to frighten her: no blow, and no word either.
  '(?:tap|cogn|frapp|donn|mis)[a-z]{0,4} (?:[a-z]{2,8} ){0,2}(?:du|des|un coup de|des coups de|un grand coup de) poings? (?:sur|dans|contre) (?:la|le|les|mon|ma|son) (?:tables?|bureaux?|murs?|portes?|armoires?|comptoir)',
];
