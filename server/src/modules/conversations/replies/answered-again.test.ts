import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { answeredAgain } from './answered-again.ts';

const messageOf = (id: string, role: Message['role'], metadata: Message['metadata'] = {}): Message => ({
  id,
  conversation_id: 'c',
  role,
  content: id,
  metadata,
  created_at: '2026-11-20T10:00:00.000Z',
});
const asked = messageOf('asked', 'user');
const cut = messageOf('cut', 'assistant', { interrupted: true });

describe('what is asked for again', () => {
  it('is the reply that was cut, also the second one', () => {
    const second = messageOf('second', 'assistant', { interrupted: true });
    expect(answeredAgain([asked, cut], { id: 'asked', again: 'cut' })).toBe('cut');
    expect(answeredAgain([asked, cut, second], { id: 'asked', again: 'second' })).toBe('second');
  });

  it('is the message itself where nothing is named', () => {
    expect(answeredAgain([asked, cut], { id: 'asked' })).toBe('asked');
  });

  it.each([
    ['is whole', [asked, messageOf('cut', 'assistant')]],
    ['answers an earlier message', [cut, asked]],
    ['is unknown', [asked]],
    ['was answered by the person', [asked, cut, messageOf('later', 'user')]],
  ])('is the message itself where the reply %s', (_what, messages) => {
    expect(answeredAgain(messages, { id: 'asked', again: 'cut' })).toBe('asked');
  });
});
