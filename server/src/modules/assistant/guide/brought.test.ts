/** What the guide says to a message that has no words. */
import { expect, it } from 'vitest';
import { checkReply } from '../checker/check-reply.ts';
import { readInterview } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import { nextReply } from './next-reply.ts';

const bringing = (brings: 'recording' | 'files', before: readonly SaidMessage[] = []) =>
  readInterview(
    [...before, { id: 'm9', role: 'user', content: '', at: new Date('2026-11-21T10:00:00Z'), brings }],
    { timeZone: 'Europe/Paris' },
  );
const told: SaidMessage = {
  id: 'm1',
  role: 'user',
  content: 'Hier mon chef Marc Dupont m’a hurlé dessus.',
  at: new Date('2026-11-21T09:00:00Z'),
};

it('says that a recording is kept and cannot be heard, and asks nothing', () => {
  for (const before of [[], [told]]) {
    const reply = nextReply(bringing('recording', before));
    expect(reply).toMatch(/enregistrement/);
    expect(reply).not.toContain('?');
  }
});

it('says that files are kept, and asks one question', () => {
  for (const before of [[], [told]]) {
    const reply = nextReply(bringing('files', before));
    expect(reply).toMatch(/gardé/);
    expect(reply.split('?')).toHaveLength(2);
  }
});

it('says nothing that the checker would refuse to a model', () => {
  for (const brings of ['recording', 'files'] as const) {
    for (const before of [[], [told]]) {
      expect(checkReply(nextReply(bringing(brings, before)))).toEqual({ ok: true });
    }
  }
});
