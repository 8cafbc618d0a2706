import { excerptOf } from '../../platform/text/excerpt.ts';

/** As long as a title may be in a list of them, in UTF-16 units. */
const MOST_CHARACTERS = 60;
/** Shorter sentences are too vague for a title: "Hier." goes on with the next one. */
const FEWEST_CHARACTERS = 12;

const GREETING =
  /^(?:(?:re)?bonjour|bonsoir|salut|coucou|hello|hey|bjr|bsr|slt)\b(?:\s+(?:à (?:tous|toutes|vous)|madame|monsieur|recueil))?[\s,.!:;\u2026-]*/iu;
const SENTENCE_END = /[.!?\u2026]+(?=\s|$)/gu;
const LETTER = /\p{L}/gu;
/** Fewer letters than this say nothing that a conversation could be told by. */
const FEWEST_LETTERS = 4;

/**
 * The words by which a message can be told from others: its first sentence, without a greeting, cut between two words.
 * Empty for one that says too little. They are the person's own, and none is changed.
 */
export const firstWords = (message: string): string => {
  const text = message.replace(/\s+/gu, ' ').trim().replace(GREETING, '');
  if ((text.match(LETTER) ?? []).length < FEWEST_LETTERS) return '';
  const end = [...text.matchAll(SENTENCE_END)].find(({ index }) => index >= FEWEST_CHARACTERS)?.index;
  const sentence = end === undefined ? text : text.slice(0, end);
  if (sentence.length <= MOST_CHARACTERS) return sentence;
  const cut = sentence.lastIndexOf(' ', MOST_CHARACTERS);
  return cut < FEWEST_CHARACTERS ? excerptOf(sentence, MOST_CHARACTERS) : `${sentence.slice(0, cut)}…`;
};
