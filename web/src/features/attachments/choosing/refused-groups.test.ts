import { expect, it } from 'vitest';
import type { RefusalReason } from './check-files.ts';
import { refusedGroups } from './refused-groups.ts';
import { shortName } from './short-name.ts';

const files = (reason: RefusalReason, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${reason}${index}`, reason }));

it('tells fifty refused files in a few lines, each reason once', () => {
  expect(refusedGroups([...files('type', 2), ...files('too_many', 44), ...files('empty', 4)])).toEqual([
    { reason: 'type', shown: ['type0', 'type1'], more: 0 },
    { reason: 'too_many', shown: ['too_many0', 'too_many1', 'too_many2'], more: 41 },
    { reason: 'empty', shown: ['empty0', 'empty1', 'empty2', 'empty3'], more: 0 },
  ]);
});

it('shortens a long name in its middle', () => {
  expect(shortName('photo.jpg')).toBe('photo.jpg');
  expect(shortName(`Compte rendu de la réunion ${'x'.repeat(40)} du 3 février.docx`)).toBe(
    'Compte rendu de la réunio…vrier.docx',
  );
});
