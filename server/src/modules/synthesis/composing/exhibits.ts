/** The exhibits of the incidents: each with the sentence that says which it is, and with its description in the person's words. */
import type { ToldExhibit, ToldIncident } from '../../incidents/index.ts';
import type { ReadSentence } from '../reading/read-texts.ts';
import { type Chosen, joined, withinRoom } from './choose.ts';
import { type Draft, fieldOf } from './draft.ts';
import type { Phrases } from './phrases.ts';
import { unreadSentences, verbatim } from './verbatim.ts';

interface Placed {
  exhibit: ToldExhibit;
  incident: ToldIncident;
  /** Its description: nobody reads it for what it tells, so that it stands whole, or not at all. */
  candidates: ReadSentence[];
}

/** In the order of the incidents, and of the numbers in each. @param room how many sentences may stand here */
export const exhibitPart = (incidents: readonly ToldIncident[], phrases: Phrases, room: number): Chosen => {
  const places = incidents.flatMap((incident) =>
    incident.exhibits.map(
      (exhibit): Placed => ({ exhibit, incident, candidates: unreadSentences(exhibit.description) }),
    ),
  );
  return withinRoom({ room, most: 1, places }, (most) =>
    joined(
      places.map((placed) => {
        const taken = placed.candidates.slice(0, most);
        return {
          drafts: [headOf(placed, phrases), ...taken.flatMap((one) => wordsOf(placed.exhibit, one))],
          leftOut: placed.candidates.length - taken.length,
        };
      }),
    ),
  );
};

const headOf = ({ exhibit, incident }: Placed, phrases: Phrases): Draft => {
  const { number, title, dated_on: datedOn } = exhibit;
  return {
    part: 'exhibits',
    text: phrases.exhibit({ number, reference: incident.reference_number, datedOn, title }),
    made: 'rule',
    sources: [fieldOf('evidence', exhibit, 'title', title)],
    on: datedOn,
  };
};

const wordsOf = (exhibit: ToldExhibit, sentence: ReadSentence): Draft[] => {
  const { id, version, description: text, dated_on: on } = exhibit;
  const source = { entity: 'evidence' as const, id, version, field: 'description' as const, text, on };
  // Its date is the exhibit's own, and not that of what its words tell of.
  return verbatim({ ...source, isSureDay: false }, sentence, 'exhibits');
};
