/**
 * Somebody who knows where she lives, comes there, or may follow her on her way: « il connaît mon adresse » says it only
 * beside a fear, a visit that was announced or a threat. Over folded text with its haste mended.
 */
import type { SafetyPattern } from './safety-patterns.ts';

const pattern = (source: string): SafetyPattern => new RegExp(`\\b${source}`, 'g');

const HE = '(?:ils?|elles?|on)';
const END = '(?= ?(?:[.!?…,;]|$))';
const KNOWS_HOME =
  "(?:(?:connai\\w{1,6}|a|avait|ont|a trouve|a eu|a retrouve) mon adresse(?! (?:mail|e-?mail|ip|electronique|pro\\w{0,12}|du (?:bureau|travail)|de messagerie|pour|dans|sur))|(?:sait|savent|savait|savaient) (?:tres bien |bien |exactement )?w?ou (?:j'habit\\w{1,3}|je (?:vis|vivais|gare))|connai\\w{1,6} (?:l'ecole|la creche|le college) de (?:mes|ma|mon) (?:enfants?|fille|fils|petits?))";
/** Not for her post. */
const FEAR =
  "(?:peur(?! (?:du|des|de la|de perdre|pour m(?:on|a) (?:poste|travail|emploi|contrat|evaluation)|d'etre (?:viree?|licenciee?)|qu'(?:il|elle|on) (?:soit|me (?:vire|licencie))))|je (?:ne |n')?ose (?:plus|pas) (?:rentrer|sortir|rester)|j'ose (?:plus|pas) (?:rentrer|sortir|rester))";
const ON_HER_WAY =
  '(?:ce soir|cette nuit|demain|dehors|en (?:sortant|rentrant|partant|bas|voiture)|a (?:la sortie|pied)|sur le parking|au parking|jusqu\\S{1,4}(?= (?:chez|ma|mon|a))|dans la rue|dans le (?:metro|bus|noir|hall)|devant|chez moi|apres le (?:travail|boulot|service)|quand je (?:sors|rentre|pars))';
const WILL_COME =
  '(?:viendra\\w{0,3}|viendrai\\w{1,3}|passera\\w{0,4}|ira|irait|va (?:venir|passer|debarquer|sonner)|allait (?:venir|passer|debarquer))';
const AT_HOME = '(?:chez moi|a mon domicile|a la maison|en bas de chez moi|a ma porte)';

export const FOLLOWED_HOME: readonly SafetyPattern[] = [
  pattern(
    `(?:peur|crains?|redoute) qu'${HE} (?:me |m')(?:suive|attende|guette|poursuive|coince)(?:nt)?(?:${END}| ${ON_HER_WAY}\\b)`,
  ),
  pattern(
    `(?:peur|crains?|redoute) qu'${HE} (?:re)?(?:vienne|passe|debarque|sonne|se pointe|rode)(?:nt)? (?:[\\w'-]{1,20} ){0,2}?${AT_HOME}\\b`,
  ),
  pattern(
    `${KNOWS_HOME}[^.!?]{0,60}\\b(?:${FEAR}|${HE} ${WILL_COME}\\b|m'a menac\\w{1,3}\\b|m'ont menac\\w{1,3}\\b)`,
  ),
  pattern(`${FEAR}[^.!?]{0,60}\\b${KNOWS_HOME}`),
  pattern(
    `(?:m'a|m'ont|me|m'avait) (?:dit|disent|ecrit|repete|rappele|lance|fait comprendre|fait savoir)[^.!?]{0,20} qu'${HE} (?:sav|connaiss)ai(?:t|ent) (?:tres bien |bien )?(?:w?ou (?:j'habit\\w{1,3}|je vi[ts]\\w{0,4})|mon adresse(?! (?:mail|e-?mail)))`,
  ),
  pattern(
    `(?:dit|promis|jure|prevenu\\w{0,2}|repete|ecrit|menace)\\b[^.!?]{0,25} (?:qu'${HE} |de )(?:${WILL_COME}|venir|passer|debarquer) (?:me (?:voir|chercher|trouver) )?${AT_HOME} (?:ce soir|cette nuit|demain|un (?:jour|soir)|si (?:je|j')|pour (?:regler|s'expliquer|en finir|me faire))`,
  ),
  pattern(
    '(?:dit|lance|ecrit|repete|souffle|glisse)\\b[^.!?]{0,20} (?:de )?fai(?:s|tes|re) (?:bien )?(?:attention|gaffe) (?:a (?:toi|vous|moi) )?(?:en (?:rentrant|sortant)|quand (?:tu|je) (?:rentre|sor)\\w{0,2}|dans la rue|sur le parking)\\b(?![^.!?]{0,40}\\b(?:plui|pleu|vergla|rout|neige|glisse|bonne soiree|bisou)\\w*)',
  ),
  pattern(
    "(?:m'a|m'ont) (?:encore )?suivi\\w{0,2} (?:hier |encore )?(?:jusqu(?:e |'a |'en bas de )(?:chez moi|ma (?:porte|maison)|mon (?:immeuble|domicile|hall)))",
  ),
  pattern(
    `(?:va|vont) (?:encore )?m'attendre (?:[\\w'-]{1,12} ){0,3}?${ON_HER_WAY}\\b[^.!?]{0,40}\\bpeur\\b`,
  ),
];

/** Who waits below with a parcel, or knows the house from the way they share: taken out before anything is looked for. */
export const KNOWN_WAY: readonly RegExp[] = [
  /\b(?:le|un|mon|la) (?:livreur|taxi|vtc|uber|plombier|facteur|chauffeur|demenageur|bus) m'attend (?:deja )?(?:en bas|dehors|devant)(?: de)? ?(?:chez moi|la porte|ma porte|l'immeuble)?/g,
  /\bm'attend (?:en bas|dehors|devant|a la sortie)(?: de)? ?(?:chez moi|la porte|l'immeuble|mon immeuble)? (?:pour (?:le |notre )?covoitur\w{1,4}|pour faire (?:la )?route)/g,
  /\bsait w?ou j'habite,? (?:(?:car|parce qu'|puisqu'|vu qu') ?(?:on (?:covoiture|fait (?:la )?route|rentre ensemble|est voisins?)|nous (?:covoiturons|sommes voisins)|il (?:habite|est mon voisin))|donc (?:il|elle) (?:trouve|pense|dit) que je (?:peux|pourrais|dois)|(?:il|elle) m'a (?:deja )?(?:deposee?|ramenee?|raccompagnee?) (?:une|deux|plusieurs) fois)/g,
];
