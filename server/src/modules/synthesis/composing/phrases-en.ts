/** The phrases in English. */
import type { OpenQuestion } from '#contract/analyses.ts';
import { PARTS, TYPES } from '../../incidents/index.ts';
import { dayFormat, type Phrases, type Repeated, type SaidHour, type SaidMoment, someOf } from './phrases.ts';

const day = dayFormat('en-GB');
const quoted = (words: string): string => `“${words}”`;

/** "On 3 March 2026" only where the person said that it was that day. */
const dayOf = ({ moment: { certainty, from, to }, isNoted, isUnknown }: SaidMoment): string => {
  if (from === null) return isUnknown ? 'On a date said to be unknown' : 'With no date noted';
  if (certainty === 'approximate') return `About ${day(from)}`;
  if (certainty === 'period')
    return to === null ? `From ${day(from)} on, with no end noted` : `Between ${day(from)} and ${day(to)}`;
  return isNoted ? `On the noted date of ${day(from)}` : `On ${day(from)}`;
};
const hourOf = (said: SaidHour): string => {
  switch (said.is) {
    case 'at':
      return `at ${said.time}`;
    case 'about':
      return `around ${said.time}`;
    case 'period':
      return said.to === null ? `from ${said.from} on` : `between ${said.from} and ${said.to}`;
    case 'unknown':
      return 'at an hour said to be unknown';
  }
};
const whenOf = (said: SaidMoment): string =>
  dayOf(said) + (said.hour === null || said.moment.from === null ? '' : `, ${hourOf(said.hour)}`);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (references: readonly string[]): string => someOf(references, (count) => ` and ${count} more`);

const TRENDS = {
  more: ' By the dates noted, they are more frequent towards the end.',
  less: ' By the dates noted, they are less frequent towards the end.',
  unclear: '',
} as const;
/** "3 March 2026 at 09:00", without the words that begin a sentence. */
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
    between === null ? '' : ` First: ${datedOf(between[0])}; last: ${datedOf(between[1])} (dates noted).`;
  return `in ${references.length} incidents: ${listed(references)}.${span}${TRENDS[trend]}`;
};

const QUESTIONS: Record<OpenQuestion['about'], Record<OpenQuestion['state'], string>> = {
  when: {
    nowhere: 'When was it, even roughly, if you know?',
    told: 'The description seems to say when. Do you want to enter it as the date too?',
  },
  where: {
    nowhere: 'Where was it, if you know?',
    told: 'The description seems to say where. Do you want to enter it as the place too?',
  },
  who: {
    nowhere: 'Who was involved, if you know?',
    told: 'The description seems to speak of somebody. Do you want to add them to the people?',
  },
  witnesses: {
    nowhere: 'Who may have seen or heard it, if you know?',
    told: 'The description seems to say who saw or heard it. Do you want to add them to the people?',
  },
  effects: {
    nowhere: 'What has it changed for you, if you want to say?',
    told: 'What has it changed for you, if you want to say?',
  },
  actions: {
    nowhere: 'What did you do afterwards, if anything: talk about it, write, see somebody?',
    told: 'What did you do afterwards, if anything: talk about it, write, see somebody?',
  },
  evidence: {
    nowhere: 'Is there a trace, if you know: a message, a picture, a document?',
    told: 'Is there a trace, if you know: a message, a picture, a document?',
  },
  type: {
    nowhere: 'What type of incident is it, in your view?',
    told: 'The description seems to name it. Do you want to say which type it is?',
  },
};

const nameOf = (name: string | null): string =>
  name === null ? 'a person shown as “Anonyme”' : quoted(name);

export const PHRASES_EN: Phrases = {
  incident: ({ when, reference, title, location }) =>
    `${whenOf(when)}: ${quoted(title)}${location === null ? '' : `, place noted: ${quoted(location)}`} (${reference}).`,
  entry: ({ when, writtenOn, title }) =>
    when === null
      ? `Journal, written on ${day(writtenOn)}, with no date of the events: ${quoted(title)}.`
      : `Journal, ${lower(whenOf(when))}: ${quoted(title)}.`,
  leadIncident: ({ when, reference }) => `${whenOf(when)} (${reference}):`,
  leadEntry: ({ when, writtenOn }) =>
    when === null ? `Journal, written on ${day(writtenOn)}:` : `Journal, ${lower(whenOf(when))}:`,
  person: ({ name, roles, places }) => {
    const parts = places.map(
      ({ part, references }) =>
        `${part === null ? 'not noted' : lower(PARTS[part].en)} (${listed(references)})`,
    );
    return `${[capital(nameOf(name)), ...roles.map(quoted)].join(', ')}. Part played: ${parts.join('; ')}.`;
  },
  exhibit: ({ number, reference, datedOn, title }) =>
    `Exhibit ${number} of ${reference}, ${datedOn === null ? 'with no date noted' : `on the noted date of ${day(datedOn)}`}: ${quoted(title)}.`,
  samePerson: ({ name, ...said }) => `${capital(nameOf(name))}, ${repeated(said)}`,
  sameType: ({ type, ...said }) => `Type chosen: ${quoted(TYPES[type].en)}, ${repeated(said)}`,
  question: ({ about, state, references }) => `${QUESTIONS[about][state]} (${listed(references)})`,
};
