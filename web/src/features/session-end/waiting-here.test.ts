import { describe, expect, it } from 'vitest';
import type { AnyDraft } from '#web/lib/drafts/all-drafts.ts';
import { waitingHere } from './waiting-here.ts';

const draft = (what: string, slot = 'slot', kind: AnyDraft['kind'] = 'local', scope = 'scope'): AnyDraft => ({
  place: { what, owner: 'owner', scope, slot },
  savedAt: 1_000,
  kind,
  content: {},
});

describe('what the server does not have yet', () => {
  it('is nothing for somebody who has begun nothing', () => {
    expect(waitingHere([])).toEqual({ messages: null, notes: 0, texts: 0, endingWithTab: 0 });
  });

  it('tells what was sent from what was begun', () => {
    const drafts = [
      draft('chat', 'input', 'local', 'one'),
      draft('chat', '0198', 'local', 'two'),
      draft('chat', '0197', 'local', 'one'),
      draft('unsent-entry'),
      draft('journal'),
      draft('incident', 'slot', 'session'),
    ];
    expect(waitingHere(drafts)).toEqual({
      messages: { count: 2, conversationId: 'two' },
      notes: 1,
      texts: 3,
      endingWithTab: 1,
    });
  });

  it('leaves out a change of the profile, which is no account of anything', () => {
    expect(waitingHere([draft('profile')]).texts).toBe(0);
  });
});
