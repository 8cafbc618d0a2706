/** Part of a description, and where it stands: as it was written, with the spaces and lines behind it. */
export interface Passage {
  text: string;
  /** The place of its source among the sources; null for what stands in none of them. */
  source: number | null;
}

/** A shorter part must be a whole sentence of the source: a word alone stands in many texts. */
const TELLING_CHARACTERS = 20;

/** What the account of a conversation has where words were left out. */
const LEFT_OUT = '[…]';

/**
 * A description in its passages: sentences that stand literally in one of the sources, and those that were written or changed
 * since. Blanks belong to the passage before them. Together the passages are the description.
 * @param sources the texts of each source
 */
export const passagesOf = (description: string, sources: readonly (readonly string[])[]): Passage[] => {
  const known = sources.map((texts) => ({
    text: texts.join('\n'),
    sentences: new Set(texts.flatMap(sentencesOf).map((sentence) => sentence.trim())),
  }));
  const passages: Passage[] = [];
  /** The source of the last sourced passage: what follows comes from there, or from what was said later. */
  let from = 0;
  const sourceOf = (sentence: string): number | null => {
    for (let step = 0; step < known.length; step += 1) {
      const at = (from + step) % known.length;
      const source = known[at];
      const isTelling = sentence.length >= TELLING_CHARACTERS;
      if (source?.sentences.has(sentence) || (isTelling && source?.text.includes(sentence))) {
        from = at;
        return at;
      }
    }
    return null;
  };
  for (const sentence of sentencesOf(description)) {
    const last = passages.at(-1);
    const said = sentence.trim();
    const source = said === '' || said === LEFT_OUT ? (last?.source ?? null) : sourceOf(said);
    if (last?.source === source) last.text += sentence;
    else passages.push({ text: sentence, source });
  }
  return passages;
};

const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** Each with the blanks behind it. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(\s*\[…\]\s*)/)
    .flatMap((part) => Array.from(segmenter.segment(part), ({ segment }) => segment));
