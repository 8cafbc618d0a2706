/** All that the guide may say, but for the person's words that it puts in. */
import ANSWERS from './answers.json' with { type: 'json' };
import PHRASES from './phrases.json' with { type: 'json' };
import QUESTIONS from './questions.json' with { type: 'json' };

export const FIXED_TEXTS: readonly string[] = [
  ...Object.values(PHRASES).flat(),
  ...ANSWERS.flatMap(({ answers }) => answers),
  ...QUESTIONS.map(({ text }) => text),
];
