import { expect, test } from 'vitest';
import { nextReply } from './guide/next-reply.ts';
import { askedIn } from './guide/questions.ts';
import { readConversation } from './read-conversation.ts';
import { WARM_UP_STEPS } from './warm-up.ts';

test('what was made ready for nobody’s conversation changes nothing in that of a person', () => {
  const said = [
    { id: '1', role: 'user', content: 'Mon chef ma traitée de folle hier.', at: new Date(0) },
  ] as const;
  const reply = () => nextReply(readConversation(said, { timeZone: 'UTC', answers: [] }), said, 'UTC');
  const before = { reply: reply(), asked: askedIn('Qui a vu la scène ?') };
  for (const step of WARM_UP_STEPS) step();
  expect(before.asked).toBe('people');
  expect({ reply: reply(), asked: askedIn('Qui a vu la scène ?') }).toEqual(before);
});
