import { afterAll, describe, expect, it } from 'vitest';
import { createReadingMemory } from '#interviewer/index.ts';
import { STORY, saidFrom, TIME_ZONE } from './conversation.fixture.ts';
import { createInterviewReader } from './interview-reader.ts';
import { readInterview } from './read-interview.ts';

const reader = createInterviewReader();
afterAll(() => reader.close());

const OPTIONS = { timeZone: TIME_ZONE, owner: 'claire' };
const LINES = [
  STORY[0] ?? '',
  'Comment allez-vous depuis ?',
  STORY[1] ?? '',
  'Que s’est-il passé ensuite ?',
  'Non, c’était pas Julie Leroy, c’était Anne Roy.',
];

describe('an interview', () => {
  it('is read in a thread as it is read here, message by message and whole', async () => {
    const said = saidFrom(...LINES);
    for (let count = 1; count <= said.length; count += 1) {
      const part = said.slice(0, count);
      expect(await reader.read(part, OPTIONS)).toEqual(readInterview({ said: part, timeZone: TIME_ZONE }));
    }
  });

  it('is read with what is remembered of it as without, also after a message was changed or deleted', () => {
    const memory = createReadingMemory();
    const said = saidFrom(...LINES);
    const changed = said.map((message) =>
      message.id === 'm0' ? { ...message, content: message.content.replace('Dupont', 'Dubois') } : message,
    );
    for (const part of [said.slice(0, 1), said.slice(0, 3), said, changed, said.slice(2), said]) {
      const request = { said: part, timeZone: TIME_ZONE };
      expect(readInterview(request, memory)).toEqual(readInterview(request));
    }
  });

  it('is read in the thread for long ones as well', async () => {
    const said = saidFrom(...LINES, 'Et depuis ?', `Il a crié encore. ${'Et encore. '.repeat(10_000)}`);
    expect(await reader.read(said, OPTIONS)).toEqual(readInterview({ said, timeZone: TIME_ZONE }));
  });

  it('that takes too long has timed out, and the next one is read', async () => {
    const impatient = createInterviewReader({ timeoutMs: 0 });
    await expect(impatient.read(saidFrom(...LINES), OPTIONS)).rejects.toMatchObject({ code: 'timed_out' });
    await impatient.close();
    await expect(impatient.read(saidFrom(...LINES), OPTIONS)).rejects.toMatchObject({ code: 'closed' });
  });

  it('at which the reading fails leaves the thread to the others', async () => {
    await expect(
      reader.read(saidFrom(...LINES), { ...OPTIONS, timeZone: 'Nowhere/None' }),
    ).rejects.toMatchObject({ code: 'failed' });
    const said = saidFrom(...LINES);
    expect(await reader.read(said, OPTIONS)).toEqual(readInterview({ said, timeZone: TIME_ZONE }));
  });
});
