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
  if (from === null) return isUnknown ? 'À une date que vous dites ne pas connaître' : 'Sans date notée';
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
      return 'à une heure que vous dites ne pas connaître';
  }
};
const whenOf = (said: SaidMoment): string =>
  dayOf(said) + (said.hour === null || said.moment.from === null ? '' : `, ${hourOf(said.hour)}`);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const listed = (references: readonly string[]): string =>
  someOf(references, (count) => ` et ${count} de plus`);

const TRENDS = {
  more: ' D’après les dates notées, ils sont plus fréquents vers la fin.',
  less: ' D’après les dates notées, ils sont moins fréquents vers la fin.',
  unclear: '',
} as const;
const repeated = ({ references, between, trend }: Repeated): string => {
  const span =
    between === null
      ? ''
      : ` Le premier daté : ${lower(whenOf(between[0]))} ; le dernier : ${lower(whenOf(between[1]))}.`;
  return `${references.length} incidents : ${listed(references)}.${span}${TRENDS[trend]}`;
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
    `${whenOf(when)}, selon vous : ${quoted(title)}${location === null ? '' : `, lieu noté : ${quoted(location)}`} (${reference}).`,
  entry: ({ when, writtenOn, title }) =>
    when === null
      ? `Dans votre journal, écrit le ${day(writtenOn)}, sans date des faits : ${quoted(title)}.`
      : `${whenOf(when)}, dans votre journal : ${quoted(title)}.`,
  leadIncident: ({ when, reference }) => `${whenOf(when)}, selon vous (${reference}) :`,
  leadEntry: ({ when, writtenOn }) =>
    when === null
      ? `Dans votre journal, écrit le ${day(writtenOn)} :`
      : `${whenOf(when)}, dans votre journal :`,
  person: ({ name, roles, places }) => {
    const role = roles.length === 0 ? '' : ` (rôle noté : ${roles.map(quoted).join(', ')})`;
    const parts = places.map(
      ({ part, references }) =>
        `${part === null ? 'place non notée' : `place notée ${quoted(PARTS[part].fr)}`} dans ${listed(references)}`,
    );
    return `Selon vous, ${nameOf(name)}${role} : ${parts.join(' ; ')}.`;
  },
  samePerson: ({ name, ...said }) => `Vous avez noté ${nameOf(name)} dans ${repeated(said)}`,
  sameType: ({ type, ...said }) =>
    `Vous avez choisi le type ${quoted(TYPES[type].fr)} pour ${repeated(said)}`,
  question: ({ about, state, references }) => `${QUESTIONS[about][state]} (${listed(references)})`,
};
