import { expect, it } from 'vitest';
import { EDITED_ENTRY } from './edited-entry.ts';
import { emptyEntry } from './entry-values.ts';

it('a draft is kept two seconds after the last change, and offered when it is found', () => {
  expect(EDITED_ENTRY.keeping).toMatchObject({ found: 'offered', afterMs: 2_000 });
});

it('a title or a text alone is worth keeping, blanks and everything else are not', () => {
  const { isWorthKeeping } = EDITED_ENTRY.keeping;
  const kept = [
    { title: 'Réunion' },
    { content: 'Un mot.' },
    { title: '  ', content: '\n' },
    { tags: ['bureau'] },
  ];
  expect(kept.map((values) => isWorthKeeping({ ...emptyEntry(), ...values }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
