import { describe, expect, it } from 'vitest';
import { collectedOf, conversation, randomFrom } from '../guide/support.ts';
import { fold, withoutQuotes } from '../text/text.ts';
import { checkReply } from './check-reply.ts';
import { untoldLoadedWords } from './loaded-words.ts';
import { REPLY_CORPUS } from './replies.corpus.ts';
import { createReplyGate } from './reply-gate.ts';

const state = conversation().say('Il s’est approché de moi.', collectedOf(['description']));

const through = (tokens: readonly string[]) => {
  const gate = createReplyGate(state);
  const pushed = tokens.map((token) => gate.push(token));
  const ended = gate.end();
  return { pushed, ...ended, shown: pushed.join('') + ended.rest };
};

/** Cuts a text at random places. */
const cut = (text: string, random: () => number): string[] => {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(random() * 7);
    tokens.push(text.slice(at, at + length));
    at += length;
  }
  return tokens;
};

describe('the reply gate', () => {
  it('passes harmless words at once', () => {
    const tokens = Array.from({ length: 200 }, (_, index) => `mot${index} `);
    const { pushed, final, shown } = through(tokens);
    expect(pushed.every((text, index) => text.trim() === `mot${index}`)).toBe(true);
    expect(shown).toBe(final);
    expect(final).toBe(tokens.join('').trim());
  });

  it('shows a plain reply in full, as it comes', () => {
    const tokens = ['Merci ', 'de me ', 'le dire. ', 'Que s’est-il passé ensuite ?'];
    const { pushed, shown, final, rejected } = through(tokens);
    expect(pushed[0]).toBe('Merci');
    expect(shown).toBe('Merci de me le dire. Que s’est-il passé ensuite ?');
    expect(final).toBe(shown);
    expect(rejected).toBeNull();
  });

  it('leaves a leading question out, unseen, and asks a neutral one', () => {
    const { shown, final, rejected } = through([
      'Je comprends. ',
      'Il vous ',
      'a touchée, ',
      'n’est-ce pas ?',
      '\nINCIDENT',
      '_READY',
    ]);
    expect(final.startsWith('Je comprends. ')).toBe(true);
    expect(final).not.toMatch(/touch|INCIDENT/);
    expect(checkReply(final)).toEqual({ ok: true });
    expect(shown).toBe(final);
    expect(rejected).toContain('touchée');
  });

  it('lets no second question through', () => {
    const { shown, final } = through(['Où étiez-vous ?', ' Qui était là ?', ' Merci.']);
    expect(final).toBe('Où étiez-vous ? Merci.');
    expect(shown).toBe(final);
  });

  it.each([
    'Je vous écoute.\nINCIDENT_READY',
    'Je vous écoute.\n\n**[INCIDENT_READY]**',
    'Je vous écoute.\n`NO_INCIDENT`\n',
    'NO_INCIDENT\nJe vous écoute.',
    '[NO_INCIDENT] Je vous écoute.',
    'Je vous écoute. INCIDENT\\_READY',
    'Je vous écoute. (INCIDENT READY)',
  ])('never shows a marker, however it is cut: %s', (text) => {
    const random = randomFrom(7);
    for (let round = 0; round < 40; round++) {
      const { pushed, shown, final } = through(cut(text, random));
      expect(pushed.join('')).not.toMatch(/[IN]+[A-Z_]{2}|[[*`(]/);
      expect(shown).toBe('Je vous écoute.');
      expect(final).toBe(shown);
    }
  });

  it('shows no loaded word, and seldom a beginning that has to be withdrawn', () => {
    const random = randomFrom(11);
    const bad = REPLY_CORPUS.filter(([label]) => label !== 'ok');
    const withdrawn = bad.filter(([, text]) => {
      const { pushed, final } = through(cut(`Merci. ${text}`, random));
      expect(checkReply(final)).toEqual({ ok: true });
      expect(untoldLoadedWords(fold(withoutQuotes(pushed.join(''))), new Set())).toEqual([]);
      return !final.startsWith(pushed.join(''));
    });
    expect(withdrawn.map(([, text]) => text)).toSatisfy((list: unknown[]) => list.length <= bad.length / 5);
  });

  it('shows exactly the final text of every good reply', () => {
    const random = randomFrom(13);
    for (const [label, text] of REPLY_CORPUS) {
      if (label !== 'ok') continue;
      const { shown, final } = through(cut(text, random));
      expect(shown).toBe(text);
      expect(final).toBe(text);
    }
  });

  it('gives nothing for nothing, and words for a bare marker', () => {
    expect(through([])).toMatchObject({ final: '', rest: '', rejected: null });
    expect(through([' ', '\n'])).toMatchObject({ final: '', rest: '' });
    expect(through(['INCIDENT_READY']).final).toContain('fiche d’incident');
    expect(through(['NO_INCIDENT']).final).toContain('?');
  });

  it('keeps what came of a broken stream', () => {
    expect(through(['Je vous ', 'écoute. ']).final).toBe('Je vous écoute.');
    expect(through(['Merci de me le d']).final).toBe('Merci de me le d');
  });
});
