/** What an incident leaves open. Never how much: each is a question that may stay without an answer. */
import { OPEN_SUBJECTS, type OpenQuestion } from '#contract/analyses.ts';
import type { DetailKind } from '#contract/common/details.ts';
import type { PlayedPart } from '#contract/persons.ts';

/** What is asked about, and the detail of a conversation or description that answers it. */
const DETAIL_OF = {
  when: 'when',
  where: 'where',
  who: 'people',
  witnesses: 'witnesses',
  effects: 'impact',
  actions: 'actions',
  evidence: null,
  type: 'incident_type',
} as const satisfies Record<OpenQuestion['about'], DetailKind | null>;

/** What a description seems to tell of, and what it seems to say that there was none of: "personne n’a vu". */
export interface Told {
  told: ReadonlySet<DetailKind>;
  denied: ReadonlySet<DetailKind>;
}

export interface AskedIncident {
  hasDay: boolean;
  hasPlace: boolean;
  hasType: boolean;
  hasExhibit: boolean;
  parts: readonly (PlayedPart | null)[];
  read: Told;
  /** What the person said that they do not know, or prefer not to tell. */
  saidUnknown: ReadonlySet<DetailKind>;
}

/** Witnesses and those who were told afterwards are nobody whom "who?" asks for. */
const OTHERS: ReadonlySet<PlayedPart | null> = new Set(['witness', 'told_afterwards', 'victim']);

/** Whether the field for it is filled. Effects and actions have none: the description is where they stand. */
const isFilled: Readonly<Record<OpenQuestion['about'], (incident: AskedIncident) => boolean>> = {
  when: ({ hasDay }) => hasDay,
  where: ({ hasPlace }) => hasPlace,
  who: ({ parts }) => parts.some((part) => !OTHERS.has(part)),
  witnesses: ({ parts }) => parts.includes('witness'),
  effects: ({ read }) => read.told.has('impact'),
  actions: ({ read }) => read.told.has('actions'),
  evidence: ({ hasExhibit }) => hasExhibit,
  type: ({ hasType }) => hasType,
};

export const openQuestions = (incident: AskedIncident): OpenQuestion[] =>
  OPEN_SUBJECTS.flatMap((about): OpenQuestion[] => {
    const detail = DETAIL_OF[about];
    if (isFilled[about](incident)) return [];
    if (detail === null) return [{ about, state: 'nowhere' }];
    const { told, denied } = incident.read;
    if (incident.saidUnknown.has(detail) || (denied.has(detail) && !told.has(detail))) return [];
    // Who is told of in the description may be the witness of the same sentence; it is asked as a question all the same.
    return [{ about, state: told.has(detail) ? 'told' : 'nowhere' }];
  });
