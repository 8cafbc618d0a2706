import { describe, expect, it } from 'vitest';
import { typeset } from '../text/text.ts';
import { checkReply } from './check-reply.ts';
import { SAYABLE_NUMBERS } from './help-numbers.ts';

const verdictOf = (text: string, afterAlarm: boolean): string => {
  const check = checkReply(text, 'Il m’attend dehors avec un couteau.', { afterAlarm });
  return check.ok ? 'ok' : check.reason;
};

describe('the numbers for help', () => {
  it.each(SAYABLE_NUMBERS)(
    'may be said bare after words of danger or distress, and at no other time: %s',
    (number) => {
      for (const text of [
        `Je vous lis. Vous pouvez appeler le ${number} à tout moment.`,
        `Le ${number} répond jour et nuit.`,
        `Si vous êtes en danger, appelez le ${number}.`,
      ]) {
        expect([text, verdictOf(text, true), verdictOf(typeset(text), true)]).toEqual([text, 'ok', 'ok']);
        expect([text, verdictOf(text, false)]).not.toEqual([text, 'ok']);
      }
    },
  );

  it.each([
    'Vous pouvez appeler le 15, le 17 ou le 112 à toute heure, et le 114 par SMS.',
    'Le 3114 (prévention du suicide) et le 15 (SAMU) répondent 24h/24 et 7j/7.',
    'Les secours répondent maintenant : au 17, au 112, et par SMS au 114.',
    'Je vous lis. Les numéros d’urgence restent le 17 et le 112.',
  ])('may be named together: %s', (text) => {
    expect(verdictOf(text, true)).toBe('ok');
  });

  it.each([
    'Vous pouvez appeler le 16 à tout moment.',
    'Vous pouvez appeler le 39 28 à tout moment.',
    'Vous pouvez appeler le 01 23 45 67 89.',
    'Vous pouvez appeler le 3117 à tout moment.',
    'Le 11 répond jour et nuit.',
    'Vous pouvez appeler le 17 mars.',
    'Vous dites que c’était le 17.',
    'Que s’est-il passé le 17 ?',
    'Combien étaient-ils, 15 ou 18 ?',
    'Merci, c’est noté 3919.',
    'Vous pouvez appeler le 17, c’est un délit.',
  ])('let no other number pass, nor themselves in another place: %s', (text) => {
    expect(verdictOf(text, true)).not.toBe('ok');
  });
});
