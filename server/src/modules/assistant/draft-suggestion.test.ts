import { describe, expect, it } from 'vitest';
import { INCIDENT_LOCATION_MAX_CHARACTERS } from '#contract/limits.ts';
import { draftSuggestion } from './draft-suggestion.ts';
import type { SaidMessage } from './guide/state.ts';
import { QUESTIONS } from './interview.ts';
import { readInterview } from './read-interview.ts';
import { STORIES } from './stories.corpus.ts';

const at = new Date('2026-11-21T10:00:00Z');
const said = (...contents: readonly string[]): SaidMessage[] =>
  contents.map((content, index) => ({
    id: `${index}`,
    role: content.endsWith('?') ? 'assistant' : 'user',
    content,
    at,
  }));
const draft = (messages: readonly SaidMessage[]) =>
  draftSuggestion(readInterview(messages, { timeZone: 'Europe/Paris' }), messages);

const [greeting, ...story] = STORIES[0] ?? [];

describe('the title of an incident', () => {
  it.each([
    ['1er mars 2026', '2026-03-02'],
    ['11 mars 2026', '2026-03-12'],
  ])('names the day as one writes it: %s', (day, toldOn) => {
    const messages = said(...story).map((message) => ({ ...message, at: new Date(`${toldOn}T10:00:00Z`) }));
    expect(draft(messages)?.title.replaceAll('\u00a0', ' ')).toContain(`– ${day} –`);
  });
});

describe('the description of an incident', () => {
  it('is every message that told something, whole and in order', () => {
    expect(draft(said(greeting ?? '', ...story))?.description).toBe(story.join('\n\n'));
  });

  it('leaves out mere answers and small talk', () => {
    const messages = said(...story, QUESTIONS.actions[0], 'rien', 'Merci', "c'est dur d'en parler");
    expect(draft(messages)?.description).toBe(story.join('\n\n'));
  });

  it('holds what was put right together with what it puts right', () => {
    const corrections = [
      "Ce n'était pas Marc Dupont.",
      "Oubliez ce que j'ai dit sur le sommeil.",
      "C'était Pierre Girard, mon directeur.",
    ];
    const made = draft(said(...story, ...corrections));
    expect(made?.description).toBe([...story, ...corrections].join('\n\n'));
    expect(made?.extractedData.people.join()).not.toContain('Dupont');
  });

  it('holds at least the words of all details when the messages are not at hand', () => {
    const state = readInterview(said(...story), { timeZone: 'Europe/Paris' });
    const description = draftSuggestion(state)?.description ?? '';
    for (const { sources } of state.collected.details) {
      for (const { words } of sources) expect(description).toContain(words.trim());
    }
  });

  it('is never cut inside a character, nor is the place', () => {
    const long = `${story[0]} ${'😀'.repeat(30_000)}`;
    for (const filling of ['', '.']) {
      const made = draft(said(filling + long, ...story.slice(1)));
      expect(made?.description.isWellFormed()).toBe(true);
      expect(made?.title.isWellFormed()).toBe(true);
      expect(made?.extractedData.location?.length).toBeLessThanOrEqual(INCIDENT_LOCATION_MAX_CHARACTERS);
    }
  });
});
