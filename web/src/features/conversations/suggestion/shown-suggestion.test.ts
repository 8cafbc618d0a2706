import { expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import type { Proposal, Suggestion } from '#contract/interview.ts';
import { conversationOf, messageOf, proposalOf, suggestionOf } from '../test-messages.ts';
import { shownSuggestion, suggestionPlace } from './shown-suggestion.ts';

const suggestion = suggestionOf();
const alarmAt = (created_at: string): Message => ({
  ...messageOf('m1', 'user', 'Je veux mourir.'),
  created_at,
  metadata: { safety: 'distress' },
});
const evening = new Date(2026, 10, 20, 22, 0);

it('no record is offered for the rest of a day with words of danger or distress', () => {
  const alarm = alarmAt(new Date(2026, 10, 20, 8, 0).toISOString());
  const messages = [
    alarm,
    messageOf('r1', 'assistant'),
    messageOf('m2', 'user', 'Il a aussi claqué la porte.'),
  ];
  expect(shownSuggestion({ messages, suggestion }, evening)).toBeNull();
});

it('it is shown again on the next day, and after a faint sign', () => {
  const alarm = alarmAt(new Date(2026, 10, 19, 23, 50).toISOString());
  expect(shownSuggestion({ messages: [alarm], suggestion }, evening)).toBe(suggestion);
  const faint: Message = {
    ...messageOf('m1', 'user'),
    created_at: evening.toISOString(),
    metadata: { faint: true },
  };
  expect(shownSuggestion({ messages: [faint], suggestion }, evening)).toBe(suggestion);
});

it('it stays behind the reply to the last new fact', () => {
  const messages = [
    messageOf('m1', 'user', 'à la cantine'),
    messageOf('r1', 'assistant'),
    messageOf('m2', 'user', 'merci'),
    messageOf('r2', 'assistant'),
  ];
  const place = (proposals: readonly Proposal[], account: Suggestion['account']) => {
    const open = { ...conversationOf(...messages), suggestion: { ...suggestion, account } };
    return suggestionPlace(messages, {
      ...open,
      collected: { ...open.collected, proposals: [...proposals] },
    });
  };
  const where = proposalOf({ detail: 'where', text: null }, 'à la cantine');
  const later = [{ message_id: 'm2', start: 0, end: 5, words: 'merci' }];
  expect(place([where], [])).toBe(2);
  expect(place([where], later)).toBe(4);
  expect(place([where, { ...where, state: 'refused', sources: later }], [])).toBe(2);
});

it('where nothing is known of the facts it stands at the end', () => {
  const messages = [messageOf('m1', 'user'), messageOf('r1', 'assistant')];
  const open = conversationOf(...messages);
  expect(suggestionPlace(messages, { ...open, suggestion: { ...suggestion, account: [] } })).toBe(2);
  expect(suggestionPlace(messages, open)).toBeNull();
});
