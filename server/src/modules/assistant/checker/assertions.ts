/** Sentences that a careful interviewer does not say, asked or stated, over folded text. */

export type AssertionReason = 'judging' | 'legal' | 'promise' | 'suggestive';

export const ASSERTIONS: readonly (readonly [AssertionReason, RegExp])[] = [
  [
    'legal',
    /\bart(?:icles?)?\.? ?(?:[lrd]\.? ?)?\d|\b[lrd]\.? ?\d{3,4}(?:-\d+)+|\bvous (?:protege|protegent)\b/,
  ],
  [
    'judging',
    /\b(?:toxiques?|destruct\w+|nocifs?|nocives?|nefastes?|malsain\w*|abusi(?:f|ve)s?|odieu\w+|cruel\w*|sadiques?|lache|immonde\w*)\b|\bvous (?:detruit|detruisent|demolit|ronge|mine|brise)\b/,
  ],
  [
    'suggestive',
    /\bje (?:note|retiens|constate|vois|remarque) (?:bien |donc )?(?:que (?:votre|vos|monsieur|madame|m\.|mme)|qu'(?:il|elle|ils|elles|on)) /,
  ],
  [
    'promise',
    /\b(?:bonnes|toutes les) chances de\b|\bje vais vous aider a (?:faire valoir|gagner|obtenir|porter)/,
  ],
  [
    'judging',
    /\b(?:homme|femme|personne|chef|cheffe|collegue|il|elle) est (?:\w+ )?(?:dangereu\w+|mechante?|folle|fou|malade|nulle?|incompetente?|fautive?)\b/,
  ],
  ['promise', /\bne vous inquietez pas\b|\btout va (?:\w+ )?(?:se passer|aller)\b/],
  [
    'promise',
    /\b(?:nous allons|on va|je vais) (?:le |la |les |vous )?(?:faire (?:punir|condamner|payer)|proteger|defendre|punir)\b/,
  ],
  [
    'legal',
    /\b(?:employeur|entreprise|direction|rh) (?:a|doit|est tenue?|avait|devait|doivent)\b.{0,25}\b(?:obligation|proteger|devoir|agir|enqueter|de vous)/,
  ],
  ['legal', /\bla loi (?:\w+ )?(?:protege|interdit|prevoit|punit|dit|oblige|sanctionne|considere)/],
  ['judging', /\bmerite(?:nt|rait)? (?:d'etre|une? (?:sanction|punition)|de (?:perdre|payer)|son sort)/],
  [
    'suggestive',
    /\bvous (?:avez|etiez|etes|aviez|ressentez)(?: \w+)? (?:surement|sans doute|certainement|probablement|forcement|evidemment)\b/,
  ],
  ['promise', /\bje (?:vous |te )?(?:le |l')?(?:promets|garantis|jure)\b|\bje vous assure (?:que|qu')/],
  [
    'promise',
    /\b(?:tout|ca|cela) (?:ira|va aller|va bien aller|va s'arranger|s'arrangera|finira par s'arranger|rentrera)\b/,
  ],
  [
    'promise',
    /\bvous (?:allez|pouvez etre (?:sure?|certaine?) de) (?:gagner|obtenir|etre (?:protegee?|indemnisee?))\b/,
  ],
  ['promise', /\bvous (?:obtiendrez|gagnerez|serez (?:protegee?|indemnisee?|entendue?|crue?))\b/],
  [
    'promise',
    /\b(?:il|elle|ils|votre \w+) (?:sera|seront|va etre|vont etre) (?:\w+ )?(?:punie?|sanctionnee?|licenciee?|condamnee?|puni\w*|sanctionn\w*|condamn\w*)\b/,
  ],
  [
    'promise',
    /\bvous n'avez rien a craindre\b|\bvous ne risquez rien\b|\bpersonne ne (?:saura|lira|verra)\b/,
  ],
  [
    'promise',
    /\b(?:restera|reste|resteront) (?:strictement |totalement |entierement |absolument )?(?:confidentiel\w*|entre nous|secret\w*)\b/,
  ],
  [
    'promise',
    /\bjustice (?:sera|vous sera)\b|\bje (?:vais|peux) (?:vous (?:proteger|defendre|sauver)|faire en sorte|m'occuper de tout)\b/,
  ],
  [
    'legal',
    /\barticles? (?:l\.? ?)?\d|\bcode (?:du travail|penal)\b|\bau sens (?:de la loi|du code|juridique)\b|\bjurisprudence\b/,
  ],
  [
    'legal',
    /\b(?:c'est|c'etait|il s'agit|s'agit-il|ce sont|cela est|constitue\w*|caracteris\w*|releve\w*|relevent|correspond\w*|ressembl\w*|assimil\w*|s'apparente\w*|qualifi\w*|definition)\b.{0,40}\b(?:harcelement|discrimination|agression|delit|infraction|faute grave|viol|diffamation|abus de (?:pouvoir|faiblesse))\b/,
  ],
  [
    'legal',
    /\b(?:est|sont|serait|etait|c'est) (?:\w+ )?(?:illega\w+|interdits? par la loi|punissables?|un delit|passibles?|repreh?ensibles?|prescrits?)\b/,
  ],
  [
    'legal',
    /\bvictime (?:de|d')|\b(?:vous devriez|vous devez|il faut|vous pouvez|vous pourriez|je vous conseille|je vous recommande)\b.{0,20}\b(?:porter plainte|saisir|attaquer|demissionner|prendre acte|poursuivre en justice|deposer (?:une )?plainte|demander des dommages)/,
  ],
  [
    'legal',
    /\bpreuves? (?:recevables?|suffisantes?|irrefutables?|solides?)\b|\bvous avez (?:le )?droit (?:a|de|d')\b|\bprud'hom\w+ (?:vous|donner|condamn)/,
  ],
  [
    'judging',
    /\b(?:c'est|c'etait|ce n'est|cela est|voila qui est|ce comportement est|cette attitude est|ces propos sont|son comportement est|ce qu'(?:il|elle) a fait est|vraiment|tout a fait|totalement|absolument)(?: \w+){0,3} (?:inadmissibles?|inacceptables?|scandaleu\w+|intolerables?|honteu\w+|revoltante?s?|ignobles?|abjecte?s?|anorma\w+|normal|ecoeurante?s?|degueulasse|odieu\w+|choquante?s?|horribles?|affreu\w+|terribles?|graves?|lamentables?|deplorables?|atroces?|injustes?|indignes?|inexcusables?|exagere\w*|ridicules?)\b/,
  ],
  [
    'judging',
    /\b(?:pervers\w*|manipulat\w+|harceleu\w+|predateu\w*|narcissique|psychopathe|tyran|salaud|ordure|monstre|malade mental|coupables?|mal intentionne\w*)\b/,
  ],
  [
    'judging',
    /\bvous (?:auriez (?:du|pu)|n'auriez pas du|avez eu (?:tort|raison)|avez (?:bien|mal) (?:fait|reagi)|avez raison|avez tort|exagerez|avez (?:tout a fait )?raison)\b/,
  ],
  [
    'judging',
    /\b(?:c'est|ce n'est pas|n'est pas) (?:de )?(?:votre|sa|leur) faute\b|\b(?:il|elle|ils) (?:n'avait|n'avaient|n'a) pas le droit\b|\b(?:il|elle) a (?:eu )?tort\b/,
  ],
  [
    'judging',
    /\bpourquoi (?:n'avez-vous|ne l'avez-vous|n'etes-vous|etes-vous restee?|avez-vous (?:accepte|attendu|laisse)|ne pas avoir|vous n'avez|avoir)\b|\bqu'avez-vous fait pour (?:provoquer|meriter)\b|\bvous etes-vous sentie? (?:obligee?|coupable)\b/,
  ],
  [
    'suggestive',
    /\b(?:il|elle|ils|elles|on|votre \w+|cette personne|monsieur|madame)\b(?: \w+){0,6} (?:sans doute|surement|probablement|certainement|vraisemblablement|manifestement|clairement|visiblement|evidemment)\b/,
  ],
  [
    'suggestive',
    /\b(?:sans doute|surement|probablement|certainement|manifestement|clairement|visiblement)[ ,]+(?:il|elle|ils|qu'il|qu'elle|que votre|votre|parce qu)\b/,
  ],
  [
    'suggestive',
    /\b(?:il|elle|ils|votre \w+) (?:voulait|voulaient|cherchait|cherchaient|essayait|tentait|semblait|semblaient|avait l'intention|cherche a|veut)\b/,
  ],
  [
    'suggestive',
    /\b(?:a|ont) du (?:\w+ )?(?:etre|vous)\b|\bvous (?:devez|deviez) (?:\w+ )?(?:vous sentir|etre|avoir|ressentir|vous sentiez)\b|\bdoit (?:\w+ )?(?:etre|vous)\b.{0,20}\b(?:dur|difficile|penible|douloureux|eprouvant|lourd)/,
  ],
];
