/** What the incidents leave open, as questions: one for each subject, with the incidents that it concerns. */
import { OPEN_SUBJECTS, type OpenQuestion } from '#contract/analyses.ts';
import { momentOf, openQuestions, saidUnknownOf, type ToldIncident } from '../../incidents/index.ts';
import type { ReadText } from '../reading/read-texts.ts';
import { type Draft, type Material, wholeOf } from './draft.ts';
import type { Phrases } from './phrases.ts';

/** Only the description can answer these: where nobody could read it, they are not asked. */
const IN_THE_WORDS: ReadonlySet<OpenQuestion['about']> = new Set(['effects', 'actions']);
const STATES = ['nowhere', 'told'] as const;

export const missingDrafts = (incidents: Material['incidents'], phrases: Phrases): Draft[] => {
  const open = incidents.flatMap(({ incident, read }) =>
    questionsOf(incident, read).map((question) => ({ ...question, incident })),
  );
  return OPEN_SUBJECTS.flatMap((about) =>
    STATES.flatMap((state): Draft[] => {
      const those = open
        .filter((one) => one.about === about && one.state === state)
        .map(({ incident }) => incident);
      if (those.length === 0) return [];
      const references = those.map((one) => one.reference_number);
      return [
        {
          part: 'missing',
          text: phrases.question({ about, state, references }),
          made: 'rule',
          sources: those.map((one) => wholeOf('incident', one)),
          on: null,
        },
      ];
    }),
  );
};

const questionsOf = (incident: ToldIncident, read: ReadText | null): OpenQuestion[] =>
  openQuestions({
    hasDay: momentOf(incident).from !== null,
    hasPlace: (incident.location ?? '') !== '',
    hasType: !incident.unstated.includes('type'),
    hasExhibit: incident.hasExhibit,
    parts: incident.persons.map(({ part }) => part),
    read: { told: new Set(read?.told), denied: new Set(read?.denied) },
    saidUnknown: new Set(saidUnknownOf(incident)),
  }).filter(({ about }) => read !== null || !IN_THE_WORDS.has(about));
