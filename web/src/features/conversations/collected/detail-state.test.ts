import { expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { conversationOf } from '../test-messages.ts';
import { detailWords, isToldOf, shownDetails } from './detail-state.ts';

const source = (words: string) => ({ message_id: 'm', start: 0, end: words.length, words });

const collected = {
  ...conversationOf().collected,
  details: [
    {
      kind: 'where',
      certainty: 'approximate',
      value: 'au bureau ; au 3e',
      sources: [source('au bureau'), source('au 3e')],
    },
    { kind: 'witnesses', certainty: 'unknown', value: 'je ne sais pas', sources: [source('je ne sais pas')] },
  ] as const,
};

it('all eight details are listed, in the order of the contract, the missing ones as empty', () => {
  const shown = shownDetails({ ...collected, details: [...collected.details] as never });
  expect(shown.map(({ kind }) => kind)).toEqual([...DETAIL_KINDS]);
  expect(shown.find(({ kind }) => kind === 'where')?.state).toBe('approximate');
  expect(shown.find(({ kind }) => kind === 'when')?.state).toBe('empty');
});

it('words stay apart, and what the person does not know has none', () => {
  const given = { ...collected, details: [...collected.details] as never };
  expect(detailWords(given, 'where')).toEqual(['au bureau', 'au 3e']);
  expect(detailWords(given, 'witnesses')).toEqual([]);
  expect(detailWords(given, 'impact')).toEqual([]);
});

it('what a person keeps to themselves has a state of its own, and names nobody', () => {
  const kept = { ...collected.details[1], kind: 'people', reserved: true } as never;
  const given = { ...collected, details: [kept] };
  expect(shownDetails(given).find(({ kind }) => kind === 'people')?.state).toBe('reserved');
  expect(isToldOf(given, 'people')).toBe(false);
  expect(isToldOf({ ...collected, details: [collected.details[0]] as never }, 'where')).toBe(true);
});

it('of edits in joined incidents one counts, and the others are set aside', () => {
  const edit = { kind: 'where', action: 'correct', value: 'x' } as const;
  const joined_edits = [
    { ...edit, episode: '', counts: false },
    { ...edit, episode: 'm3:0', counts: true },
  ];
  const [, , where, people] = shownDetails({ ...collected, details: [], joined_edits });
  expect([where?.editedIn, where?.aside.map(({ episode }) => episode)]).toEqual(['m3:0', ['']]);
  expect([people?.editedIn, people?.aside]).toEqual([null, []]);
});
