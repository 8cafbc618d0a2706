import { describe, expect, it } from 'vitest';
import { whoWasTold } from './who-was-told.ts';

const conversation = (model_used: string, was_changed = false) => ({
  id: '0198f000-0000-7000-8000-000000000001',
  said: 2,
  replies: 2,
  model_used,
  was_changed,
});
const OUTSIDE = { model: 'mistral-small', external: true };
const GUIDE = { model: 'guide', external: false };

describe('whether words left the server', () => {
  it('is known to be no, where the guide or a model of this machine answers', () => {
    expect(whoWasTold([conversation('guide', true)], GUIDE)).toEqual({ is: 'nobody' });
    expect(whoWasTold([conversation('qwen')], { model: 'qwen', external: false })).toEqual({ is: 'nobody' });
    expect(whoWasTold([conversation('guide')], OUTSIDE)).toEqual({ is: 'nobody' });
    expect(whoWasTold([], OUTSIDE)).toEqual({ is: 'nobody' });
  });

  it('is said where a model outside answers in any of them', () => {
    const told = whoWasTold([conversation('guide'), conversation('mistral-small')], OUTSIDE);
    expect(told).toEqual({ is: 'outside', model: 'mistral-small' });
  });

  it('is not denied where it cannot be known', () => {
    expect(whoWasTold([conversation('guide', true)], OUTSIDE)).toEqual({
      is: 'maybe',
      model: 'mistral-small',
    });
    expect(whoWasTold([conversation('former')], GUIDE)).toEqual({ is: 'maybe', model: 'former' });
    expect(whoWasTold([conversation('guide')], null)).toEqual({ is: 'unknown' });
  });

  it('is no for a conversation in which nothing was said', () => {
    expect(whoWasTold([{ ...conversation('mistral-small'), said: 0, replies: 0 }], OUTSIDE)).toEqual({
      is: 'nobody',
    });
  });
});
