/** Words of a sentence that stand for a person. */
import { isAt, isBreak, type Line, plainAt } from './line.ts';
import type ROLES from './roles.json';

/** `relative` is the family of somebody told, as in "sa femme". */
export type RoleKind = keyof typeof ROLES | 'relative';

/** UTF-16 offsets into the message, the end exclusive. */
export interface Span {
  what: 'name' | 'role';
  start: number;
  end: number;
}

/** A person as one sentence speaks of them. */
export interface Mention {
  /** The first and the last word of all that stands for them. */
  from: number;
  to: number;
  name: string | null;
  /** Without its determiner. */
  role: string | null;
  /** Where the name and the role stand, the latter with its determiner. */
  spans: readonly Span[];
  kind: RoleKind | null;
  isPlural: boolean;
  gender: 'f' | 'm' | null;
  /** "l'autre chef", "un client": not the one told before. */
  isNew: boolean;
  /** "l'autre chef", "un autre": beside the one who is meant. */
  isOther: boolean;
  /** "Le même homme", "ce mec": the one told before. */
  isSame: boolean;
  /** The word before, where it is a preposition or "comme". */
  beside: string | null;
}

export const spanOf = ({ words }: Line, what: Span['what'], from: number, to: number): Span => ({
  what,
  start: words[from]?.start ?? 0,
  end: words[to]?.end ?? 0,
});

/** A mention from its first to its last word, with what is told of it beyond that. */
export const mentionOf = (line: Line, from: number, to: number, told: Partial<Mention>): Mention => ({
  name: null,
  role: null,
  spans: [],
  kind: null,
  isPlural: false,
  gender: null,
  isNew: false,
  isOther: false,
  isSame: false,
  beside: besideOf(line, from),
  ...told,
  from,
  to,
});

const besideOf = (line: Line, from: number): string | null => {
  const [before, own] = [plainAt(line, from - 1), plainAt(line, from)];
  if (own === 'au' || own === 'aux' || own === 'o') return 'a';
  if (isBreak(line, from)) return null;
  if (before === 'pas') return 'comme';
  const isThereIs = before === 'a' && plainAt(line, from - 2) === 'il';
  return isAt(line, from - 1, 'beside') && !isThereIs ? before : null;
};
