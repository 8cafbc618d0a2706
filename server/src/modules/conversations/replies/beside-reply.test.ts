import { describe, expect, it } from 'vitest';
import { nextReply, type SaidMessage } from '#interviewer/index.ts';
import { readInterview } from '../../interview/index.ts';
import { besideReply } from './beside-reply.ts';

const TIME_ZONE = 'Europe/Paris';
const said = (...contents: string[]): SaidMessage[] =>
  contents.map((content, at) => ({
    id: `m${at}`,
    role: content.endsWith('?') ? 'assistant' : 'user',
    content,
    at: new Date(Date.UTC(2026, 10, 21, 10, at)),
  }));
const beside = (messages: SaidMessage[], reply: string) =>
  besideReply(readInterview({ said: messages, timeZone: TIME_ZONE }), reply, {
    said: messages,
    timeZone: TIME_ZONE,
  });

const TOLD = 'Hier vers 10h Marc Dupont m’a hurlé dessus à la cantine.';

describe('beside a reply', () => {
  it('stands what it asks for, whoever wrote it', () => {
    const messages = said('Marc Dupont m’a hurlé dessus.');
    const { text, asks } = nextReply(
      readInterview({ said: messages, timeZone: TIME_ZONE }).reading,
      messages,
      TIME_ZONE,
    );
    expect(beside(messages, text).metadata.asks).toBe(asks === 'free' || asks === null ? undefined : asks);
    expect(beside(messages, 'Où cela s’est-il passé ?').metadata.asks).toBe('where');
    expect(beside(messages, 'Je vous lis. Qui d’autre était là ?').metadata.asks).toBe('witnesses');
    expect(beside(messages, 'Je vous lis.').metadata).toEqual({});
  });

  it('stands the card for what matters most: the day as it was understood', () => {
    expect(beside(said(TOLD), 'Je vous lis.').card).toMatchObject({
      incident: '',
      detail: 'when',
      about: { value: { day: '2026-11-20', time: '10:00' } },
    });
    expect(beside(said('Bonjour.'), 'Bonjour.').card).toBeUndefined();
  });

  it('stands the detail to correct after a protest, and no card', () => {
    const protested = said(TOLD, 'Où cela s’est-il passé ?', 'Je l’ai déjà dit ! À la cantine !');
    const { metadata, card } = beside(protested, 'J’ai mal compris.');
    expect([metadata.opens, card]).toEqual(['where', undefined]);
    expect(beside(said(TOLD), 'Je vous lis.').metadata.opens).toBeUndefined();
  });

  it('stands no card on the day of an alarm', () => {
    expect(beside(said(TOLD, 'Et depuis ?', 'Je veux mourir.'), 'Je vous lis.').card).toBeUndefined();
  });
});
