import { expect, it } from 'vitest';
import { quotedWords } from './quoted-words.ts';

it('each line of the words is quoted as it is, and an empty one keeps the block together', () => {
  expect(quotedWords('Il a dit :\n« tu ne sers à rien ».\n\n  Puis il est parti. \n')).toBe(
    '> Il a dit :\n> « tu ne sers à rien ».\n>\n>   Puis il est parti.',
  );
});
