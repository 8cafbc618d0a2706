/** A confined program that takes memory without end, where it is told to. */
import { answerOnce } from './answer-once.ts';

interface Question {
  where: 'in the heap' | 'outside the heap' | 'nowhere';
}

answerOnce(async ({ where }: Question) => {
  const taken: unknown[] = [];
  while (where === 'in the heap') taken.push(Array.from({ length: 10_000 }, () => ({})));
  while (where === 'outside the heap') taken.push(Buffer.alloc(8 * 1024 * 1024, 1));
  return 'done';
});
