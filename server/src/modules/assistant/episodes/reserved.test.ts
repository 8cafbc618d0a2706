import { expect, it } from 'vitest';
import { QUESTIONS } from '../interview.ts';
import { readInterview } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';

const answered = (answer: string) => {
  const said: SaidMessage[] = [
    { id: 'm0', role: 'assistant', content: QUESTIONS.impact[0], at: new Date(0) },
    { id: 'm1', role: 'user', content: answer, at: new Date(0) },
  ];
  return readInterview(said, { timeZone: 'Europe/Paris' }).collected.details;
};

it('a detail that she would rather not tell is told apart from one that she does not know', () => {
  expect(answered('Je préfère ne pas répondre.')).toMatchObject([
    { kind: 'impact', certainty: 'unknown', reserved: true },
  ]);
  const [unknown] = answered('Je ne sais pas.');
  expect(unknown?.certainty).toBe('unknown');
  expect(unknown).not.toHaveProperty('reserved');
});
