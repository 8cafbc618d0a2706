import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../interview.ts';
import { readEpisodes } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import type { StoredEdit } from '../understanding/edits.ts';
import type { StoredMark } from './episode.ts';
import { editsOfEpisode } from './joined-edits.ts';

const where = (episode: string, value: string): StoredEdit => ({
  episode,
  kind: 'where',
  through: 2,
  action: 'correct',
  value,
});
const homeOf = (key: string) => (key === 'gone' ? '' : key);
const read = (...edits: StoredEdit[]) => editsOfEpisode(edits, '', homeOf, new Map());

describe('what was done by hand to the details of an incident', () => {
  it('is its own, and that of what is joined with it, but of no other', () => {
    const impact: StoredEdit = { episode: 'gone', kind: 'impact', through: 2, action: 'unsure' };
    const { inForce, shown } = read(where('', 'hall'), impact, where('other', 'cave'));
    expect(inForce).toEqual([where('', 'hall'), impact]);
    expect(shown).toEqual([{ kind: 'impact', episode: 'gone', action: 'unsure', counts: true }]);
  });

  it('is the later of two, and the other is shown beside it', () => {
    const { inForce, shown } = read(where('gone', 'cave'), where('', 'hall'));
    expect(inForce).toEqual([where('', 'hall')]);
    expect(shown.map(({ value, counts }) => [value, counts])).toEqual([
      ['cave', false],
      ['hall', true],
    ]);
  });

  it('is shown once where both say the same', () => {
    expect(read(where('gone', 'hall'), where('', 'hall ')).shown).toHaveLength(1);
  });

  it('is nothing to be shown while no incident was joined', () => {
    expect(read(where('', 'hall')).shown).toEqual([]);
  });
});

/** Saturday 21 November 2026, 11:00 in Paris. */
const AT = new Date('2026-11-21T10:00:00Z');
const MARCH = "Le 3 mars vers 9h Marc Dupont m'a insultée dans l'open space.";
const APRIL = "Le 12 avril vers 17h il m'a poussée dans le couloir.";
const line = (id: string, role: SaidMessage['role'], content: string): SaidMessage => ({
  id,
  role,
  content,
  at: AT,
});
const TWO = [
  line('m0', 'user', MARCH),
  line('q1', 'assistant', QUESTIONS.impact[0]),
  line('m1', 'user', 'Je dors mal.'),
  line('m2', 'user', APRIL),
  line('q3', 'assistant', QUESTIONS.impact[0]),
  line('m3', 'user', "J'ai peur de lui."),
];
const [, SECOND = ''] = readEpisodes(TWO, { timeZone: 'Europe/Paris' }).episodes.map(({ key }) => key);
const JOINED: StoredMark[] = [{ action: 'join', episode: SECOND }];

const edit = (episode: string, change: Partial<StoredEdit>): StoredEdit =>
  ({ episode, kind: 'where', through: TWO.length, action: 'erase', ...change }) as StoredEdit;
const joinedWith = (said: readonly SaidMessage[], ...edits: StoredEdit[]) => {
  const { episodes } = readEpisodes(said, { timeZone: 'Europe/Paris', marks: JOINED, edits });
  expect(episodes).toHaveLength(1);
  const { details = [], erased } = episodes[0]?.collected ?? {};
  const valueIn = (kind: string) => details.find((detail) => detail.kind === kind)?.value;
  return { where: valueIn('where'), impact: valueIn('impact'), erased };
};

describe('what was done by hand to the details of one of two incidents that are joined', () => {
  it('was told of two places and of two effects', () => {
    expect(joinedWith(TWO)).toEqual({
      where: "dans l'open space ; dans le couloir",
      impact: "Je dors mal ; J'ai peur de lui",
      erased: undefined,
    });
  });

  it('hides nothing of the other one', () => {
    expect(joinedWith(TWO, edit('', {})).where).toBe('dans le couloir');
    expect(joinedWith(TWO, edit(SECOND, {})).where).toBe("dans l'open space");
    expect(joinedWith(TWO, edit('', { kind: 'impact' })).impact).toBe("J'ai peur de lui");
    expect(joinedWith(TWO, edit(SECOND, { kind: 'impact' })).impact).toBe('Je dors mal');
    expect(joinedWith(TWO, edit(SECOND, {})).erased).toBeUndefined();
  });

  it('is beside what was told of the other one', () => {
    expect(joinedWith(TWO, edit('', { action: 'correct', value: 'à la cave' })).where).toBe(
      'à la cave ; dans le couloir',
    );
    expect(joinedWith(TWO, edit(SECOND, { action: 'correct', value: 'à la cave' })).where).toBe(
      "à la cave ; dans l'open space",
    );
  });

  it('hides both where both were erased, or one was and the other corrected', () => {
    expect(joinedWith(TWO, edit('', {}), edit(SECOND, {}))).toMatchObject({
      where: undefined,
      erased: ['where'],
    });
    const corrected = edit('', { action: 'correct', value: 'à la cave' });
    expect(joinedWith(TWO, corrected, edit(SECOND, {})).where).toBeUndefined();
    expect(joinedWith(TWO, edit(SECOND, {}), corrected).where).toBe('à la cave');
  });

  it('is of both where they were joined when it was done', () => {
    expect(joinedWith(TWO, edit('', { joined: [SECOND] }))).toMatchObject({
      where: undefined,
      erased: ['where'],
    });
  });

  it('leaves a message that tells of both as it is', () => {
    const said = [line('m0', 'user', `${MARCH} ${APRIL}`)];
    const [, key = ''] = readEpisodes(said, { timeZone: 'Europe/Paris' }).episodes.map((told) => told.key);
    const { episodes } = readEpisodes(said, {
      timeZone: 'Europe/Paris',
      marks: [{ action: 'join', episode: key }],
      edits: [edit('', { through: 1 })],
    });
    const [only] = episodes;
    expect(only?.collected.details.find(({ kind }) => kind === 'where')?.value).toBe(
      "dans l'open space ; dans le couloir",
    );
  });

  it('goes with the day to which she comes back', () => {
    const back = [...TWO, line('m4', 'user', "Le 3 mars il m'a aussi suivie dans le hall.")];
    const edits = [edit('', { through: back.length })];
    expect(joinedWith(back, ...edits).where).toBe('dans le couloir');
  });
});
