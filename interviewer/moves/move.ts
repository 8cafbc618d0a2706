/** What a person does, in words, to what was said before: puts right, refuses, doubts, confirms, protests. */
import type { IncidentType } from '#contract/incidents.ts';
import type { DetailKind } from '#contract/interview.ts';
import type { Passage } from '../readers/finding.ts';

/** UTF-16 offsets into the message's content, the end exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** What a move is about. */
export type About =
  | { kind: 'types'; types: readonly IncidentType[] }
  /** Words of the message that name somebody: what the readers find there, and the same words and values elsewhere. */
  | { kind: 'words'; place: Place; details: readonly DetailKind[]; part: 'author' | 'witness' | null }
  | { kind: 'detail'; detail: DetailKind; slot: 'day' | 'time' | null }
  /** All that was told so far. */
  | { kind: 'all' };

export type Move = { passage: Passage } & (
  | {
      act: 'correct';
      /** The last word before ("10h, nan"), or the words that are denied ("pas le 25"). */
      old: Place | null;
      /** The denied words are named as such, so that they are taken back wherever they stand. */
      isDenied: boolean;
      /** Words on which the new value may rest, the likeliest first. */
      puts: readonly Place[];
      /** "pardon", "je me suis trompée": what stands before is taken back even where nothing new is put in its place. */
      isPlain: boolean;
      /** It interrupts the sentence of the old words: "11 h, enfin non, ...". */
      isInside: boolean;
    }
  | { act: 'refuse' | 'doubt'; about: About }
  /** "Je ne sais pas" and "personne", in answer to what was asked; "oui, c'est ça" and "non", to a card. */
  | { act: 'unknown' | 'none' | 'confirm' | 'deny' }
  | { act: 'protest' }
  /** Another incident begins here. */
  | { act: 'another' }
);
