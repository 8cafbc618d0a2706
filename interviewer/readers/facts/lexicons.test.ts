import { describe, expect, it } from 'vitest';
import ACTS from './acts.json' with { type: 'json' };
import EFFECTS from './effects.json' with { type: 'json' };
import FRAMES from './frames.json' with { type: 'json' };
import PLACES from './places.json' with { type: 'json' };
import STEPS from './steps.json' with { type: 'json' };
import LABELS from './types.json' with { type: 'json' };

const LEXICONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ACTS,
  EFFECTS,
  FRAMES,
  PLACES,
  STEPS,
  LABELS,
};

describe('the lexicons', () => {
  it.each(Object.entries(LEXICONS))(
    '%s: each phrase stands once in its list, without loose blanks',
    (_, lists) => {
      for (const phrases of Object.values(lists)) {
        expect(phrases.length).toBe(new Set(phrases).size);
        expect(phrases.filter((phrase) => phrase !== phrase.trim() || /\s\s/.test(phrase))).toEqual([]);
      }
    },
  );

  it('find an effect by more than one small verb', () => {
    // Words of two letters do not count, so that "me tais" would be any "tais", and "en arrêt" any "arrête".
    const small = /^(?:être|avoir|faire|aller|mettre|prendre|dire|arrêt|fait|suis)$/;
    const all = Object.values(EFFECTS).flat();
    const bare = all.filter((phrase) => {
      const words = phrase.split(/[\s']+/).filter((word) => word.length > 2);
      return words.length === 1 && small.test(words[0] ?? '');
    });
    expect(bare).toEqual([]);
  });
});
