/**
 * What a model may put before a sentence: words that say what comes before what, and never why. "Donc", "car", "mais" are none of them: they
 * explain, or set one thing against another. Each stands only where the days that the person gave say the same.
 */
export const GLUE: readonly { written: string; says: 'same_day' | 'later' }[] = [
  ...['le même jour', 'the same day', 'on the same day'].map(
    (written) => ({ written, says: 'same_day' }) as const,
  ),
  ...['puis', 'ensuite', 'par la suite', 'enfin', 'then', 'next', 'afterwards', 'later', 'finally'].map(
    (written) => ({ written, says: 'later' }) as const,
  ),
];

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
