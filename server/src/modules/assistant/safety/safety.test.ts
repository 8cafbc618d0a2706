import { describe, expect, it } from 'vitest';
import { RESCUE_CORPUS } from './rescue.corpus.ts';
import { SAFETY_CORPUS } from './safety.corpus.ts';
import { recogniseSafety } from './safety.ts';

const CORPUS = [...SAFETY_CORPUS, ...RESCUE_CORPUS];

describe('danger and distress', () => {
  it.each(CORPUS)('%s: %s', (kind, text) => {
    expect(recogniseSafety(text)).toBe(kind);
  });

  it('is recognised without accents, in capitals and with curly apostrophes', () => {
    for (const [kind, text] of CORPUS) {
      const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
      expect([text, recogniseSafety(plain.toUpperCase())]).toEqual([text, kind]);
      expect([text, recogniseSafety(text.replaceAll("'", '’'))]).toEqual([text, kind]);
    }
  });

  it('is recognised within a long account', () => {
    const long = 'Il m’a parlé du dossier. '.repeat(200);
    expect(recogniseSafety(`${long}J’ai envie de mourir. ${long}`)).toBe('distress');
    expect(recogniseSafety(long)).toBeNull();
  });

  it('answers fast on the longest message', () => {
    const started = process.threadCpuUsage();
    recogniseSafety('il va me dire que je ne veux plus '.repeat(600));
    expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
  });
});
