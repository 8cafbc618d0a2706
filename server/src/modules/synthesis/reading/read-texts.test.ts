import { expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const sentencesOf = (text: string): string[] =>
  readTexts({ texts: [{ text, at: '2026-03-12T18:00:00.000Z' }], timeZone: 'Europe/Paris' }).flatMap(
    ({ sentences }) => sentences.map(({ start, end }) => text.slice(start, end)),
  );

it.each([
  ['« On verra. » Il est parti.', ['« On verra. »', 'Il est parti.']],
  ['#panic("non") J’ai peur.', ['#panic("non") J’ai peur.']],
  ['- Il a crié.\n- Elle a ri.', ['- Il a crié.', '- Elle a ri.']],
  ['Encore lui 😡. Je suis partie.', ['Encore lui 😡.', 'Je suis partie.']],
  ['Il a retiré 50 %. J’ai protesté !', ['Il a retiré 50 %.', 'J’ai protesté !']],
])('the sentences of %j are as they were written, with their marks', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
