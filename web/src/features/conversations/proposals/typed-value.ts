/** What is typed into the controls of a detail, and the value that it comes to. */
import * as z from 'zod/mini';
import { isFilled } from '#contract/common/shapes.ts';
import { incidentType } from '#contract/incidents.ts';
import { type DetailKind, type DetailValue, type Proposal, personPart } from '#contract/interview.ts';

/** One shape for all details, of which each uses its own part: so any of them is kept as a draft. */
const typedValue = z.object({
  day: z.nullable(z.string()),
  /** 'HH:MM' */
  time: z.nullable(z.string()),
  approximate: z.boolean(),
  name: z.string(),
  role: z.string(),
  part: personPart,
  type: z.nullable(incidentType),
  text: z.string(),
});
export type TypedValue = z.infer<typeof typedValue>;

/** The person's words that a proposal rests on, as one text; what they said twice stands in it once. */
export const wordsOf = ({ sources }: Pick<Proposal, 'sources'>): string => {
  const passages = new Map<string, string>();
  for (const { words } of sources) {
    const passage = words.replace(/\s+/g, ' ').trim();
    const known = passage.toLocaleLowerCase('fr');
    if (!passages.has(known)) passages.set(known, passage);
  }
  return [...passages.values()].join(' ');
};

/**
 * What stands in the controls before anything is typed.
 * @param value what is corrected; null where something is added
 * @param words the person's words where they are the value
 */
export const typedFrom = (detail: DetailKind, value: DetailValue | null, words: string): TypedValue => ({
  day: null,
  time: null,
  approximate: false,
  name: '',
  role: '',
  part: detail === 'witnesses' ? 'witness' : 'author',
  type: null,
  text: words,
  ...(value?.detail === 'when' && { day: value.day, time: value.time, approximate: value.approximate }),
  ...(value !== null &&
    'part' in value && { name: value.name ?? '', role: value.role ?? '', part: value.part }),
  ...(value?.detail === 'incident_type' && { type: value.type }),
  ...(value !== null && 'text' in value && { text: value.text ?? words }),
});

/** What is wrong with what is typed: nothing there, or a day that has not come. */
export type TypedProblem = 'when' | 'person' | 'type' | 'text' | 'future';

/**
 * The value of what is typed, or what is wrong with it.
 * @param lastDay the last day that facts may lie on
 */
export const valueFrom = (
  detail: DetailKind,
  { day, time, approximate, name, role, part, type, text }: TypedValue,
  lastDay: string,
): DetailValue | TypedProblem => {
  switch (detail) {
    case 'when':
      if (day === null && time === null) return 'when';
      return day !== null && day > lastDay ? 'future' : { detail, day, time, approximate, habit: false };
    case 'people':
    case 'witnesses':
      if (!isFilled(name) && !isFilled(role)) return 'person';
      return {
        // Whoever saw it is a witness, under whichever detail they were put in.
        detail: part === 'witness' ? 'witnesses' : 'people',
        name: isFilled(name) ? name.trim() : null,
        role: isFilled(role) ? role.trim() : null,
        part,
      };
    case 'incident_type':
      return type === null ? 'type' : { detail, type };
    default:
      return isFilled(text) ? { detail, text: text.trim() } : 'text';
  }
};

/** What was typed before a reload; null for what is not understood. */
export const typedFromDraft = (draft: string | null): TypedValue | null => {
  if (draft === null) return null;
  try {
    return typedValue.parse(JSON.parse(draft));
  } catch {
    return null;
  }
};
