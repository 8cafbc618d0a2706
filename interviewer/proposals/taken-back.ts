/** What was refused or corrected is not named again: neither in a reply nor in a record. */

import type { IncidentReading } from '../reading.ts';
import { wordsOf } from '../text/words.ts';
import COMMON_WORDS from './common-words.json' with { type: 'json' };
import type { Proposal } from './proposal.ts';
import TYPE_STEMS from './type-stems.json' with { type: 'json' };

const SHORT_CHARACTERS = 3;
/** What names a type, beside the words on which it rested: beginnings of stems. */
const STEMS_OF_TYPE: Readonly<Partial<Record<string, readonly string[]>>> = TYPE_STEMS;
/** They name nothing, however long they are. */
const EMPTY = new Set(COMMON_WORDS.empty.join(' ').split(' '));

/** The words that tell: those of some length, and figures. */
export const stemsIn = (text: string): string[] =>
  wordsOf(text)
    .filter(({ plain }) => (plain.length > SHORT_CHARACTERS && !EMPTY.has(plain)) || /\d/.test(plain))
    .map(({ stem }) => stem);

const textsOf = ({ passages, value }: Proposal): string[] => {
  const words = passages.map((one) => one.words);
  return 'part' in value ? [...words, value.name ?? value.role ?? ''] : words;
};

/** The stems that name each thing together. */
const namesOf = (proposals: readonly Proposal[]): string[] =>
  proposals
    .flatMap(textsOf)
    .map((text) => [...new Set(stemsIn(text))].sort().join(' '))
    .filter((name) => name !== '');

/** Whether a text names a thing, by all its words, that the person has refused or corrected; what was also told and kept may stand. */
export const takenBackIn = (incidents: readonly IncidentReading[]): ((text: string) => boolean) => {
  const all = incidents.flatMap(({ proposals }) => proposals);
  const refused = all.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return () => false;
  const kept = new Set(namesOf(all.filter(({ state }) => state !== 'refused')));
  const names = namesOf(refused)
    .filter((name) => !kept.has(name))
    .map((name) => name.split(' '));
  const types = refused.flatMap(({ value }) =>
    value.detail === 'incident_type' ? (STEMS_OF_TYPE[value.type] ?? []) : [],
  );
  return (text) => {
    const own = new Set(stemsIn(text));
    return (
      names.some((name) => name.every((stem) => own.has(stem))) ||
      types.some((start) => [...own].some((stem) => stem.startsWith(start)))
    );
  };
};
