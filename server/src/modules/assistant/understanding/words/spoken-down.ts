/** How people tell that they were spoken to with contempt. Over folded text. */

const INSULT =
  '(?:nulle?|incapable|conn?e?|boulet|merde|moins que rien|bon(?:ne)? a rien|debile|idiote?|incompetente?|folle|fou|hysterique|grosse(?: [a-z]{3,10})?|gros(?: [a-z]{3,10})?|moche|cassos|feignasse|feignante?|faineante?|parasite|bras casse|poids mort|demeuree?|abrutie?|cruche|cretine?|tocarde?|clocharde?|assistee?|larbin|boniche|chieuse|chieur|emmerdeuse|sous~merde|raclure|ordure|dechet)';
const I_WERE =
  "(?:que |qu')?(?:j'etais|je (?:suis|serais|n'etais)|j'suis|chuis) (?:vraiment |qu'|rien qu'|juste |trop )?(?:une? |le |la )?(?:vraie? |gros(?:se)? |sale |pauvre |petite? )?";
const ORDER =
  "(?:ferme~la|la ferme|ta gueule|tais~toi|degage|casse~toi|barre~toi|va te faire|fous le camp|creve|t'es payee? pour|tu (?:me )?fais chier|tu degages)";

export const SPOKEN_DOWN: readonly string[] = [
  "(?:ils?|elles?|on|qui|chef|cheffe|patronne?|directeur|directrice|responsable|manager) (?:me |nous )?menac(?:e|ent|ait|aient) (?:de|d')",
  `(?:dit|lance|crie|hurle|repete|repondu|sorti|balance|ecrit|disait|repetait|crache|jete|glisse) ?(?:${I_WERE}${INSULT}|[:,]? ?"? ?${ORDER})`,
  "(?:m'(?:a|ont)|me suis fait|nous a) (?:[a-z]{2,10} )?(?:envoyee? (?:chier|bouler|promener|balader|paitre|valser|sur les roses)|ri au nez|(?:pourri|defonce|allume|demonte|fracasse|atomise|degomme|rentre dedans|remonte les bretelles|souffle dans les bronches|passe un savon)[es]{0,2}|parle (?:comme (?:a |si )?[a-z]{2,8}|avec mepris))",
  'me (?:rit au nez|(?:parl|repond)[a-z]{0,4} (?:toujours |encore )?(?:comme (?:a |si )?[a-z]{2,8}|avec mepris))',
];
