import { describe, expect, it } from 'vitest';
import { noticeFrom } from './notice.ts';

const USER = '018f0000-0000-7000-8000-000000000001';
const ID = '018f0000-0000-7000-8000-000000000002';
const MESSAGE = '018f0000-0000-7000-8000-000000000003';

describe('a line of the database', () => {
  it('says whose it is, what about, and how it is called', () => {
    expect(noticeFrom(`${USER} incident ${ID}`)).toEqual({ userId: USER, topic: 'incident', id: ID });
    expect(noticeFrom(`${USER} turn ${ID} ${MESSAGE}`)).toEqual({
      userId: USER,
      topic: 'turn',
      id: ID,
      messageId: MESSAGE,
    });
  });

  it.each([
    '',
    'x',
    `${USER} turn-about ${ID}`,
    `${USER} turn`,
    `${USER} turn ${ID} x`,
    `${USER} turn ${ID}\n`,
  ])('that is not ours is passed over: %j', (line) => {
    expect(noticeFrom(line)).toBeNull();
  });
});
