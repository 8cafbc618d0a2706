/** Whom people are insulted as: peoples, faiths, sexes, ages and ailments. Over folded text. */
import { anyOf } from './any-of.ts';

const PEOPLES = anyOf(
  'arabes?|noire?s?|negres?|negresses?|negros?|blacks?|renois?|rebeus?|beurs?|beurettes?|juifs?',
  'juives?|feujs?|youpine?s?|musulmane?s?|maghrebine?s?|algerien(?:ne)?s?|marocaine?s?',
  'tunisien(?:ne)?s?|africaine?s?|malien(?:ne)?s?|senegalaise?s?|congolaise?s?|camerounaise?s?',
  'ivoirien(?:ne)?s?|comorien(?:ne)?s?|antillaise?s?|kurdes?|portugaise?s?|polonaise?s?|polaks?',
  'roumaine?s?|roms?|romanos?|gitane?s?|manouches?|tziganes?|chinoise?s?|chinetoques?|chintoks?',
  'niakoue?s?|noichis?|asiatiques?|vietnamien(?:ne)?s?|bridee?s?|pakistanaise?s?|pakis?',
  'indien(?:ne)?s?|syrien(?:ne)?s?|afghane?s?|russes?|ukrainien(?:ne)?s?|albanaise?s?|bulgares?',
  'espagnole?s?|espingouins?|ritale?s?|boches?|bougnoules?|bougnouls?|bicots?|crouilles?',
  'bamboulas?|bledarde?s?|blediche|etrang(?:er|ere)s?|immigree?s?|migrante?s?|sans~papiers',
  'clandestine?s?',
);
const FAITHS_AND_LOVES =
  '(?:pedes?|pd|gays?|homos?|tapettes?|tarlouzes?|tantouzes?|fiottes?|tafioles?|lopettes?|gouines?|gouinasses?|lesbiennes?|travelos?|trans|islamistes?|terroristes?|djihadistes?|talibans?|ben laden|barbus?|bigote?s?|grenouille de benitier)';
const BODIES =
  '(?:handicapee?s?|handis?|boiteu(?:x|se)s?|eclopee?s?|infirmes?|bigleu(?:x|se)s?|croulante?s?|vieillarde?s?|vieille peau|vieux debris|grabataires?|obeses?|naine?s?|nabote?s?|rouquine?s?)';
/** Also words that stand beside other insults: "vieux con" is no word about age. */
const OF_AGE_AND_SIZE =
  '(?:(?:vieux|vieilles?|gros|grosses?|sourde?s?|autistes?|folles?)(?= ?(?:$|[.,;!?"]| (?:devant|et|en|quand|parce|tous|tout|a |dans|au|sur|pour))))';

const ANY = `(?:${PEOPLES}|${FAITHS_AND_LOVES}|${BODIES})`;

export const INSULTED_AS: readonly string[] = [
  `sales? (?:petite? |gros(?:se)? )?(?:${ANY}|turcs?|turque|blanche?s?|francais(?:es?)?|race)`,
  `espece (?:de |d')(?:sale )?${ANY}`,
  `(?:trait|qualifi|appel|appell|surnomm)[a-z]{1,4} (?:de |d')?[:"]{0,2} ?(?:le |la |l'|les |sale |petite? |vieille |vieux )?${ANY}`,
  // "Traitée de grosse" is an insult like others; what she is called by is what she is taken for.
  `(?:appel|appell|surnomm)[a-z]{1,4} ?[:"]{0,2} ?(?:le |la |l'|les )?${OF_AGE_AND_SIZE}`,
  `(?:tetes?|gueules?|faces?|tronches?|accents?) (?:de |d')(?:sale )?(?:${PEOPLES}|singes?|guenon|terroriste|bougnoule)`,
  `(?:tous?|toutes?|vous) les ${ANY}`,
  `(?:pas|plus|jamais|trop|assez) (?:de |d')(?:${PEOPLES}|${FAITHS_AND_LOVES}|femmes?|filles|meres|mamans|syndicalistes?|syndiquee?s?|seniors?|voilees?|handicapee?s?) (?:ici|chez (?:moi|nous)|dans (?:mon|ma|notre|cette|l')|en (?:caisse|salle|cuisine|boutique)|a l'accueil|au comptoir|dans cette)`,
  `(?:embauch|pren|veu|recrut)[a-z]{0,5} (?:pas|plus|jamais) (?:de |d')(?:${PEOPLES}|${FAITHS_AND_LOVES}|femmes?|filles|meres|mamans|syndicalistes?|syndiquee?s?|seniors?|voilees?|handicapee?s?|vieux|grosses?|gens comme (?:toi|moi|vous))`,
  '(?:les|des|aux) gens comme (?:moi|toi|nous|vous|eux|elle|lui)(?! (?:qui (?:travaill|boss)|sont (?:bien|utiles)))',
  "pour une? (?:gros(?:se)?|vieille|vieux|noire?|arabe|femme|fille|nana|meuf|blonde|handicapee?|etrang(?:er|ere)|homo|pede|black|chinoise?|portugaise?),? (?:je|tu|t'|vous|j'|c'est)",
  `(?:dit|repete|explique|repondu|annonce|ecrit|lance) (?:[a-z']{1,8} ){0,3}(?:qu'|que )(?:une?|les|des|ici,? les|aucune?) (?:syndicalistes?|syndiquee?s?|femmes?|meres?|mamans?|${PEOPLES}|${FAITHS_AND_LOVES}|${BODIES}|vieux|seniors?) `,
  '(?:ben laden|la mecque|daesh|banania|kirikou|cheetah|cheeta)',
];
