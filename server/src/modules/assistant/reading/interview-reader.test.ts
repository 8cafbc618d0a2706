/** interview-reader.corpus.test.ts reads whole interviews in the threads. */
import { expect, it } from 'vitest';
import { createInterviewReader } from './interview-reader.ts';

it('an interview whose reading takes too long in its thread has timed out', async () => {
  const reader = createInterviewReader({ withinMs: 0 });
  const said = [
    {
      id: 'm0',
      role: 'user' as const,
      content: "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus.",
      at: new Date('2026-11-21T10:00:00Z'),
    },
  ];
  const reading = reader.read(said, { timeZone: 'Europe/Paris', owner: 'claire' });
  await expect(reading).rejects.toMatchObject({ code: 'timed_out' });
  await reader.close();
});
