import { describe, expect, it } from 'vitest';
import { INCIDENT_LOCATION_MAX_CHARACTERS } from '#contract/limits.ts';
import { draftSuggestion } from './draft-suggestion.ts';
import { QUESTIONS } from './interview.ts';
import { readInterview } from './read-interview.ts';
import type { SaidMessage } from './said-message.ts';
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

it('the title says of a day that it is approximate where she is not sure of it', () => {
  const unsure = [
    ...said(...story),
    ...said('Je ne suis plus sûre de la date.').map((last) => ({ ...last, id: '99' })),
  ];
  expect(draft(unsure)?.title).toContain('2026 (date approximative) –');
  expect(draft(said(...story))?.title).not.toContain('approximative');
});

describe('the name of an incident', () => {
  const titled = (...lines: readonly string[]) => draft(said(...story, ...lines));

  it('says harassment where she says it, whatever kind of it the facts are filed under', () => {
    const others = story.map((line) =>
      line
        .replace("m'a hurlé dessus", "m'a harcelée")
        .replace("m'a traitée d'incapable", 'a déchiré mon dossier'),
    );
    const made = draft(said(...others));
    expect(made?.type).toBe('harassment');
    expect(made?.title).toMatch(/^Harcèlement – /);
    const weightier = titled("Il m'a humiliée, c'est du harcèlement.");
    expect(weightier?.type).toBe('bullying');
    expect(weightier?.title).toMatch(/^Harcèlement – /);
  });

  it.each([
    ["C'est du harcèlement moral.", 'bullying', 'Harcèlement moral'],
    ["C'est de la discrimination.", 'discrimination', 'Discrimination'],
    ["Il m'a giflée.", 'violence', 'Violence physique'],
    ["Il m'a humiliée.", 'bullying', 'Incident professionnel'],
    ["Il m'a refusé ma place parce que je suis enceinte.", 'discrimination', 'Incident professionnel'],
  ])('is an offence only by her own word: "%s"', (line, type, label) => {
    const made = titled(line);
    expect([made?.type, made?.title.split(' – ')[0]]).toEqual([type, label]);
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
