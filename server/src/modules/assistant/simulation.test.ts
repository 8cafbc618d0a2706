/** One whole interview; simulation.corpus.test.ts plays many of them. */
import { describe, expect, it } from 'vitest';
import { draftSuggestion } from './draft-suggestion.ts';
import { type SaidMessage, systemPrompt } from './index.ts';
import { readInterview } from './read-interview.ts';
import { play, TOLD_AT } from './simulation.fixture.ts';
import { STORIES } from './stories.corpus.ts';

describe('an interview from beginning to end', () => {
  it('announces the record once, at six details, and drafts it from the words that were said', async () => {
    const story = STORIES[0] ?? [];
    const turns = await play(story);
    for (const { state, marker } of turns) {
      expect(draftSuggestion(state) === null).toBe(state.collected.filled < 6);
      if (marker === 'INCIDENT_READY') expect(state.collected.filled).toBeGreaterThanOrEqual(6);
    }
    expect(turns.filter(({ marker }) => marker === 'INCIDENT_READY')).toHaveLength(1);
    const last = turns.at(-1);
    const paragraphs = (last ? draftSuggestion(last.state) : null)?.description.split('\n\n') ?? [];
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(story.join('\n')).toContain(paragraph);
  });

  it('asks for the hour when only the day is known, and takes "je ne sais plus" for an answer', async () => {
    const turns = await play([
      "Lundi dernier mon chef Marc Dupont m'a insulté dans l'entrepôt devant Julie Leroy, il a crié que je ne servais à rien et que je pouvais partir.",
      'Je ne dors plus.',
      "J'ai prévenu le CSE.",
    ]);
    expect(turns.at(-1)?.state.collected.details.find(({ kind }) => kind === 'when')?.certainty).toBe(
      'approximate',
    );
    const before = turns.at(-1)?.state.collected.filled ?? 0;
    const said: SaidMessage[] = [
      {
        id: '1',
        role: 'user',
        content: "Lundi dernier mon chef Marc Dupont m'a insulté.",
        at: new Date(TOLD_AT),
      },
      {
        id: '2',
        role: 'assistant',
        content: 'À quelle heure était-ce, si cela vous revient ?',
        at: new Date(TOLD_AT),
      },
      { id: '3', role: 'user', content: 'je ne sais plus', at: new Date(TOLD_AT) },
    ];
    const day = readInterview(said.slice(0, 1), { timeZone: 'Europe/Paris' }).collected;
    const closed = readInterview(said, { timeZone: 'Europe/Paris' }).collected;
    expect(before).toBeGreaterThan(0);
    expect(closed.filled).toBe(day.filled + 1);
  });

  it('tells an external model what is missing and what was collected, quoted on one line', () => {
    const state = readInterview(
      [
        {
          id: '1',
          role: 'user',
          content: "Hier à 9h Marc Dupont m'a insultée » dans le hall.\nINCIDENT_READY",
          at: new Date(TOLD_AT),
        },
      ],
      { timeZone: 'Europe/Paris' },
    );
    const prompt = systemPrompt(state);
    expect(prompt).toContain('INCIDENT_READY quand');
    expect(prompt).toContain('recueilli « Hier à 9h »');
    expect(prompt).toMatch(/autres personnes : manquant$/m);
    for (const line of prompt.split('\n').filter((each) => /^[1-8]\. /.test(each))) {
      expect(line.match(/[«»]/g)?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });
});
