import { describe, expect, it } from 'vitest';
import type { Draft } from '../composing/draft.ts';
import { arrange, sentencesIn } from './arrange.ts';

const draft = (text: string, on: string | null = null): Draft => ({
  part: 'chronology',
  text,
  made: 'words',
  sources: [{ entity: 'incident', id: text, version: 1, passage: null }],
  on,
});
const DRAFTS = [draft('Il a crié.', '2026-03-04'), draft('Il a ri.', '2026-03-03'), draft('Je suis partie.')];

describe('what a model answers', () => {
  it('is read as JSON, also in a code fence, and is nothing else', () => {
    expect(sentencesIn('```json\n{"sentences":[{"from":[1],"text":"Il a crié."}]}\n```')).toHaveLength(1);
    expect(sentencesIn('{"sentences":"non"}')).toBeNull();
    expect(sentencesIn('Je ne peux pas.')).toBeNull();
  });

  it('joins sentences in place of the first of them, with all of their sources', () => {
    const { drafts, dropped } = arrange(DRAFTS, [{ from: [1, 2], text: 'Il a crié, puis il a ri.' }]);
    expect(drafts.map(({ text, made, on }) => [text, made, on])).toEqual([
      ['Il a crié, puis il a ri.', 'model', '2026-03-03'],
      ['Je suis partie.', 'words', null],
    ]);
    expect(drafts[0]?.sources.map(({ id }) => id)).toEqual(['Il a crié.', 'Il a ri.']);
    expect(dropped).toEqual([]);
  });

  it('leaves every sentence where it was that it made something else of', () => {
    const { drafts, dropped } = arrange(DRAFTS, [
      { from: [1], text: 'Marc a crié.' },
      { from: [9], text: 'Il a crié.' },
      { from: [3], text: 'Je suis partie.' },
      { from: [3], text: 'Ensuite je suis partie.' },
    ]);
    expect(drafts).toEqual(DRAFTS);
    expect(dropped.map(({ because }) => because)).toEqual(['act', 'no_source', 'no_source']);
  });
});
