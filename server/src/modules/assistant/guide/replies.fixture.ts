/** Whole interviews with the guide, read and answered message by message. */
import { expect } from 'vitest';
import { readMarker } from '../checker/marker.ts';
import { createReplyGate } from '../checker/reply-gate.ts';
import { readInterview } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import { nextReply } from './next-reply.ts';

const BEGINS_AT = Date.parse('2026-11-21T10:00:00Z');

/** The replies of the guide as they are shown: each goes through the gate, which has to let it pass whole. */
export const repliesTo = (...lines: readonly string[]): string[] => {
  const said: SaidMessage[] = [];
  const add = (role: SaidMessage['role'], content: string) =>
    said.push({ id: `${said.length}`, role, content, at: new Date(BEGINS_AT + said.length * 60_000) });
  return lines.map((line) => {
    add('user', line);
    const state = readInterview(said, { timeZone: 'Europe/Paris' });
    const text = nextReply(state);
    const gate = createReplyGate(state);
    gate.push(text);
    const { final, rejected } = gate.end();
    expect([line, text, rejected]).toEqual([line, text, null]);
    add('assistant', final);
    expect(final.trimEnd()).toBe(readMarker(text).text);
    return final;
  });
};
export const lastTo = (...lines: readonly string[]): string => repliesTo(...lines).at(-1) ?? '';
