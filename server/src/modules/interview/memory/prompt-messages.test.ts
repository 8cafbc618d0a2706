import { describe, expect, it } from 'vitest';
import { promptMessages } from './prompt-messages.ts';
import { EMPTY_SUMMARY, extendSummary } from './summary.ts';

const she = (content: string) => ({ role: 'user' as const, content });
const assistant = (content: string) => ({ role: 'assistant' as const, content });

describe('what a model is sent', () => {
  it('is what was said, as it was said', () => {
    const said = [she('Il a crié.'), assistant('Que s’est-il passé ensuite ?'), she('Je suis partie.')];
    expect(promptMessages(said, EMPTY_SUMMARY)).toEqual(said);
  });

  it('joins what was said in a row, as after a reply that failed, and changes nothing of what it was given', () => {
    const said = [
      she('Il a crié.'),
      she('Vous êtes là ?'),
      assistant('Oui.'),
      assistant('Je vous lis.'),
      she('Bien.'),
    ];
    const before = structuredClone(said);
    expect(promptMessages(said, EMPTY_SUMMARY)).toEqual([
      she('Il a crié.\n\nVous êtes là ?'),
      assistant('Oui.\n\nJe vous lis.'),
      she('Bien.'),
    ]);
    expect(said).toEqual(before);
  });

  it('begins with words of the person', () => {
    expect(promptMessages([assistant('Bonjour.'), she('Il a crié.')], EMPTY_SUMMARY)).toEqual([
      she('Il a crié.'),
    ]);
  });

  it('joins the summary to the words of hers that follow it', () => {
    const said = Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0 ? she(`Fait ${at}.`) : assistant('Ensuite ?'),
    );
    const messages = promptMessages(said, extendSummary(EMPTY_SUMMARY, said));
    expect(messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
    expect(messages[0]?.content).toMatch(/^\(Extraits de mes messages plus anciens : .*\)\n\nFait 6\.$/);
  });
});
