/**
 * Where sentences end in a text that is still being written. What follows an end decides whether it is one, so it is found only
 * once a character stands behind it, and the same way however the text arrives.
 */

/** A sentence without an end is judged as it stands beyond this. */
export const SENTENCE_MAX_CHARACTERS = 600;

const SIGNS = /[.!?…]/;
const SPACE = /\s/;
const TITLE = /(?:^|[\s(«])(?:M|MM|Mme|Mlle|Dr|Pr|Me|p|ex|art|[A-Z])$/;
const OPENS = new Map([
  ['«', '»'],
  ['“', '”'],
]);

/** Where the first sentence ends, spaces behind it included; -1 as long as it is not known. */
export const firstEnd = (text: string): number => {
  let closing: string | undefined;
  const most = Math.min(text.length, SENTENCE_MAX_CHARACTERS + 1);
  for (let at = 0; at < most; at += 1) {
    const letter = text[at] ?? '';
    if (closing !== undefined) {
      if (letter === closing) closing = undefined;
      continue;
    }
    closing = OPENS.get(letter);
    if (letter === '\n' && text.slice(0, at).trim() !== '') return at + 1;
    if (!SIGNS.test(letter)) continue;
    const next = text[at + 1];
    if (next === undefined) return -1;
    if (SPACE.test(next) && !isTitle(text, at)) return at + 1;
  }
  if (text.length <= SENTENCE_MAX_CHARACTERS) return -1;
  const space = text.lastIndexOf(' ', SENTENCE_MAX_CHARACTERS);
  return space > 0 ? space : SENTENCE_MAX_CHARACTERS;
};

const isTitle = (text: string, at: number): boolean =>
  text[at] === '.' && TITLE.test(text.slice(Math.max(0, at - 5), at));

/** All sentences of a text. */
export const sentencesIn = (text: string): string[] => {
  const sentences: string[] = [];
  let rest = text;
  for (let end = firstEnd(rest); end !== -1; end = firstEnd(rest)) {
    sentences.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest.trim() !== '') sentences.push(rest);
  return sentences.filter((sentence) => sentence.trim() !== '');
};
