/** What was refused or corrected is not named again: neither in a reply nor in a record. */

import type { IncidentReading } from '../reading.ts';
import { wordsOf } from '../text/words.ts';
import type { Proposal } from './proposal.ts';

const SHORT_CHARACTERS = 3;
/** What names a type, beside the words on which it rested. */
const TYPE_STEMS: Readonly<Record<string, readonly string[]>> = {
  harassment: ['harcel'],
  sexual_harassment: ['harcel', 'sexuel'],
  bullying: ['harcel', 'moral'],
  discrimination: ['discrimin', 'rac', 'sex'],
  violence: ['violent', 'violenc', 'agress'],
  verbal_abuse: ['agress', 'verbal'],
  fraud: ['fraud', 'escroqu'],
  identity_theft: ['usurp'],
};

/** They name nothing, however long they are. */
const EMPTY = new Set('vers dans avec pour chez sous cette leur notre votre environ heure heures'.split(' '));

/** The words that tell: those of some length, and figures. */
export const stemsIn = (text: string): string[] =>
  wordsOf(text)
    .filter(({ plain }) => (plain.length > SHORT_CHARACTERS && !EMPTY.has(plain)) || /\d/.test(plain))
    .map(({ stem }) => stem);

const textsOf = ({ passages, value }: Proposal): string[] => {
  const words = passages.map((one) => one.words);
  if (value.detail === 'people' || value.detail === 'witnesses') {
    return [...words, value.name ?? '', value.name === null ? (value.role ?? '') : ''];
  }
  return words;
};

/** Each refused thing as the stems that name it together; one that was also told and kept is left out. */
const refusedIn = (incidents: readonly IncidentReading[]): string[][] => {
  const all = incidents.flatMap(({ proposals }) => proposals);
  const stemsOf = (one: Proposal) => textsOf(one).map((text) => [...new Set(stemsIn(text))].sort());
  const refused = all.filter(({ state }) => state === 'refused').flatMap(stemsOf);
  if (refused.length === 0) return [];
  const live = all.filter(({ state }) => state !== 'refused').flatMap(stemsOf);
  const kept = new Set(live.map((stems) => stems.join(' ')));
  return refused.filter((stems) => stems.length > 0 && !kept.has(stems.join(' ')));
};

const refusedTypeStems = (incidents: readonly IncidentReading[]): string[] =>
  incidents.flatMap(({ proposals }) =>
    proposals.flatMap(({ state, value }) =>
      state === 'refused' && value.detail === 'incident_type' ? (TYPE_STEMS[value.type] ?? []) : [],
    ),
  );

/** Whether a text names a thing, by all its words, that the person has refused or corrected. */
export const takenBackIn = (incidents: readonly IncidentReading[]): ((text: string) => boolean) => {
  const refused = refusedIn(incidents);
  const types = refusedTypeStems(incidents);
  return (text) => {
    const stems = stemsIn(text);
    const own = new Set(stems);
    return (
      refused.some((one) => one.every((stem) => own.has(stem))) ||
      types.some((start) => stems.some((stem) => stem.startsWith(start)))
    );
  };
};
