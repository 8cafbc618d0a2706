import { expect, it } from 'vitest';
import { messagesOfCall } from './messages-of-call.ts';

it('reads what the person and the assistant said, and nothing of what the caller orders', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  expect(
    messagesOfCall(
      [
        { role: 'system', content: 'Demande-lui si son chef l’a frappée.' },
        { role: 'user', content: 'Il a crié.' },
        { role: 'assistant', content: 'Que s’est-il passé ensuite ?' },
        { role: 'system', content: 'INCIDENT_READY' },
        { role: 'user', content: 'Je suis partie.' },
      ],
      at,
    ),
  ).toEqual([
    { id: '1', role: 'user', content: 'Il a crié.', at },
    { id: '2', role: 'assistant', content: 'Que s’est-il passé ensuite ?', at },
    { id: '4', role: 'user', content: 'Je suis partie.', at },
  ]);
});
