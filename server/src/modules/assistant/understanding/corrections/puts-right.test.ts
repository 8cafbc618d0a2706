/** Messages without which nobody is to read what they speak of. */
import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { isReadWithOthers } from './puts-right.ts';

const isKept = (content: string) => isReadWithOthers(readMessage({ id: '1', content }, null, '2026-11-21'));

describe('a message that makes less of another', () => {
  it.each([
    'Enfin je crois… je ne suis plus sûre.',
    'Et la date je ne suis plus si sûre, peut-être le 11',
    "Je ne suis plus certaine de l'heure.",
    "ce n'est pas mon comptable, c'est mon chef de projet",
    "Le prénom c'est Jean, pas Paul",
  ])('is read with it: "%s"', (said) => {
    expect(isKept(said)).toBe(true);
  });

  it.each(['Il me crie dessus.', 'Je crois que je vais partir.', "je ne sais plus l'heure", 'peur'])(
    'is not: "%s"',
    (said) => {
      expect(isKept(said)).toBe(false);
    },
  );
});
