import { afterAll, describe, expect, it } from 'vitest';
import { draftSuggestion } from '../draft-suggestion.ts';
import { readInterview } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import { createInterviewReader } from './interview-reader.ts';

const reader = createInterviewReader();
afterAll(() => reader.close());

const OPTIONS = { timeZone: 'Europe/Paris', owner: 'claire' };

const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus et m'a traitée d'incapable.",
  'Où vous trouviez-vous à ce moment-là ?',
  'Dans la salle de réunion du 3e étage. Julie Leroy, ma collègue, était là et a tout entendu.',
  'Comment allez-vous depuis ?',
  "Depuis je ne dors plus. J'en ai parlé à la DRH ce matin par mail.",
];

const saidFrom = (contents: readonly string[]): SaidMessage[] =>
  contents.map((content, at) => ({
    id: `m${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    content,
    at: new Date(Date.UTC(2026, 10, 21, 10, at)),
  }));

describe('an interview read in a thread', { timeout: 60_000 }, () => {
  it('says the same as one that is read here', async () => {
    const said = saidFrom(STORY);
    const here = readInterview(said, OPTIONS);
    expect(here.collected.filled).toBeGreaterThanOrEqual(6);
    expect(await reader.read(said, OPTIONS)).toEqual(here);
    expect(await reader.readForOffer(said, OPTIONS)).toEqual({
      interview: here,
      drafts: [{ episode: '', collected: here.collected, suggestion: draftSuggestion(here, said) }],
    });
  });

  it('has no offer to make of little', async () => {
    expect((await reader.readForOffer(saidFrom(['Bonjour']), OPTIONS)).drafts).toMatchObject([
      { episode: '', suggestion: null },
    ]);
  });

  it('says the same of a conversation that goes to the thread for long ones', async () => {
    const said = saidFrom([...STORY, 'Merci.', `Il a crié encore. ${'Et encore. '.repeat(10_000)}`]);
    expect(await reader.read(said, OPTIONS)).toEqual(readInterview(said, OPTIONS));
  });

  it('leaves the event loop free while a conversation of a million characters is read', async () => {
    const said = saidFrom(
      Array.from({ length: 201 }, (_, at) => `${at} ${'Il m’a dit que je ne servais à rien. '.repeat(135)}`),
    );
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    await reader.read(said, OPTIONS);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
  });
});
