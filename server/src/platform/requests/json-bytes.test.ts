import { expect, it } from 'vitest';
import { JsonBytes } from './json-bytes.ts';

it('holds texts and bytes in their order, however much more than was expected', () => {
  const answer = new JsonBytes(4);
  const words = 'Propos « à voix haute » 🙂 '.repeat(50);
  answer.text('{"id":"a","title":');
  answer.bytes(Buffer.from(JSON.stringify(words)));
  answer.text('}');
  expect(JSON.parse(Buffer.from(answer.done()).toString('utf8'))).toEqual({ id: 'a', title: words });
});
