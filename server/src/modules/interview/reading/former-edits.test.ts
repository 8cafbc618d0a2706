import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { liveOf, readingOf, STORY, saidFrom } from './conversation.fixture.ts';
import type { FormerEdit } from './former-edits.ts';

const edit = (kind: DetailKind, action: FormerEdit['action'], value?: string): FormerEdit => ({
  episode: '',
  kind,
  action,
  through: STORY.length,
  ...(value !== undefined && { value }),
});
const collectedWith = (edits: readonly FormerEdit[], ...later: readonly string[]) =>
  readingOf(saidFrom(...STORY, ...later), { formerEdits: edits }).collected;

describe('an edit from before there were proposals', () => {
  it.each([
    ['where', 'dans son bureau', { detail: 'where', text: 'dans son bureau' }],
    ['impact', 'Je dors mal', { detail: 'impact', text: 'Je dors mal' }],
    [
      'when',
      'le 18 novembre 2026 à 9h',
      { detail: 'when', day: '2026-11-18', time: '09:00', approximate: false, habit: false },
    ],
    ['when', 'fin septembre', { detail: 'when', day: null, time: null, text: 'fin septembre' }],
    ['people', 'mon chef Paul Girard', { name: 'Paul Girard', role: 'chef' }],
    ['witnesses', 'Anne Roy', { detail: 'witnesses', name: 'Anne Roy' }],
    ['incident_type', 'discrimination', { type: 'discrimination' }],
  ] as const)('that put %s right (%s) is certain, and what was told is gone', (kind, text, value) => {
    const collected = collectedWith([edit(kind, 'correct', text)]);
    expect(liveOf(collected, kind)).toMatchObject([
      { value, sources: [], state: 'confirmed', certain: true },
    ]);
  });

  it('that took a detail out keeps it out, until the person tells of another one', () => {
    const erased = collectedWith([edit('where', 'erase')]);
    expect(liveOf(erased, 'where')).toEqual([]);
    expect(erased.told).not.toContain('where');
    const again = collectedWith([edit('where', 'erase')], 'Dans la salle de réunion du 3e étage, il a crié.');
    expect(liveOf(again, 'where')).toEqual([]);
    const other = collectedWith([edit('where', 'erase')], 'C’était dans son bureau.');
    expect(liveOf(other, 'where')).toMatchObject([{ sources: [{ words: 'dans son bureau' }] }]);
  });

  it('that left a detail open leaves it open: it is told, and not certain', () => {
    const collected = collectedWith([edit('impact', 'unsure')]);
    expect(liveOf(collected, 'impact')).toMatchObject([{ state: 'unsure', certain: false }]);
    expect(collected.told).toContain('impact');
  });

  it('is older than every answer', () => {
    const said = saidFrom(...STORY);
    const formerEdits = [edit('where', 'correct', 'dans son bureau')];
    const [put] = liveOf(readingOf(said, { formerEdits }).collected, 'where');
    expect(put?.certain).toBe(true);
    const answers = [
      {
        made: 1,
        incident: '',
        detail: 'where' as const,
        about: { passages: [], value: { detail: 'where' as const, text: 'dans son bureau' } },
        action: 'correct' as const,
        value: { detail: 'where' as const, text: 'à l’accueil' },
        after: 'm1',
      },
    ];
    const { collected } = readingOf(said, { formerEdits, answers });
    expect(
      liveOf(collected, 'where').flatMap(({ value }) => ('text' in value ? [value.text] : [])),
    ).toContain('à l’accueil');
  });
});
