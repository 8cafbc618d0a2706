import { describe, expect, it } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { joinedParts } from './joined-parts.ts';
import type { Found } from './threads/thread-request.ts';

const found = (id: string, ...excerpts: string[]): Found => ({
  item: { type: 'conversation', id } as TimelineItem,
  matches: excerpts.map((excerpt) => ({ field: 'message', excerpt, marks: [] })),
});
const shown = (all: readonly Found[]): string[] =>
  all.map(({ item, matches }) => `${item.id}: ${matches.map(({ excerpt }) => excerpt).join(' ')}`);

describe('the parts of a long conversation', () => {
  it('are one thing, told of when its last part was searched', () => {
    const join = joinedParts();
    expect(shown(join({}, [found('a', '1')]))).toEqual(['a: 1']);
    expect(shown(join({ goesOn: true }, [found('b', '2')]))).toEqual([]);
    expect(shown(join({ goesOn: true }, [found('b', '3', '4')]))).toEqual([]);
    expect(shown(join({}, []))).toEqual(['b: 2 3 4']);
    expect(shown(join({}, [found('c', '5')]))).toEqual(['c: 5']);
  });

  it('may be found only in a later one, or in none', () => {
    const join = joinedParts();
    expect(shown(join({ goesOn: true }, []))).toEqual([]);
    expect(shown(join({ goesOn: true }, [found('a', '1')]))).toEqual([]);
    expect(shown(join({}, [found('b', '2')]))).toEqual(['a: 1', 'b: 2']);
  });

  it('tell of ten places at most', () => {
    const join = joinedParts();
    const six = found('a', ...'123456');
    join({ goesOn: true }, [six]);
    expect(join({}, [six])[0]?.matches).toHaveLength(10);
  });
});
