import { describe, expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import type { AnyDraft } from '#web/lib/drafts/all-drafts.ts';
import { leftOff } from './left-off.ts';

const OWNER = '0198f000-0000-7000-8000-000000000001';
const RECORD = '0198f000-0000-7000-8000-00000000000a';

const draft = (
  what: string,
  changes: Partial<AnyDraft> & { scope?: string; slot?: string } = {},
): AnyDraft => {
  const { scope = 'new', slot = 'slot', ...rest } = changes;
  return {
    place: { what, owner: OWNER, scope, slot },
    savedAt: 1_000,
    kind: 'local',
    content: null,
    ...rest,
  };
};
const values = (typed: object) => ({ values: typed, base: null, aside: null });
const conversation: Conversation = {
  id: RECORD,
  title: 'Le 21 novembre 2026',
  model_used: 'guide',
  status: 'active',
  message_count: 2,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};

describe('what was left off', () => {
  it('is nothing for somebody who has begun nothing', () => {
    expect(leftOff([], null)).toEqual([]);
  });

  it('is named by its first words, and goes on where it was left', () => {
    const drafts = [
      draft('quick-note', { savedAt: 9, content: values({ text: 'Ce matin,\nencore' }) }),
      draft('journal', { savedAt: 8, content: values({ title: ' ', content: 'Le soir' }) }),
      draft('incident', { savedAt: 7, scope: RECORD, content: values({ description: 'Réunion' }) }),
    ];
    expect(leftOff(drafts, null)).toEqual([
      { key: 'note', at: 9, words: 'Ce matin, encore', goesOn: { kind: 'note' } },
      { key: 'entry new', at: 8, words: 'Le soir', goesOn: { kind: 'entry', id: null, isSensitive: false } },
      { key: RECORD, at: 7, words: 'Réunion', goesOn: { kind: 'incident', id: RECORD, isSensitive: false } },
    ]);
  });

  it('is a dossier without its title, which says little and stands on the next page', () => {
    expect(leftOff([draft('dossier', { content: values({ title: 'Pour mon avocate' }) })], null)).toEqual([
      { key: 'dossier', at: 1_000, words: null, goesOn: { kind: 'dossier' } },
    ]);
  });

  it('belongs to the record that its name tells', () => {
    const drafts = [
      draft(`exhibit_of_${RECORD}`, { savedAt: 9, content: values({ title: 'Capture' }) }),
      draft(`incident_of_${RECORD}`, { savedAt: 8, content: values({ title: 'Réunion' }) }),
      draft(`person_of_${RECORD}`, { savedAt: 7, kind: 'session', content: values({ full_name: 'Secret' }) }),
    ];
    expect(leftOff(drafts, null)).toMatchObject([
      { words: 'Capture', goesOn: { kind: 'exhibit', id: RECORD } },
      { words: 'Réunion', goesOn: { kind: 'incidentOfEntry', id: RECORD } },
      { words: null, goesOn: { kind: 'person', id: RECORD, isSensitive: true } },
    ]);
  });

  it('shows no word of what is sensitive: that is kept only as long as the tab', () => {
    const drafts = [draft('incident', { kind: 'session', content: values({ title: 'Secret' }) })];
    expect(leftOff(drafts, null)).toEqual([
      expect.objectContaining({ words: null, goesOn: { kind: 'incident', id: null, isSensitive: true } }),
    ]);
  });

  it('is told once for each place, the newest three', () => {
    const at = Date.parse(conversation.updated_at);
    const drafts = [
      draft('chat', { savedAt: at + 5, scope: RECORD, slot: 'input', content: { content: 'Et puis' } }),
      draft('incident', { savedAt: at + 4, slot: 'one', content: values({ title: 'Un' }) }),
      draft('incident', { savedAt: at + 3, slot: 'two', content: values({ title: 'Deux' }) }),
      draft('journal', { savedAt: at + 2, content: values({ title: 'Trois' }) }),
      draft('quick-note', { savedAt: at + 1, content: values({ text: 'Quatre' }) }),
    ];
    expect(leftOff(drafts, conversation).map(({ words }) => words)).toEqual(['Et puis', 'Un', 'Trois']);
  });

  it('is the last conversation too, in its place by time', () => {
    const drafts = [draft('quick-note', { savedAt: 5, content: values({ text: 'Avant' }) })];
    expect(leftOff(drafts, conversation)).toMatchObject([
      { words: conversation.title, goesOn: { kind: 'conversation', id: RECORD } },
      { words: 'Avant' },
    ]);
    expect(leftOff([], { ...conversation, title: '' })[0]?.words).toBeNull();
  });

  it('leaves out what it does not know, and stands by what is corrupt', () => {
    const drafts = [draft('correction', { content: 'x' }), draft('journal', { content: { values: 3 } })];
    expect(leftOff(drafts, null)).toMatchObject([{ key: 'entry new', words: null }]);
  });

  it('cuts long words between two of them', () => {
    const [row] = leftOff([draft('quick-note', { content: values({ text: 'mot '.repeat(60) }) })], null);
    expect(row?.words).toMatch(/^(mot )+mot…$/);
    expect(row?.words?.length).toBeLessThanOrEqual(91);
  });
});
