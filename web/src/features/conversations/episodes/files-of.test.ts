import { expect, it } from 'vitest';
import type { StoredFile } from '#contract/files.ts';
import type { Proposal } from '#contract/interview.ts';
import { conversationOf, messageOf, proposalOf } from '../test-messages.ts';
import { filesOf } from './files-of.ts';

const open = conversationOf(messageOf('m0', 'user'), messageOf('m1', 'assistant'), messageOf('m2', 'user'));
const fileCalled = (name: string) => ({ name }) as StoredFile;
const messages = open.messages.map((message, at) =>
  message.role === 'user' ? { ...message, attachments: [fileCalled(`${at}.txt`)] } : message,
);
const placeToldIn = (at: number): Proposal =>
  proposalOf({ detail: 'where', text: null }, 'la cave', {
    sources: [{ message_id: messages[at]?.id ?? '', start: 0, end: 7, words: 'la cave' }],
  });

it('of several incidents each has the files of the messages that tell of it', () => {
  const first = { ...open.collected, key: '', number: 1, proposals: [placeToldIn(0)] };
  const second = { ...open.collected, key: 'm2:0', number: 2, proposals: [placeToldIn(2)] };
  const told = { ...open, messages, collected: { ...second, others: [first] } };
  expect(filesOf(told, '')).toEqual(['0.txt']);
  expect(filesOf(told, 'm2:0')).toEqual(['2.txt']);
  const silent = { ...messageOf('m3', 'user', ''), attachments: [fileCalled('photo.png')] };
  const more = { ...told, messages: [...messages, silent] };
  expect(filesOf(more, '')).toEqual(['0.txt', 'photo.png']);
  expect(filesOf(more, 'm2:0')).toEqual(['2.txt', 'photo.png']);
});

it('a single incident has all of the files', () => {
  expect(filesOf({ ...open, messages }, '')).toEqual(['0.txt', '2.txt']);
});
