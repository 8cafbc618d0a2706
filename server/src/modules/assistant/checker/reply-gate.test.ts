import { describe, expect, it } from 'vitest';
import { collectedOf, conversation, randomFrom } from '../guide/state.fixture.ts';
import { checkReply } from './check-reply.ts';
import { createReplyGate, READ_MAX_CHARACTERS } from './reply-gate.ts';

const TOLD = 'Il s’est approché de moi.';
const state = conversation().say(TOLD, collectedOf(['description']));

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
  it.each([
    ['Un client m’attend dehors avec un couteau.', true],
    ['Un client m’a parlé dehors.', false],
  ])('lets the numbers for help be said bare after words of danger only: %s', (said, isNamed) => {
    const gate = createReplyGate(conversation().say(said, collectedOf(['description'])));
    gate.push('Je vous lis. Vous pouvez appeler le 17 à tout moment. ');
    expect(gate.end().final.includes('17')).toBe(isNamed);
  });

  it('passes harmless words at once', () => {
    const tokens = Array.from({ length: 200 }, (_, index) => `mot${index} `);
    const { pushed, final, shown } = through(tokens);
    expect(pushed.every((text, index) => text.trim() === `mot${index}`)).toBe(true);
    expect(shown).toBe(final);
    expect(final).toBe(tokens.join('').trim());
  });

  it('does not let a question be asked again that was asked just before, in the same words', () => {
    const QUESTION = 'Que souhaitez-vous ajouter ?';
    const talk = conversation();
    talk.say(TOLD, collectedOf(['description']));
    talk.reply(`Merci. ${QUESTION}`);
    const gate = createReplyGate(talk.say('Il a crié.', collectedOf(['description'])));
    gate.push(`Je vous remercie. ${QUESTION}`);
    gate.endTry();
    expect(gate.brokenRule).toBe('repeated');
    expect(gate.end().final).not.toContain(QUESTION);
    // What was asked long before, or is asked otherwise, may be asked.
    const other = createReplyGate(talk.say('Il a crié.', collectedOf(['description'])));
    other.push('Je vous remercie. Que voulez-vous ajouter ?');
    expect(other.end().rejected).toBeNull();
  });

  it('stops a model that says the same sentence again and again', () => {
    const gate = createReplyGate(conversation().say('Il a crié.', collectedOf(['description'])));
    gate.push('Merci de me le dire. ');
    expect(gate.brokenRule).toBeNull();
    gate.push('Merci de me le dire. ');
    expect(gate.brokenRule).toBe('repeated');
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

  it('closes a beginning that was shown when the rest of its sentence is rejected', () => {
    const { pushed, final } = through([
      'Merci de me le dire, ',
      'il vous a donc ',
      'plaquée contre le mur. ',
    ]);
    expect(pushed[0]).toBe('Merci de me le dire');
    expect(final.startsWith('Merci de me le dire. ')).toBe(true);
    expect(final).not.toContain('plaqu');
  });

  it('finds what was told in the whole conversation', () => {
    const talk = conversation();
    talk.say('Marie Leroy m’a plaquée contre le mur.', collectedOf(['description']));
    talk.reply('Merci. À quel moment cela s’est-il passé ?');
    const gate = createReplyGate(talk.say('Le 12 mars.', collectedOf(['description'])));
    gate.push('Que s’est-il passé après que Marie Leroy vous a plaquée contre le mur ?');
    expect(gate.end()).toMatchObject({ rejected: null });
  });

  it('quotes only what was said', () => {
    expect(through(['Pouvez-vous m’en dire plus sur « il m’a frappée » ?']).rejected).not.toBeNull();
    expect(through(['Pouvez-vous m’en dire plus sur « Il s’est approché » ?']).rejected).toBeNull();
  });

  it('asks nothing of the facts where the guide would not', () => {
    for (const said of ['J’ai envie de mourir.', 'pause']) {
      const gate = createReplyGate(conversation().say(said, collectedOf([])));
      gate.push('Je vous lis. Où cela s’est-il passé ? ');
      expect(gate.end().final).toBe('Je vous lis.');
    }
    const gate = createReplyGate(conversation().say('J’ai envie de mourir.', collectedOf([])));
    gate.push('Quand cela a-t-il commencé ? ');
    expect(gate.end().final).toContain('numéros');
  });

  it.each([
    ['runs of dots', Array.from({ length: 900 }, () => '.... ')],
    ['one run of dots', ['.'.repeat(2000)]],
    ['dots one by one', Array.from({ length: 2000 }, () => '.')],
    ['line breaks', Array.from({ length: 4000 }, () => '\n')],
    ['words without an end', Array.from({ length: 1000 }, () => 'parole ')],
    ['letters without an end', Array.from({ length: 8000 }, () => 'a')],
    ['signs that alternate', Array.from({ length: 4000 }, (_, index) => (index % 2 ? '?' : '!'))],
    ['spaces that alternate', Array.from({ length: 4000 }, (_, index) => (index % 2 ? ' ' : '\n'))],
    ['an open quote', ['« ', ...Array.from({ length: 2000 }, () => 'oui. ')]],
    ['beginnings of markers', Array.from({ length: 2000 }, () => ' INC')],
  ])('looks at each character a bounded number of times: %s', (_name, tokens) => {
    let scanned = 0;
    const gate = createReplyGate(state, { onScan: (characters) => (scanned += characters) });
    for (const token of tokens) gate.push(token);
    const { final } = gate.end();
    const given = tokens.join('').length;
    expect(scanned).toBeLessThan(200 * Math.min(given, READ_MAX_CHARACTERS) + 4000);
    expect(final.length).toBeLessThanOrEqual(READ_MAX_CHARACTERS + 200);
  });

  it('drops what comes after the longest reply', () => {
    const { final } = through(Array.from({ length: 3000 }, (_, index) => `mot${index} `));
    expect(final.length).toBeLessThanOrEqual(READ_MAX_CHARACTERS);
  });

  it('gives nothing for nothing, and words for a bare marker', () => {
    expect(through([])).toMatchObject({ final: '', rest: '', rejected: null });
    expect(through([' ', '\n'])).toMatchObject({ final: '', rest: '' });
    // Too little was told: what a model says of an incident is not said.
    expect(through(['INCIDENT_READY']).final).toContain('?');
    expect(through(['NO_INCIDENT']).final).toContain('?');
  });

  it('keeps what came of a broken stream', () => {
    expect(through(['Je vous ', 'écoute. ']).final).toBe('Je vous écoute.');
  });
});
