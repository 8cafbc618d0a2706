import { generateText, streamText } from 'ai';
import { describe, expect, it } from 'vitest';
import { checkReply } from '../checker/check-reply.ts';
import { readMarker } from '../checker/marker.ts';
import { createGuideModel } from './guide-model.ts';
import { nextReply } from './next-reply.ts';
import { collectedOf, conversation } from './state.fixture.ts';
import { systemPrompt } from './system-prompt.ts';

const state = conversation().say('Mon chef a crié ce matin dans le couloir.', collectedOf(['description']));
const call = {
  model: createGuideModel(),
  instructions: systemPrompt(state),
  prompt: state.lastUserText,
  providerOptions: { recueil: { interview: JSON.parse(JSON.stringify(state)) } },
};

describe('the guide as a language model', () => {
  it('streams its reply word by word', async () => {
    const words: string[] = [];
    for await (const word of streamText(call).textStream) words.push(word);
    expect(words.join('')).toBe(nextReply(state));
    expect(words.length).toBeGreaterThan(5);
  });

  it('generates the same reply in one piece', async () => {
    expect((await generateText(call)).text).toBe(nextReply(state));
  });

  it('reads the messages when it is called without an interview', async () => {
    const { text } = await generateText({
      model: call.model,
      messages: [
        { role: 'user', content: 'Bonjour' },
        { role: 'assistant', content: 'Par où souhaitez-vous commencer ?' },
        { role: 'user', content: "Marc Dupont m'a insulté lundi à 9h." },
      ],
    });
    expect(text).toContain('Marc Dupont');
    expect(checkReply(text)).toEqual({ ok: true });
  });

  it('stops when its reader gives up', async () => {
    const abort = new AbortController();
    const { stream } = await createGuideModel().doStream({
      prompt: [],
      providerOptions: call.providerOptions,
      abortSignal: abort.signal,
    });
    const reader = stream.getReader();
    await reader.read();
    abort.abort();
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow();
  });
});

describe('readMarker', () => {
  it('takes markers out, with what is wrapped around them', () => {
    expect(readMarker('Bonjour.\n**INCIDENT_READY**')).toEqual({
      text: 'Bonjour.',
      marker: 'INCIDENT_READY',
    });
    expect(readMarker('[NO_INCIDENT]\nBonjour.')).toEqual({ text: 'Bonjour.', marker: 'NO_INCIDENT' });
    expect(readMarker('Un incident.')).toEqual({ text: 'Un incident.', marker: null });
  });
});

describe('the instructions for other models', () => {
  it('tell which details are missing and quote nothing of the person', () => {
    const prompt = systemPrompt(state);
    expect(prompt).toContain('le lieu : manquant');
    expect(prompt).toContain('ce qui s’est passé : recueilli');
    expect(prompt).not.toContain('couloir');
  });
});
