/**
 * The findings in what a model has written, whether it wrote JSON alone, in a fence, or with a sentence around it.
 *
 * [Note: one answer] Two lists in one text may be an example and an answer, or an answer and what a message told the model
 * to say: which is which cannot be known. Then there is no answer. The same holds for a list that was cut off.
 */
import { type ExtractedItem, extractedItem, ITEMS_MAX_COUNT } from './pointer.ts';

/** Many times what ITEMS_MAX_COUNT findings take. */
const ANSWER_MAX_CHARACTERS = 64_000;

/** Undefined for what is no answer; findings that are not as they should be are left out of it. */
export const itemsIn = (text: string): ExtractedItem[] | undefined => {
  if (text.length > ANSWER_MAX_CHARACTERS) return undefined;
  const whole = listIn(parsed(text.trim()));
  const lists = whole ? [whole] : objectsIn(text).flatMap((json) => answerIn(json));
  const [list] = lists;
  if (!list || lists.length > 1) return undefined;
  return list.slice(0, ITEMS_MAX_COUNT).flatMap((item) => {
    const checked = extractedItem.safeParse(item);
    return checked.success ? [checked.data] : [];
  });
};

const answerIn = (json: string): (readonly unknown[])[] => {
  const list = listIn(parsed(json));
  return list ? [list] : [];
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const listIn = (value: unknown): readonly unknown[] | undefined => {
  if (typeof value !== 'object' || value === null || !('items' in value)) return undefined;
  return Array.isArray(value.items) ? value.items : undefined;
};

/** The outermost braces with what is between them, in one pass: a brace in a string is none. */
const objectsIn = (text: string): string[] => {
  const objects: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') {
      // Outside of braces it belongs to a sentence, which need not close it.
      quoted = depth > 0;
    } else if (sign === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) objects.push(text.slice(start, at + 1));
    }
  }
  return objects;
};
