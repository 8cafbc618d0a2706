/** Conversations and what a model points at in them, for the tests of this folder. */
import type { CollectedDetail, DetailKind } from '#contract/interview.ts';
import type { Pointer } from '../../extraction/pointer.ts';
import { readInterview } from '../../read-interview.ts';
import type { SaidMessage } from '../../said-message.ts';
import type { StoredEdit } from '../edits.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');

/** Person and assistant in turn, the person first. */
export const saidFrom = (...contents: string[]): SaidMessage[] =>
  contents.map((content, at) => ({
    id: `m${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    content,
    at: new Date(AT + at * 60_000),
  }));

/** Points at the words, wherever they stand first. */
export const at = (
  said: readonly SaidMessage[],
  kind: DetailKind,
  words: string,
  more: Partial<Pointer> = {},
): Pointer => {
  const message = said.find(({ role, content }) => role === 'user' && content.includes(words));
  if (!message) throw new Error(`Nobody said: ${words}`);
  const start = message.content.indexOf(words);
  return { kind, message_id: message.id, start, end: start + words.length, certainty: 'exact', ...more };
};

export const read = (
  said: readonly SaidMessage[],
  pointers: readonly Pointer[],
  edits: readonly StoredEdit[] = [],
) => readInterview(said, { timeZone: 'Europe/Paris', edits, pointers });

export const detailOf = (
  said: readonly SaidMessage[],
  pointers: readonly Pointer[],
  kind: DetailKind,
): CollectedDetail | undefined =>
  read(said, pointers).collected.details.find((detail) => detail.kind === kind);

export const ACT = 'Mon chef m’a insultée';
