/** Whole interviews between people's words and the guide, through the public face, and read here instead of in a thread. */
import { describe, expect, it } from 'vitest';
import {
  collected as collectedShape,
  DETAIL_KINDS,
  suggestion as suggestionShape,
} from '#contract/interview.ts';
import { draftSuggestion } from './draft-suggestion.ts';
import { askedAbout } from './guide/asked.ts';
import { randomFrom } from './guide/state.fixture.ts';
import { checkReply, type InterviewState, neutralQuestion } from './index.ts';
import { id, play, TOLD_AT } from './simulation.fixture.ts';
import { SMALL_TALK, STORIES } from './stories.corpus.ts';
import { sentencesOf } from './text/text.ts';

describe('an interview from beginning to end', () => {
  it.each(STORIES.map((story) => [story.find((line) => line.length > 40) ?? '', story] as const))(
    'reaches the rule of six: %s',
    async (_title, story) => {
      const turns = await play(story);
      const last = turns.at(-1);
      expect(last?.state.collected.filled).toBeGreaterThanOrEqual(6);
      expect(turns.filter(({ marker }) => marker === 'INCIDENT_READY')).toHaveLength(1);
      for (const { state, marker } of turns) {
        expect(() => collectedShape.parse(state.collected)).not.toThrow();
        expect(draftSuggestion(state) === null).toBe(state.collected.filled < 6);
        if (marker === 'INCIDENT_READY') expect(state.collected.filled).toBeGreaterThanOrEqual(6);
      }
    },
  );

  it('drafts an incident from the words that were said, and from no others', async () => {
    for (const story of STORIES) {
      const draft = draftSuggestion((await play(story)).at(-1)?.state as InterviewState);
      expect(draft).not.toBeNull();
      if (!draft) continue;
      const whole = story.join('\n');
      for (const paragraph of draft.description.split('\n\n')) expect(whole).toContain(paragraph);
      for (const fact of draft.extractedData.facts) expect(whole).toContain(fact);
      expect(() =>
        suggestionShape.parse({
          ...draft,
          id: id(1),
          conversation_id: id(2),
          created_at: new Date(TOLD_AT).toISOString(),
        }),
      ).not.toThrow();
      expect(draft.title.length).toBeLessThanOrEqual(200);
    }
  });

  it('names no offence that the person has not named', async () => {
    for (const story of STORIES) {
      const draft = draftSuggestion((await play(story)).at(-1)?.state as InterviewState);
      expect(draft?.title).not.toMatch(/Harcèlement|Discrimination/);
    }
    const told = "C'était du harcèlement sexuel, il m'a touché les fesses.";
    const named = draftSuggestion(
      (await play([...(STORIES[0] ?? []), told])).at(-1)?.state as InterviewState,
    );
    expect(named).toMatchObject({ severity: 'critical', type: 'sexual_harassment' });
    expect(named?.title).toMatch(/^Harcèlement sexuel – 20\u00A0novembre\u00A02026 – /);
  });

  it('never asks the same question twice, never leads, and offers nothing too early, whatever is answered', async () => {
    const random = randomFrom(1789);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    let turnsPlayed = 0;
    for (let run = 0; run < 30; run++) {
      const lines = Array.from({ length: 20 }, () =>
        random() < 0.4 ? pick(pick(STORIES)) : pick(SMALL_TALK),
      );
      const turns = await play(lines);
      turnsPlayed += turns.length;
      const questions = turns.flatMap(({ reply }) => reply.match(/[^.!?]*\?/g) ?? []);
      expect(new Set(questions).size).toBe(questions.length);
      for (const kind of DETAIL_KINDS) {
        const asked = turns.filter(({ reply }) => askedAbout(reply) === kind);
        expect([kind, asked.length <= 2, asked.map(({ reply }) => reply)]).toEqual([
          kind,
          true,
          expect.anything(),
        ]);
      }
      for (const [at, { reply }] of turns.entries()) {
        const before = sentencesOf(turns[at - 1]?.reply ?? '');
        expect(sentencesOf(reply).filter((sentence) => before.includes(sentence))).toEqual([]);
      }
      for (const { state, reply, marker } of turns) {
        expect([reply, checkReply(reply)]).toEqual([reply, { ok: true }]);
        expect(checkReply(neutralQuestion(state))).toEqual({ ok: true });
        expect(reply).not.toMatch(/INCIDENT|undefined|\{words\}/);
        if (marker === 'INCIDENT_READY') expect(draftSuggestion(state)).not.toBeNull();
        if (state.collected.filled < 6) expect(draftSuggestion(state)).toBeNull();
      }
    }
    expect(turnsPlayed).toBeGreaterThanOrEqual(500);
  }, 60_000);
});
