import { describe, expect, it } from 'vitest';
import { liveOf, readingOf, recorded, STORY, saidFrom } from './conversation.fixture.ts';

describe('what was collected', () => {
  it('points at the words, in the order of the details, and nothing of it is certain by itself', () => {
    const said = saidFrom(...STORY);
    const { collected } = readingOf(said);
    expect(collected.told).toEqual([
      'when',
      'where',
      'people',
      'description',
      'witnesses',
      'impact',
      'actions',
    ]);
    for (const { sources, certain, state } of collected.proposals) {
      expect([certain, state]).toEqual([false, 'proposed']);
      for (const { message_id, start, end, words } of sources) {
        expect(said.find(({ id }) => id === message_id)?.content.slice(start, end)).toBe(words);
      }
    }
    // One incident: it has neither a key nor a number.
    expect(collected).not.toHaveProperty('key');
    expect(collected).not.toHaveProperty('others');
  });

  it('is certain where one full date was written, and stays open where two contradict each other', () => {
    const one = readingOf(saidFrom('Le 3 mars 2026 à 9h mon chef m’a hurlé dessus.')).collected;
    expect(liveOf(one, 'when')).toMatchObject([{ certain: true, state: 'proposed', conflicts: [] }]);
    const two = readingOf(
      saidFrom('Le 3 mars 2026 mon chef m’a hurlé dessus. Mon chef m’a hurlé dessus le 5 mars 2026.'),
    ).collected;
    const days = liveOf(two, 'when');
    expect(days.map(({ certain }) => certain)).toEqual([false, false]);
    expect(days[0]?.conflicts).toEqual([days[1]?.id]);
    expect(days[1]?.conflicts).toEqual([days[0]?.id]);
  });

  it('of a recording points into its transcript, and what was typed beside it stands where it is', () => {
    const typed = "Le 3 mars 2026 Marc Dupont, mon chef, m'a insultée.";
    const spoken = 'Julie Leroy, ma collègue, a tout entendu.';
    const { collected } = readingOf([recorded(typed, spoken, true)]);
    expect(liveOf(collected, 'when')[0]?.sources).toEqual([
      { message_id: 'm0', start: 0, end: 14, words: 'Le 3 mars 2026' },
    ]);
    const heard = liveOf(collected, 'witnesses').flatMap(({ sources }) => sources);
    expect(heard.length).toBeGreaterThan(0);
    for (const { file_id, start, end, words } of heard) {
      expect([file_id, words]).toEqual(['clip', spoken.slice(start, end)]);
    }
  });

  it('is not certain where a machine has heard it', () => {
    const spoken = 'Le 3 mars 2026 à 9h mon chef m’a hurlé dessus.';
    for (const [byMachine, certain] of [
      [false, true],
      [true, false],
    ] as const) {
      const { collected } = readingOf([recorded('', spoken, byMachine)]);
      expect(liveOf(collected, 'when')).toMatchObject([{ certain, state: 'proposed' }]);
    }
    const half = readingOf([recorded('Le 3 mars 2026 mon chef m’a hurlé dessus.', 'Il était 9h.', true)]);
    expect(
      liveOf(half.collected, 'when').filter(({ certain, value }) => certain && 'time' in value && value.time),
    ).toEqual([]);
  });
});

describe('the card under the last reply', () => {
  const said = saidFrom(STORY[0] ?? '', 'Que s’est-il passé ensuite ?');
  const kept = (after = 'm1') => {
    const { card } = readingOf(said.slice(0, 1));
    if (card === null) throw new Error('Nothing is asked');
    return { ...card, after };
  };

  it('is the one that is kept with it, while what it asks about is open', () => {
    const card = kept();
    expect(card.detail).toBe('when');
    const shown = { about: 'proposal', episode: '', proposal: card.proposal };
    expect(readingOf(said, { cards: [card] }).collected.card).toEqual(shown);
    // Without a card that was kept there is none, whatever a new reading would ask.
    expect(readingOf(said).collected.card).toBeNull();
    for (const action of ['confirm', 'refuse', 'unsure'] as const) {
      const answers = [
        { made: 1, incident: '', detail: card.detail, about: card.about, action, after: 'm1' },
      ];
      expect(readingOf(said, { cards: [card], answers }).collected.card).toBeNull();
    }
  });

  it('is gone once the person wrote on', () => {
    const later = saidFrom(STORY[0] ?? '', 'Que s’est-il passé ensuite ?', 'Il a claqué la porte.');
    expect(readingOf(later, { cards: [kept()] }).collected.card).toBeNull();
  });

  it('is answered in words', () => {
    const answered = (words: string, reply = 'Quel jour était-ce ?') =>
      readingOf(saidFrom(STORY[0] ?? '', reply, words), { cards: [kept()] }).collected;
    expect(liveOf(answered('Oui, c’est ça.'), 'when')).toMatchObject([{ state: 'confirmed', certain: true }]);
    expect(liveOf(answered('Je ne sais pas.'), 'when')[0]).toMatchObject({ state: 'unsure', certain: false });
    expect(liveOf(answered('Non.'), 'when')).toEqual([]);
    // Under a question about something else only what is meant for the card settles it.
    const another = 'Qui d’autre était là, s’il y avait quelqu’un ?';
    expect(liveOf(answered('Oui, deux collègues.', another), 'when')).toMatchObject([{ state: 'proposed' }]);
    expect(liveOf(answered('Non, personne.', another), 'when')).toMatchObject([{ state: 'proposed' }]);
    expect(liveOf(answered('Oui, c’est ça.', another), 'when')).toMatchObject([{ state: 'confirmed' }]);
  });

  it('asks no more than twice about the same, and then about something else', () => {
    const [first] = [kept()];
    const once = readingOf(said, { cards: [first] }).card;
    expect(once?.proposal).toBe(first.proposal);
    const long = saidFrom(
      STORY[0] ?? '',
      'Et ensuite ?',
      'Il a claqué la porte.',
      'Et après ?',
      'Je suis sortie.',
    );
    const twice = readingOf(long, { cards: [first, { ...first, after: 'm3' }] }).card;
    expect(twice?.detail).toBe('people');
  });
});

describe('an incident that is begun in words', () => {
  const lines = [
    'Le 3 mars 2026 mon chef Marc Dupont m’a hurlé dessus.',
    'Une autre fois, le 12 avril 2026, Paul Girard m’a poussée contre le mur.',
  ];

  it('is asked about: whether it is one of its own, only the person can say', () => {
    const { collected } = readingOf(saidFrom(...lines));
    expect(collected).toMatchObject({
      key: 'm1:0',
      number: 2,
      others: [{ key: '', number: 1 }],
      card: { about: 'episode', episode: 'm1:0' },
    });
  });

  it('is not asked about once the person said so, after a protest, or beside an alarm', () => {
    for (const action of ['keep', 'join'] as const) {
      const { card, others } = readingOf(saidFrom(...lines), {
        divisions: [{ action, key: 'm1:0', made: 4 }],
      }).collected;
      expect([card?.about, others?.length]).toEqual([undefined, action === 'keep' ? 1 : undefined]);
    }
    const alarmed = saidFrom(lines[0] ?? '', `${lines[1]} Je veux mourir.`);
    expect(readingOf(alarmed).collected.card).toBeNull();
  });

  it('bears the mark that can be undone', () => {
    const divisions = [{ action: 'keep' as const, key: 'm1:0', made: 4 }];
    expect(readingOf(saidFrom(...lines), { divisions }).collected.last_mark).toEqual({
      made: 4,
      action: 'keep',
    });
  });
});
