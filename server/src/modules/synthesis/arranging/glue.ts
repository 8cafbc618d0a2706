/**
 * The words that a model may put between sentences: they say what comes before what, and never why. "Donc", "car", "mais" are none of
 * them: they explain, or set one thing against another.
 */
export const GLUE = new Set(
  (
    'et puis ensuite enfin aussi également apres après la le meme même jour suite par ce d abord ' +
    'and then next finally also afterwards later that the same day on first'
  ).split(' '),
);

export const MONTHS_AND_DAYS = new Set(
  (
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'hier demain matin soir midi minuit semaine mois année veille lendemain depuis pendant heure heures h ' +
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday ' +
    'saturday sunday yesterday tomorrow morning evening noon midnight week month year hour hours since during'
  ).split(' '),
);

export const NUMBERS = new Set(
  (
    'un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent mille plusieurs souvent toujours jamais chaque fois ' +
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty hundred thousand several often always never every times'
  ).split(' '),
);

/** Folded stems of terms that qualify something in law. */
export const LAW_STEMS = [
  'harc',
  'harass',
  'discrimin',
  'delit',
  'crime',
  'crimin',
  'agress',
  'assault',
  'infraction',
  'offence',
  'illegal',
  'illicit',
  'unlawful',
  'faute',
  'fault',
  'coupable',
  'guilt',
  'victim',
  'violence',
  'viol',
  'rape',
  'sexis',
  'racis',
  'article',
  'code',
  'loi',
  'law',
  'prejudic',
  'damages',
  'represail',
  'retaliat',
  'bully',
  'intimid',
  'menac',
  'threat',
  'diffam',
  'defam',
  'injur',
  'plainte',
  'complaint',
];
