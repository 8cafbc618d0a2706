import type { Article, Block } from './article.ts';
import { plainWords } from './inline-parts.ts';

/** The paragraphs of a block as they are read; none of what law/ and the page bring themselves. */
export const paragraphsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [plainWords(block)];
  if ('list' in block) return block.list.map(plainWords);
  if ('steps' in block) return block.steps.map(plainWords);
  if ('careful' in block) return [plainWords(block.careful)];
  return [];
};

/** Every text of an article as it is written, for the tests that hold all of them. */
export const textsOf = ({ title, summary, sections }: Article): string[] => [
  title,
  summary,
  ...sections.flatMap((section) => [
    section.title,
    ...section.body.flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('list' in block) return block.list;
      if ('steps' in block) return block.steps;
      return 'careful' in block ? [block.careful] : [];
    }),
  ]),
];
