import { describe, expect, it } from 'vitest';
import type { Collected, DetailKind } from '#contract/interview.ts';
import { INCIDENT_DESCRIPTION_MAX_CHARACTERS } from '#contract/limits.ts';
import { readingOf } from '../reading/reading.ts';
import type { SaidMessage } from '../said-message.ts';

const CLIP = '0198f2c4-0000-7000-8000-000000000001';
const TYPED = 'Bonjour, je vous laisse un message.';
const SPOKEN = "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage.";

const message = (typed: string, spoken: string, byMachine = false): SaidMessage => {
  const start = typed === '' ? 0 : typed.length + 2;
  return {
    id: 'm1',
    role: 'user',
    content: typed === '' ? spoken : `${typed}\n\n${spoken}`,
    at: new Date('2026-11-21T10:00:00Z'),
    recordings: [{ fileId: CLIP, start, end: start + spoken.length, byMachine }],
  };
};
const collectedIn = (...said: SaidMessage[]): Collected =>
  readingOf({ said, timeZone: 'Europe/Paris', edits: [], marks: [], pointers: [], drafted: false }).interview
    .collected;
const detailIn = (collected: Collected, kind: DetailKind) =>
  collected.details.find((detail) => detail.kind === kind);

describe('what a recording says', () => {
  it('is collected, and pointed at in its own words', () => {
    for (const typed of ['', TYPED]) {
      const { details } = collectedIn(message(typed, SPOKEN));
      expect(details.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['incident_type', 'when', 'where', 'people']),
      );
      for (const { sources } of details) {
        for (const { message_id, file_id, start, end, words } of sources) {
          expect([message_id, file_id]).toEqual(['m1', CLIP]);
          expect(words).toBe(SPOKEN.slice(start, end));
        }
      }
    }
  });

  it('names what may have kept a trace, in its own words', () => {
    const spoken = 'Il m’a poussée. Il y a une caméra dans le hall.';
    const [trace] = collectedIn(message(TYPED, spoken)).evidence ?? [];
    expect(trace).toMatchObject({ message_id: 'm1', file_id: CLIP, words: 'Il y a une caméra dans le hall' });
    expect(spoken.slice(trace?.start, trace?.end)).toBe(trace?.words);
  });

  it('leaves what was typed beside it where it stands', () => {
    const typed = "Hier Marc Dupont, mon chef, m'a insultée.";
    const collected = collectedIn(message(typed, 'Julie Leroy, ma collègue, a tout entendu.'));
    const when = detailIn(collected, 'when')?.sources ?? [];
    expect(when).not.toEqual([]);
    for (const { file_id, start, end, words } of when) {
      expect([file_id, words]).toEqual([undefined, typed.slice(start, end)]);
    }
    expect(detailIn(collected, 'witnesses')?.sources[0]?.file_id).toBe(CLIP);
  });

  it('makes nothing more than approximate while only a machine has heard it', () => {
    const checked = collectedIn(message('', SPOKEN));
    const heard = collectedIn(message('', SPOKEN, true));
    expect(checked.filled).toBeGreaterThan(2);
    expect(heard.filled).toBe(0);
    expect(heard.details.map(({ kind }) => kind)).toEqual(checked.details.map(({ kind }) => kind));
    expect(heard.details.filter(({ certainty }) => certainty === 'exact')).toEqual([]);
  });

  it('that only a machine has heard takes nothing from what was typed', () => {
    const typed: SaidMessage = {
      id: 'm0',
      role: 'user',
      content: 'C’était dans la salle de réunion du 3e étage.',
      at: new Date('2026-11-21T09:00:00Z'),
    };
    const collected = collectedIn(typed, message('', SPOKEN, true));
    expect(detailIn(collected, 'where')?.certainty).toBe('exact');
    expect(collected.filled).toBe(1);
  });
});

it('an offer that holds what only a machine has heard says so', () => {
  const typed: SaidMessage = {
    id: 'm0',
    role: 'user',
    content: `${SPOKEN} Il m'a traitée d'incapable devant tout le monde parce que j'avais rendu le dossier en retard. Depuis je ne dors plus. J'en ai parlé à la DRH ce matin par mail.`,
    at: new Date('2026-11-21T09:00:00Z'),
  };
  const offerOf = (byMachine: boolean) =>
    readingOf({
      said: [typed, message('', 'Julie Leroy, ma collègue, a tout entendu.', byMachine)],
      timeZone: 'Europe/Paris',
      edits: [],
      marks: [],
      pointers: [],
      drafted: true,
    }).drafts[0]?.suggestion?.description;
  expect(offerOf(false)).toMatch(/Julie Leroy, ma collègue, a tout entendu\.$/);
  expect(offerOf(true)).toMatch(/a tout entendu\.\n\n\[Ce récit contient la transcription automatique/);
});

it('an offer that fills the record keeps its note', () => {
  const spoken = `Julie Leroy, ma collègue, a tout entendu. ${'Il criait encore. '.repeat(2_600)}`;
  const typed: SaidMessage = {
    id: 'm0',
    role: 'user',
    content: `${SPOKEN} Il m'a traitée d'incapable devant tout le monde. Depuis je ne dors plus. J'en ai parlé à la DRH ce matin par mail. ${'Il criait encore. '.repeat(800)}`,
    at: new Date('2026-11-21T09:00:00Z'),
  };
  const [draft] = readingOf({
    said: [typed, message('', spoken, true)],
    timeZone: 'Europe/Paris',
    edits: [],
    marks: [],
    pointers: [],
    drafted: true,
  }).drafts;
  const description = draft?.suggestion?.description ?? '';
  expect(description.length).toBe(INCIDENT_DESCRIPTION_MAX_CHARACTERS);
  expect(description).toMatch(/à vérifier\.\]$/);
});
