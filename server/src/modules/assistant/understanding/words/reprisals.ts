/** How people tell that they are made to pay for what they said or refused. Over folded text. */
import { ADVERSE } from './protected-grounds.ts';

const SPOKE_UP =
  '(?:parle|signale|denonce|alerte|temoigne|prevenu|porte plainte|depose plainte|saisi|ecrit (?:a|au)|refuse|dit (?:non|que|stop)|repousse|releve|conteste|fait (?:remonter|valoir|un signalement)|demande (?:le|la|les|mes|mon|ma|a|un|une|d)|reclame|reclame (?:le|mes|mon|un)|dis (?:non|que)|pose (?:un )?droit de retrait)';
const SINCE_SPEAKING = [
  `(?:depuis|apres|des|parce|suite a ce|maintenant|pour|car|quand) ?(?:que |qu'|le fait que )?(?:j'ai|je l'ai|je les ai|je lui ai|j'en ai|je leur ai|j'avais|je me suis|avoir|l'avoir|les avoir|que j'ai) (?:[a-z]{2,8} )?${SPOKE_UP}`,
  "(?:depuis|apres|suite a|a la suite de) (?:ma|mon|le|la) (?:plainte|signalement|alerte|temoignage|courrier|mail a la (?:rh|drh|direction)|refus|denonciation|saisine|droit d'alerte|droit de retrait)",
].join('|');
const BETWEEN = '[^.!?\\n]{0,90}?';

export const REPRISALS: readonly string[] = [
  `(?:${SINCE_SPEAKING})(?![a-z])${BETWEEN}(?<![a-z])(?:${ADVERSE})(?![a-z])`,
  `(?:${ADVERSE})(?![a-z])${BETWEEN}(?<![a-z])(?:${SINCE_SPEAKING})(?![a-z])`,
  'represailles',
  '(?:pour|afin de|histoire de) (?:me (?:punir|faire (?:payer|craquer|partir|demissionner|taire|degager))|se venger(?: de moi)?)',
  "(?:me|m'a|m'ont) (?:le )?(?:fai(?:t|sait|saient)|font) (?:bien )?(?:payer|la misere|vivre un (?:enfer|calvaire)|craquer)",
  "(?:me |m'a |m'ont )?(?:mene|pourri|rend|rendu|rendent|gache|pourrit)[a-z]{0,3} la vie(?: impossible| dure| infernale)?",
];
