/** Hours and moments of the day. */
import { NUMBER_WORDS, numberFrom } from './numbers.ts';
import { matchesOf, overlaps, phrases, type Span, spanOf } from './phrases.ts';

/** `time` is 'HH:MM', or null for a moment ("en fin de journée"). `sure`: the words around it say that it is an hour. */
export interface HourMention extends Span {
  time: string | null;
  sure: boolean;
}

const CUE =
  '(?<cue>vers |a |aux alentours de |autour de |environ |a environ |des |a partir de |il etait |entre |sur les |avant |apres )?';
const NUMBER = `(?<hour>\\d{1,2}|${NUMBER_WORDS})`;
const MORE = `(?: ?(?<minutes>[0-5]\\d)(?! ?(?:euros|personnes|min|jours))| (?<word>et quart|et demie?|moins le quart|moins dix|moins vingt|moins cinq|trente|quinze|quarante~cinq|vingt|dix|cinq))?`;
const HALF = "(?<half> du matin| du soir| de l'apres~midi)?";

const CLOCK = phrases(`${CUE}${NUMBER}(?: ?h(?:eures?|rs?)?|(?<colon>:)(?=[0-5]\\d(?!\\d)))${MORE}${HALF}`);
const NOON = phrases(
  `(?:vers |a |des |il etait )?(?<!apres[- ])(?<noon>midi|minuit)(?: (?<word>et quart|et demie?|moins le quart))?`,
);
const MOMENTS = phrases(
  "(?:en |au )?(?:tout )?(?:debut|fin|milieu) (?:de |d'|du )?(?:la |l')?(?:matinee|journee|apres~midi|soiree|service|poste)",
  "(?:dans|pendant|durant) (?:la |l')(?:matinee|apres~midi|soiree|journee|nuit)",
  '(?:le |au |du )?matin',
  "(?:l')?apres~midi",
  'le soir',
  'la nuit',
  '(?:a|pendant|durant|avant|apres) la (?:pause|reunion)(?: (?:dejeuner|cafe|dej|de midi))?',
  '(?:entre|pause de) midi(?: et (?:deux|2))?',
  "a l'heure du (?:dejeuner|midi)",
);
/** A length of time or a rhythm, not an hour of the clock. */
const LENGTH_BEFORE =
  /(?:pendant|durant|depuis|en|toutes les|tous les|plus de|moins de|bout de|il y a|dure|presque|fait|travaille|pour|reste|attendu|les|dans|contrat de)(?: (?:environ|pres de|presque|au moins))? ?$/;
const LENGTH_AFTER =
  /^(?: de (?:travail|suite|retard|route|trajet|reunion|pause|cours|transport|formation)| d'(?:attente|affilee)| supp| par (?:jour|semaine|mois)| ?\/| sur (?:24|vingt)| plus tard| apres| durant| chaque)/;
const MINUTES: Readonly<Record<string, number>> = {
  'et quart': 15,
  'et demi': 30,
  'et demie': 30,
  'moins le quart': -15,
  'moins dix': -10,
  'moins vingt': -20,
  'moins cinq': -5,
};

const clock = (hour: number, minutes: number): string | null => {
  const total = (hour * 60 + minutes + 1440) % 1440;
  if (!(hour >= 0 && hour <= 24)) return null;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};

const minutesFrom = (digits: string | undefined, word: string | undefined): number =>
  digits ? Number(digits) : word ? (MINUTES[word] ?? numberFrom(word)) : 0;

/** All mentions of hours and moments, in the order of the text. */
export const findHours = (text: string): HourMention[] => {
  const found: HourMention[] = [];
  for (const match of matchesOf(CLOCK, text)) {
    const { cue = '', hour = '', minutes, word, half = '' } = match.groups ?? {};
    const span = spanOf(match);
    const numberAt = match.index + cue.length;
    if (cue === 'apres ' && !minutes) continue;
    if (LENGTH_BEFORE.test(text.slice(Math.max(0, numberAt - 30), numberAt))) continue;
    if (LENGTH_AFTER.test(text.slice(span.end, span.end + 20))) continue;
    const afternoon = numberFrom(hour) < 12 && /soir|apres/.test(half);
    const time = clock(numberFrom(hour) + (afternoon ? 12 : 0), minutesFrom(minutes, word));
    if (time !== null)
      found.push({ ...span, time, sure: `${cue}${minutes ?? ''}${word ?? ''}${half}` !== '' });
  }
  const add = (mention: HourMention) => {
    if (!found.some((other) => overlaps(other, mention))) found.push(mention);
  };
  for (const match of matchesOf(MOMENTS, text)) add({ ...spanOf(match), time: null, sure: true });
  for (const match of matchesOf(NOON, text)) {
    const { noon, word } = match.groups ?? {};
    const time = clock(noon === 'midi' ? 12 : 0, minutesFrom(undefined, word));
    add({ ...spanOf(match), time, sure: true });
  }
  return found.sort((one, other) => one.start - other.start);
};
