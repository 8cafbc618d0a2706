/** "Personne n'a vu", "j'étais seule", "je n'ai vu personne": that there was nobody, as the person says. */
import { fold } from '../../text/fold.ts';
import { type Finding, passageOf, type Turn } from '../finding.ts';
import DENIALS from './denials.json' with { type: 'json' };
import type { Line } from './line.ts';

const SILENT = new Set(['ne', 'a', 'ai', 'le', 'la', 'y', 'il', 'de']);
const compile = (phrases: readonly string[]): string[][] =>
  phrases.map((phrase) =>
    fold(phrase)
      .split(/[\s']+/)
      .map((word) => ({ n: 'ne', j: 'je', d: 'de', l: 'le' })[word] ?? word),
  );
const COMPILED = { people: compile(DENIALS.people), witnesses: compile(DENIALS.witnesses) };

/** The last word of a phrase that begins at a place; small words may stand between. */
const endOf = (line: Line, from: number, phrase: readonly string[]): number | null => {
  let at = from;
  for (const [step, word] of phrase.entries()) {
    while (step > 0 && line.words[at]?.plain !== word && SILENT.has(line.words[at]?.plain ?? '')) at += 1;
    if (line.words[at]?.plain !== word) return null;
    at += 1;
  }
  return at - 1;
};

/** The denials of a sentence, each once. */
export const denialsOf = (turn: Turn, line: Line): Finding[] =>
  (['people', 'witnesses'] as const).flatMap((detail) => {
    for (const [from] of line.words.entries()) {
      if (line.isQuoted[from] === true) continue;
      const ends = COMPILED[detail].flatMap((phrase) => endOf(line, from, phrase) ?? []);
      if (ends.length === 0) continue;
      const [first, last] = [line.words[from], line.words[Math.max(...ends)]];
      if (first === undefined || last === undefined) continue;
      return [
        {
          passage: passageOf(turn, first.start, last.end),
          value: { detail, name: null, role: null, part: detail === 'people' ? 'author' : 'witness' },
          isDenial: true,
          why: 'nobody, as the person says',
        },
      ];
    }
    return [];
  });
