/** "Personne n'a vu", "j'étais seule", "je n'ai vu personne": that there was nobody, as the person says. */
import { fold } from '../../text/fold.ts';
import { type Finding, passageOf, type Turn } from '../finding.ts';
import DENIALS from './denials.json' with { type: 'json' };
import type { Line } from './line.ts';

const SILENT = new Set(['ne', 'a', 'ai', 'le', 'la', 'y', 'il', 'de']);
const WRITTEN_OUT: Readonly<Record<string, string>> = { n: 'ne', j: 'je', d: 'de', l: 'le', c: 'ce' };

/** Phrases by their first word. */
const byFirstWord = (phrases: readonly string[]): ReadonlyMap<string, string[][]> => {
  const map = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = fold(phrase).split(/[\s']+/);
    const opened = words.map((word) => WRITTEN_OUT[word] ?? word);
    const [first = ''] = opened;
    map.set(first, [...(map.get(first) ?? []), opened]);
  }
  return map;
};
const COMPILED = { people: byFirstWord(DENIALS.people), witnesses: byFirstWord(DENIALS.witnesses) };

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
    for (const [from, { plain }] of line.words.entries()) {
      if (line.isQuoted[from] === true) continue;
      const ends = (COMPILED[detail].get(plain) ?? []).flatMap((phrase) => endOf(line, from, phrase) ?? []);
      // "Personne d'autre que le gardien".
      if (ends.some((end) => line.words[end + 1]?.plain === 'que')) continue;
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
