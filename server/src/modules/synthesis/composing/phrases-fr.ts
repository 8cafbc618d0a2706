/** The phrases in French. */
import type { OpenQuestion } from '#contract/analyses.ts';
import { PARTS, TYPES } from '../../incidents/index.ts';
import { dayFormat, type Phrases, type Repeated, type SaidHour, type SaidMoment, someOf } from './phrases.ts';

const formatted = dayFormat('fr-FR');
const day = (value: string): string => formatted(value).replace(/^1 /, '1er ');
const quoted = (words: string): string => `«\u202f${words}\u202f»`;
const hour = (time: string): string => {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
};

/** "Le 3 mars 2026" only where the person said that it was that day. */
const dayOf = ({ moment: { certainty, from, to }, isNoted, isUnknown }: SaidMoment): string => {
  if (from === null) return isUnknown ? 'À une date dite inconnue' : 'Sans date notée';
  if (certainty === 'approximate') return `Vers le ${day(from)}`;
  if (certainty === 'period')
    return to === null
      ? `À partir du ${day(from)}, sans fin notée`
      : `Entre le ${day(from)} et le ${day(to)}`;
  return isNoted ? `À la date notée du ${day(from)}` : `Le ${day(from)}`;
};
const hourOf = (said: SaidHour): string => {
  switch (said.is) {
    case 'at':
      return `à ${hour(said.time)}`;
    case 'about':
      return `vers ${hour(said.time)}`;
    case 'period':
      return said.to === null
        ? `à partir de ${hour(said.from)}`
        : `entre ${hour(said.from)} et ${hour(said.to)}`;
    case 'unknown':
      return 'à une heure dite inconnue';
  }
};
const whenOf = (said: SaidMoment): string =>
  dayOf(said) + (said.hour === null || said.moment.from === null ? '' : `, ${hourOf(said.hour)}`);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (references: readonly string[]): string =>
  someOf(references, (count) => ` et ${count} de plus`);

const TRENDS = {
  more: ' D’après les dates notées, ils sont plus fréquents vers la fin.',
  less: ' D’après les dates notées, ils sont moins fréquents vers la fin.',
  unclear: '',
} as const;
/** "3 mars 2026 à 9 h", without the words that begin a sentence. */
const datedOf = (said: SaidMoment): string => {
  const { certainty, from } = said.moment;
  const isDay = certainty === 'exact' && from !== null;
  return (
    (isDay ? day(from) : lower(dayOf(said))) +
    (said.hour === null || from === null ? '' : ` ${hourOf(said.hour)}`)
  );
};
const repeated = ({ references, between, trend }: Repeated): string => {
  const span =
    between === null
      ? ''
      : ` Premier : ${datedOf(between[0])} ; dernier : ${datedOf(between[1])} (dates notées).`;
  return `dans ${references.length} incidents : ${listed(references)}.${span}${TRENDS[trend]}`;
};

const QUESTIONS: Record<OpenQuestion['about'], Record<OpenQuestion['state'], string>> = {
  when: {
    nowhere: 'Quand était-ce, même à peu près, si vous le savez ?',
    told: 'La description semble dire quand. Voulez-vous l’inscrire aussi comme date ?',
  },
  where: {
    nowhere: 'Où était-ce, si vous le savez ?',
    told: 'La description semble dire où. Voulez-vous l’inscrire aussi comme lieu ?',
  },
  who: {
    nowhere: 'Qui était en cause, si vous le savez ?',
    told: 'La description semble parler de quelqu’un. Voulez-vous l’ajouter aux personnes ?',
  },
  witnesses: {
    nowhere: 'Qui a pu voir ou entendre, si vous le savez ?',
    told: 'La description semble dire qui a vu ou entendu. Voulez-vous l’ajouter aux personnes ?',
  },
  effects: {
    nowhere: 'Qu’est-ce que cela a changé pour vous, si vous voulez le dire ?',
    told: 'Qu’est-ce que cela a changé pour vous, si vous voulez le dire ?',
  },
  actions: {
    nowhere: 'Qu’avez-vous fait ensuite, s’il y a eu quelque chose : en parler, écrire, consulter ?',
    told: 'Qu’avez-vous fait ensuite, s’il y a eu quelque chose : en parler, écrire, consulter ?',
  },
  evidence: {
    nowhere: 'Existe-t-il une trace, si vous le savez : message, photo, document ?',
    told: 'Existe-t-il une trace, si vous le savez : message, photo, document ?',
  },
  type: {
    nowhere: 'De quel type d’incident s’agit-il, selon vous ?',
    told: 'La description semble le nommer. Voulez-vous préciser le type ?',
  },
};

const nameOf = (name: string | null): string =>
  name === null ? 'une personne affichée « Anonyme »' : quoted(name);

export const PHRASES_FR: Phrases = {
  incident: ({ when, reference, title, location }) =>
    `${whenOf(when)} : ${quoted(title)}${location === null ? '' : `, lieu noté : ${quoted(location)}`} (${reference}).`,
  entry: ({ when, writtenOn, title }) =>
    when === null
      ? `Journal, écrit le ${day(writtenOn)}, sans date des faits : ${quoted(title)}.`
      : `Journal, ${lower(whenOf(when))} : ${quoted(title)}.`,
  leadIncident: ({ when, reference }) => `${whenOf(when)} (${reference}) :`,
  leadEntry: ({ when, writtenOn }) =>
    when === null ? `Journal, écrit le ${day(writtenOn)} :` : `Journal, ${lower(whenOf(when))} :`,
  person: ({ name, roles, places }) => {
    const parts = places.map(
      ({ part, references }) =>
        `${part === null ? 'non notée' : lower(PARTS[part].fr)} (${listed(references)})`,
    );
    return `${[capital(nameOf(name)), ...roles.map(quoted)].join(', ')}. Place dans les faits : ${parts.join(' ; ')}.`;
  },
  exhibit: ({ number, reference, datedOn, title }) =>
    `Pièce n°\u00a0${number} de ${reference}, ${datedOn === null ? 'sans date notée' : `à la date notée du ${day(datedOn)}`} : ${quoted(title)}.`,
  samePerson: ({ name, ...said }) => `${capital(nameOf(name))}, ${repeated(said)}`,
  sameType: ({ type, ...said }) => `Type choisi : ${quoted(TYPES[type].fr)}, ${repeated(said)}`,
  question: ({ about, state, references }) => `${QUESTIONS[about][state]} (${listed(references)})`,
};
