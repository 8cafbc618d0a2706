/** What people are called who are insulted, and the ways in which it is said to them. Over folded text. */
import { anyOf } from './any-of.ts';

/** A person is called that; no word that is only sworn. */
export const INSULT = anyOf(
  'nulle?(?: a chier)?|incapables?|conn?es?|conn?asses?|connards?|pou?ff?(?:iasse|e)?s?',
  'salopes?|salauds?|putes?|putains?|garces?|grognasses?|petasses?|truies?|grosse vache|vaches?',
  'thon|boudin|chiennes?|bouffon(?:ne)?s?|nazes?|branleu(?:r|se)s?|glandeu(?:r|se)s?',
  'menteu(?:r|se)s?|voleu(?:r|se)s?|cas soc(?:ial|iaux)?|minables?|loseu?rs?|rat[e]e?s?|inutile',
  'ridicule|pathetique|mongol(?:e|ien|ienne)?s?|attardee?s?|gogole?s?|enculee?s?|batarde?s?',
  'fils de (?:pute|chien)|enfoires?|pleureuse|malade mentale?|taree?s?|cinglee?s?|barjo',
  'timbree?s?|mauvaise mere|sac a merde|clowns?|guignols?|serpilliere|bouche~trou|dinde|becasse',
  'boulets?|merdes?|moins que rien|bon(?:ne)?s? a rien|debiles?|idiote?s?|incompetente?s?|folle',
  'fou|hysterique|grosse(?: [a-z]{3,10})?|gros(?: [a-z]{3,10})?|moche|cassos|feignasses?',
  'fei?gnante?s?|faineante?s?|parasites?|bras casses?|poids mort|demeuree?s?|abrutie?s?',
  'cruches?|cretine?s?|imbeciles?|tocarde?s?|clocharde?s?|assistee?s?|larbins?|boniches?',
  'chieuse|chieur|emmerdeuse|sous~merdes?|raclures?|ordures?|dechets?|tire~au~flanc|empotee?',
  'bourrique|ane bate|mythomane|mytho|parano(?:iaque)?|tache',
);

/** "Tu es", "vous n'êtes que": said to her face. */
export const YOU_ARE =
  "(?:que )?(?:tu (?:n')?es|t'es|vous (?:n')?etes) (?:vraiment |qu'|que |rien qu'|juste |trop |bien )?(?:une? |le |la |des |les )?(?:vraie? |gros(?:se)? |sales? |pauvres? |petite? )?";
export const I_WERE =
  "(?:que |qu')?(?:j'etais|je (?:suis|serais|n'etais)|j'suis|chuis) (?:vraiment |qu'|rien qu'|juste |trop )?(?:une? |le |la )?(?:vraie? |gros(?:se)? |sale |pauvre |petite? )?";
