import { expect, it } from 'vitest';
import { isFilled } from '#contract/common/shapes.ts';
import { NOTE_TITLE_MAX_CHARACTERS, noteTitle } from './note-title.ts';

it.each([
  ['Il a crié.', 'Il a crié.'],
  ['\n \u200b\n  Il a crié.\nPuis il est parti.', 'Il a crié.'],
  ['مرحبا\nb', 'مرحبا'],
])('of %j it is %j', (text, title) => {
  expect(noteTitle(text)).toBe(title);
});

it('is cut between two words, and says that there are more', () => {
  const text =
    'Devant toute l’équipe il a dit que je ne servais à rien, puis il a jeté mon dossier par terre.';
  const title = noteTitle(text);
  expect(title.length).toBeLessThanOrEqual(NOTE_TITLE_MAX_CHARACTERS);
  expect(title).toBe('Devant toute l’équipe il a dit que je ne servais à rien, puis il a jeté mon…');
});

it('of one long word, or of emoji, holds no half character', () => {
  for (const text of ['é'.repeat(300), '😀'.repeat(300), `a${'😀'.repeat(300)}`]) {
    const title = noteTitle(text);
    expect(title.length).toBeLessThanOrEqual(NOTE_TITLE_MAX_CHARACTERS);
    expect(title.isWellFormed()).toBe(true);
    expect(isFilled(title)).toBe(true);
  }
});
