/** The records of a synthesis in the order of what they tell, each with the sentence that says when it was. */
import { hourCertainty } from '#contract/common/incident-when.ts';
import type { SynthesisPart } from '#contract/syntheses.ts';
import { dayInParis } from '#law/index.ts';
import { momentOf, type ToldIncident } from '../../incidents/index.ts';
import type { ToldEntry } from '../../journal/index.ts';
import { fieldOf, type Material, type Telling, wholeOf } from './draft.ts';
import type { Phrases, SaidHour, SaidMoment } from './phrases.ts';
import { unreadSentences } from './verbatim.ts';

/** Behind every day. */
const NO_DAY = '9999-12-31';

export const saidMomentOf = (incident: ToldIncident): SaidMoment => {
  const moment = momentOf(incident);
  return {
    moment,
    isNoted: incident.date_certainty === null,
    hour: hourOf(incident),
    isUnknown: incident.date_certainty === 'unknown',
  };
};

const hourOf = (incident: ToldIncident): SaidHour | null => {
  const { incident_time: time, time_until: to } = incident;
  const certainty = hourCertainty(incident);
  if (certainty === 'unknown') return { is: 'unknown' };
  if (time === null) return null;
  if (certainty === 'period') return { is: 'period', from: time, to };
  return { is: certainty === 'approximate' ? 'about' : 'at', time };
};

/** What happened first comes first; what has no day comes last, as it was recorded. */
export const tellingsOf = ({ incidents, entries }: Material, phrases: Phrases): Telling[] =>
  [
    ...incidents.map(({ incident, read }) => ofIncident(incident, read?.sentences, phrases)),
    ...entries.map(({ entry, read }) => ofEntry(entry, read?.sentences, phrases)),
  ].sort((one, other) => compare(one.order[0], other.order[0]) || compare(one.order[1], other.order[1]));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const ofIncident = (
  incident: ToldIncident,
  sentences: Telling['sentences'] | undefined,
  phrases: Phrases,
): Telling => {
  const { id, version, title, description: text, reference_number: reference } = incident;
  const when = saidMomentOf(incident);
  const on = when.moment.from;
  const location = incident.location || null;
  const sources = [
    fieldOf('incident', incident, 'title', title),
    ...(location === null ? [] : [fieldOf('incident', incident, 'location', location)]),
  ];
  return {
    entity: 'incident',
    id,
    version,
    field: 'description',
    text,
    sentences: sentences ?? unreadSentences(text),
    on,
    isSureDay: on !== null && incident.date_certainty === 'exact',
    order: [on ?? NO_DAY, incident.created_at],
    head: {
      part: 'chronology',
      text: phrases.incident({ when, reference, title, location }),
      made: 'rule',
      sources,
      on,
    },
    lead: (part: SynthesisPart) => ({
      part,
      text: phrases.leadIncident({ when, reference }),
      made: 'rule',
      sources: [wholeOf('incident', incident)],
      on,
    }),
  };
};

/** The day of an entry is noted: nobody is asked how sure it is. */
const ofEntry = (
  entry: ToldEntry,
  sentences: Telling['sentences'] | undefined,
  phrases: Phrases,
): Telling => {
  const { id, version, title, content: text, happened_on: on } = entry;
  const writtenOn = writtenDayOf(entry);
  const when: SaidMoment | null =
    on === null
      ? null
      : {
          moment: { certainty: 'exact', from: on, to: on },
          isNoted: true,
          hour: entry.happened_at === null ? null : { is: 'at', time: entry.happened_at },
          isUnknown: false,
        };
  return {
    entity: 'journal_entry',
    id,
    version,
    field: 'content',
    text,
    sentences: sentences ?? unreadSentences(text),
    on,
    isSureDay: false,
    order: [on ?? writtenOn, entry.created_at],
    head: {
      part: 'chronology',
      text: phrases.entry({ when, writtenOn, title }),
      made: 'rule',
      sources: [fieldOf('journal_entry', entry, 'title', title)],
      on,
    },
    lead: (part: SynthesisPart) => ({
      part,
      text: phrases.leadEntry({ when, writtenOn }),
      made: 'rule',
      sources: [wholeOf('journal_entry', entry)],
      on,
    }),
  };
};

/** The day on which an entry was written, in Paris. */
export const writtenDayOf = ({ written_at, created_at }: ToldEntry): string =>
  dayInParis(new Date(written_at ?? created_at));
