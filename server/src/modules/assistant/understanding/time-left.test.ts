import { describe, expect, it } from 'vitest';
import { readInterview } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import { untilOutOfTime } from './time-left.ts';

const OPTIONS = { timeZone: 'Europe/Paris' };

const told = (name: string): SaidMessage[] =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `${name}${at}`,
    role: at % 3 === 2 ? ('assistant' as const) : ('user' as const),
    content:
      at % 3 === 2
        ? `Où vous trouviez-vous, ${name}${at} ?`
        : `Le ${at + 1} mars, mon chef ${name} m’a insultée devant Julie, ${at} fois, dans le bureau.`,
    at: new Date(Date.UTC(2026, 10, 21, 10, at)),
  }));

/** Says that it is over after so many looks. */
const overAfter = (looks: number) => {
  let left = looks;
  return () => left-- <= 0;
};

/** How often a reading looks whether there is time left: before all that it reads anew. */
const looksOf = (said: readonly SaidMessage[]): number => {
  let looks = 0;
  const neverOver = () => {
    looks += 1;
    return false;
  };
  untilOutOfTime(neverOver, () => readInterview(said, OPTIONS));
  return looks;
};

describe('a reading that is out of time', () => {
  it('goes on where it stopped when it is tried again', () => {
    const looks = looksOf(told('Paul'));
    const said = told('Marc');
    const tries = Array.from({ length: 6 }, () =>
      untilOutOfTime(overAfter(Math.ceil(looks / 4)), () => readInterview(said, OPTIONS)),
    );
    expect(tries.slice(0, 2)).toEqual([null, null]);
    expect(tries.at(-1)).toEqual(readInterview(said, OPTIONS));
    expect(tries.at(-1)?.collected.filled).toBeGreaterThan(0);
  });

  it('hands on what else is thrown, and leaves the next one all its time', () => {
    const fault = new Error('fault');
    expect(() =>
      untilOutOfTime(overAfter(0), () => {
        throw fault;
      }),
    ).toThrow(fault);
    expect(readInterview(told('Luc'), OPTIONS).collected.filled).toBeGreaterThan(0);
  });
});
