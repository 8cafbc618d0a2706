/** Sentences of a reply, put together as French is set. */
import PHRASES from './phrases.json' with { type: 'json' };

export type PhraseList = keyof typeof PHRASES;

/** How many replies back a phrase must not have stood. */
const REPLIES_BACK = 2;

/** The narrow no-break space before « ? ! ; : » and inside quotation marks. */
const typeset = (text: string): string =>
  text.replace(/ (?=[?!;:»])/g, '\u202F').replace(/(?<=«) /g, '\u202F');

/** What of a phrase stands in the reply as it is written, whatever was put into it. */
const fixedPart = (phrase: string): string =>
  typeset(
    phrase
      .split(/\{\w+\}/)
      .reduce((one, other) => (other.length > one.length ? other : one))
      .trim(),
  );

/** A phrase of the list in turn, none of the last replies' if the list has another. */
export const phraseOf = (list: PhraseList, replies: readonly string[]): string => {
  const phrases: readonly string[] = PHRASES[list];
  const recent = replies.slice(-REPLIES_BACK).join('\n');
  const order = phrases.map((_, at) => phrases[(at + replies.length) % phrases.length] ?? '');
  return order.find((phrase) => !recent.includes(fixedPart(phrase))) ?? order[0] ?? '';
};

/** The parts that are there, with a space between them. */
export const compose = (...parts: readonly (string | null | undefined)[]): string =>
  typeset(parts.filter((part) => part !== null && part !== undefined && part !== '').join(' '));
