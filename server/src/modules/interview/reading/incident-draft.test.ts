import { describe, expect, it } from 'vitest';
import { INCIDENT_DESCRIPTION_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { readingOf, recorded, STORY, saidFrom } from './conversation.fixture.ts';

const draftOf = (...args: Parameters<typeof readingOf>) => readingOf(...args).drafts[0];

const DAY = {
  detail: 'when' as const,
  day: '2026-11-18',
  time: null,
  isApproximate: false,
  isFull: false,
  of: 'event' as const,
};

describe('what a record would hold', () => {
  it('is what was told: the account in order, and everybody in it with their part', () => {
    const said = saidFrom('Bonjour.', ...STORY, 'Merci.');
    const draft = draftOf(said);
    expect(draft?.suggestion?.description).toBe(STORY.join('\n\n'));
    expect(draft?.suggestion?.account.map(({ words }) => words)).toEqual(STORY);
    expect(draft?.suggestion?.rest.map(({ words }) => words)).toEqual(['Bonjour.', 'Merci.']);
    // "Hier vers 14h30", which nobody has confirmed.
    expect(draft).toMatchObject({
      episode: '',
      day: '2026-11-20',
      time: '14:30',
      dateCertainty: 'approximate',
    });
    expect(draft?.unstated).toEqual(['type', 'priority']);
    expect(draft?.people).toEqual([
      { name: 'Marc Dupont', role: 'chef', part: 'author' },
      { name: '', role: 'DRH', part: 'informed' },
      { name: 'Julie Leroy', role: 'collègue', part: 'witness' },
    ]);
    expect(draft?.details.map(({ kind, certainty }) => [kind, certainty])).toEqual(
      readingOf(said).collected.told.map((kind) => [kind, 'approximate']),
    );
  });

  it('is nothing below six details', () => {
    expect(draftOf(saidFrom(STORY[1] ?? ''))?.suggestion).toBeNull();
  });

  it('holds nothing of what was refused', () => {
    const said = saidFrom(...STORY);
    const witness = readingOf(said).reading.incidents[0]?.proposals.find(
      ({ detail }) => detail === 'witnesses',
    );
    if (!witness) throw new Error('Nobody is told of');
    const { passages, value } = witness;
    const answers = [
      {
        made: 1,
        incident: '',
        detail: 'witnesses' as const,
        about: { passages, value },
        action: 'refuse' as const,
        after: 'm1',
      },
    ];
    const draft = draftOf(said, { answers });
    expect(draft?.people.map(({ name }) => name)).not.toContain('Julie Leroy');
    expect(draft?.suggestion?.extractedData.people.join()).not.toContain('Julie');
    expect(draft?.details.map(({ kind }) => kind)).not.toContain('witnesses');
  });

  it('has neither a day nor its certainty where a period was told', () => {
    const said = saidFrom(...STORY.map((line) => line.replace('Hier vers 14h30', 'Fin septembre')));
    expect(draftOf(said)).toMatchObject({ day: null, time: null, dateCertainty: null });
  });

  it('says of what the person put in by hand that it is certain, and what it is', () => {
    const said = saidFrom(...STORY.map((line) => line.replace('Hier vers 14h30 mon chef Marc Dupont', 'On')));
    const by = { made: 1, incident: '', about: null, action: 'add' as const, after: 'm1' };
    const [day, person] = [
      DAY,
      { detail: 'people' as const, name: 'Paul Girard', role: 'directeur', part: 'author' as const },
    ];
    const answers = [
      { ...by, detail: 'when' as const, value: day },
      { ...by, made: 2, detail: 'people' as const, value: person },
    ];
    const details = draftOf(said, { answers })?.details;
    const [when] = details?.filter(({ kind }) => kind === 'when') ?? [];
    expect(when?.certainty).toBe('exact');
    expect(when?.words.join().replaceAll('\u00a0', ' ')).toBe('18 novembre 2026');
    expect(draftOf(said, { answers })?.dateCertainty).toBe('exact');
    const [people] = details?.filter(({ kind }) => kind === 'people') ?? [];
    expect(people?.words).toContain('Paul Girard (directeur)');
  });

  it('keeps what was confirmed apart from what was not', () => {
    const said = saidFrom('Hier vers 9h mon chef m’a poussée. Julie Leroy a tout vu.');
    const [proposal] = readingOf(said).reading.incidents.flatMap(({ proposals }) =>
      proposals.filter(({ detail }) => detail === 'people'),
    );
    if (proposal === undefined) throw new Error('Somebody is proposed');
    const { passages, value } = proposal;
    const by = { made: 1, incident: '', detail: 'people' as const };
    const other = { detail: 'people' as const, name: 'Paul Girard', role: null, part: 'author' as const };
    const answers = [
      { ...by, action: 'refuse' as const, about: { passages, value } },
      { ...by, made: 2, action: 'add' as const, about: null, value: other },
      { ...by, made: 3, detail: 'when' as const, action: 'add' as const, about: null, value: DAY },
    ];
    const details = readingOf(said, { answers }).drafts[0]?.details ?? [];
    expect(details.filter(({ kind }) => kind === 'when').map(({ certainty }) => certainty)).toEqual([
      'exact',
      'approximate',
    ]);
    expect(details.filter(({ kind }) => kind === 'people')).toMatchObject([{ certainty: 'exact' }]);
  });

  it('is of the type that the person named, and of none that they refused', () => {
    const typeOf = (...args: Parameters<typeof readingOf>) => draftOf(...args)?.suggestion?.type;
    expect(typeOf(saidFrom(...STORY))).toBe('harassment');
    const named = saidFrom(...STORY, 'C’est de la discrimination.');
    expect(typeOf(named)).toBe('discrimination');
    const refused = {
      made: 1,
      incident: '',
      detail: 'incident_type' as const,
      about: null,
      action: 'refuse' as const,
      after: 'm2',
    };
    expect(typeOf(named, { answers: [refused] })).toBe('other');
  });
});

describe('a record of what a machine has heard', () => {
  const [first = '', second = ''] = STORY;

  it('says so, in words and in place', () => {
    for (const byMachine of [false, true]) {
      const draft = draftOf([recorded(first, second, byMachine)]);
      const description = draft?.suggestion?.description ?? '';
      expect(description).toContain(first);
      expect(description).toContain(second);
      expect(/\n\n\[Ce récit contient la transcription automatique[^\]]*\]$/.test(description)).toBe(
        byMachine,
      );
      expect(draft?.suggestion?.account).toMatchObject([
        { message_id: 'm0', start: 0, end: first.length, words: first },
        { message_id: 'm0', file_id: 'clip', start: 0, end: second.length, words: second },
      ]);
    }
  });

  it('keeps that note where it fills the record, and is never cut inside a character', () => {
    const spoken = `${second} ${'Il criait encore 😀. '.repeat(2_600)}`;
    const description = draftOf([recorded(first, spoken, true)])?.suggestion?.description ?? '';
    expect(description.length).toBeLessThanOrEqual(INCIDENT_DESCRIPTION_MAX_CHARACTERS);
    expect(description).toMatch(/à vérifier\.\]$/);
    expect(description.isWellFormed()).toBe(true);
  });
});

describe('the record of a second incident', () => {
  it('holds no message of the first one, also where the same person did both', () => {
    const second = [
      "Une autre fois, le 12 avril 2026 vers 17h, Marc Dupont m'a poussée contre le mur du couloir devant Karim Benali, mon collègue.",
      "J'ai eu mal au bras toute la nuit. J'ai écrit au médecin du travail.",
    ];
    const { drafts } = readingOf(saidFrom(...STORY, ...second));
    expect(drafts.map(({ suggestion }) => suggestion?.description)).toEqual([
      STORY.join('\n\n'),
      second.join('\n\n'),
    ]);
    const people = drafts[1]?.details.find(({ kind }) => kind === 'people');
    expect([people?.certainty, people?.words]).toEqual([
      'approximate',
      expect.arrayContaining(['Marc Dupont']),
    ]);
    expect(drafts[1]?.people.map(({ name, role }) => name || role)).toEqual([
      'Marc Dupont',
      'médecin du travail',
      'Karim Benali',
    ]);
  });
});
