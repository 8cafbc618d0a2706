/** Plays whole interviews between people's words and the guide, through the public face, and reads them here instead of in a thread. */
import { expect } from 'vitest';
import {
  createGuideModel,
  createReplyGate,
  type InterviewState,
  readMarker,
  type SaidMessage,
} from './index.ts';
import { readInterview } from './read-interview.ts';

export const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');
export const id = (index: number) => `019aa000-0000-7000-8000-${String(index).padStart(12, '0')}`;

interface Turn {
  state: InterviewState;
  reply: string;
  marker: string | null;
}

/** Plays an interview: each line is said, the guide answers through its model and the gate. */
export const play = async (lines: readonly string[]): Promise<Turn[]> => {
  const model = createGuideModel();
  const said: SaidMessage[] = [];
  const turns: Turn[] = [];
  const add = (role: SaidMessage['role'], content: string) =>
    said.push({ id: id(said.length), role, content, at: new Date(TOLD_AT + said.length * 60_000) });
  for (const line of lines) {
    add('user', line);
    const state = readInterview(said, { timeZone: 'Europe/Paris' });
    const interview = JSON.parse(JSON.stringify(state));
    expect(interview).toEqual(state);
    const { content } = await model.doGenerate({ prompt: [], providerOptions: { recueil: { interview } } });
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const gate = createReplyGate(state);
    const shown = (text.match(/\s*\S+/g) ?? []).map((word) => gate.push(word)).join('');
    const { rest, final, rejected } = gate.end();
    expect([text, rejected]).toEqual([text, null]);
    expect(shown + rest).toBe(final);
    add('assistant', final);
    turns.push({ state, reply: final, marker: readMarker(text).marker });
  }
  return turns;
};
