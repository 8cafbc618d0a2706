import { expect, it } from 'vitest';
import { figuresOf } from './figure.ts';
import { countReplies } from './reply-figures.ts';

it('prints the three kinds apart, and hands the context to the judge', () => {
  const context = {
    id: 'one',
    told: ['Il a fermé la porte.'],
    after_alarm: true,
    leading: [
      { text: 'Il voulait vous enfermer ?', why: 'a motive' },
      { text: 'Aviez-vous peur ?', why: 'a feeling' },
    ],
    multiple: ['Quand, et où ?'],
    neutral: ['Que s’est-il passé ensuite ?', 'Quand était-ce ?'],
  };
  const heard: boolean[] = [];
  const counts = countReplies(context, ({ told, afterAlarm }, reply) => {
    heard.push(afterAlarm && told.length === 1);
    return reply.includes('Quand') || reply.includes('peur');
  });
  const rates = figuresOf(counts)
    .filter(({ figure }) => figure === '10 Replies')
    .map(({ part, numerator, denominator }) => `${part} ${numerator}/${denominator}`);
  expect(rates).toEqual(['leading caught 1/2', 'multiple caught 1/1', 'neutral passed 1/2']);
  expect(counts.filter(({ fault }) => fault !== undefined)).toHaveLength(2);
  expect(heard.every(Boolean)).toBe(true);
});
