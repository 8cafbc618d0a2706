import { expect, it } from 'vitest';
import { readMessage, sourceOf } from './read-message.ts';

it.each([
  ['Elle m’appelle « ma cocotte » devant eux.', 'appelle « ma cocotte', 'appelle « ma cocotte »'],
  ['Elle m\'appelle "ma cocotte" devant eux.', 'appelle "ma cocotte', 'appelle "ma cocotte"'],
  ['Elle m’appelle “ma cocotte” devant eux.', 'appelle “ma cocotte', 'appelle “ma cocotte”'],
  ['« Elle m’appelle ma cocotte »', 'appelle ma cocotte', 'appelle ma cocotte'],
  ['Elle dit « bon » et « ma cocotte » aussi.', 'bon » et « ma cocotte', 'bon » et « ma cocotte'],
])('of %s a citation of %s says %s', (content, cited, words) => {
  const message = readMessage({ id: 'm1', content }, null, '2026-11-21');
  const at = content.indexOf(cited);
  const span = {
    start: message.offsets.findIndex((offset) => offset >= at),
    end: message.offsets.findIndex((offset) => offset >= at + cited.length),
  };
  expect(sourceOf(message, span)).toEqual({
    message_id: 'm1',
    start: at,
    end: at + words.length,
    words,
  });
});
