/** "Personne n'a vu", "j'étais seule", "je n'ai vu personne": that there was nobody, as the person says. */
import { once } from '../../text/remember.ts';
import { wordsOf } from '../../text/words.ts';
import { type Finding, passageOf, type Turn } from '../finding.ts';
import DENIALS from './denials.json' with { type: 'json' };
import { isAt, type Line, plainAt } from './line.ts';

const DETAILS = ['people', 'witnesses'] as const;
const byFirstWord = once(() => {
  const phrases = DETAILS.flatMap((detail) =>
    DENIALS[detail].map((phrase) => ({ detail, words: wordsOf(phrase).map(({ plain }) => plain) })),
  );
  return Map.groupBy(phrases, ({ words }) => words[0]);
});

/** The last word of a phrase that begins at a place; small words may stand between. */
const endOf = (line: Line, from: number, phrase: readonly string[]): number | null => {
  let at = from;
  for (const [step, word] of phrase.entries()) {
    while (step > 0 && plainAt(line, at) !== word && isAt(line, at, 'silent')) at += 1;
    if (plainAt(line, at) !== word) return null;
    at += 1;
  }
  // "Personne d'autre que le gardien".
  return plainAt(line, at) === 'que' ? null : at - 1;
};

/** The denials of a sentence, each detail once. */
export const denialsOf = (turn: Turn, line: Line): Finding[] => {
  const all = line.words.flatMap(({ plain, start }, from) =>
    (line.isQuoted[from] === true ? [] : (byFirstWord().get(plain) ?? [])).flatMap(({ detail, words }) => {
      const last = line.words[endOf(line, from, words) ?? -1];
      return last === undefined ? [] : [{ detail, start, end: last.end }];
    }),
  );
  return DETAILS.flatMap((detail) => {
    const first = all.find((one) => one.detail === detail);
    if (first === undefined) return [];
    const end = Math.max(...all.filter(({ start }) => start === first.start).map((one) => one.end));
    const part = detail === 'people' ? 'author' : 'witness';
    const value = { detail, name: null, role: null, part } as const;
    const passage = passageOf(turn, first.start, end);
    return [{ passage, value, isDenial: true, why: 'nobody, as the person says' }];
  });
};
