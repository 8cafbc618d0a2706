import { generateText, streamText } from 'ai';
import { describe, expect, it } from 'vitest';
import { createGuideModel, type GuideState, withMarker } from './guide-model.ts';
import { nextReply } from './next-reply.ts';
import { systemPrompt } from './system-prompt.ts';
import { day, talk, told } from './talk.fixture.ts';

const NOTHING = {
  incidents: [],
  current: '',
  alarms: [],
  isAlarmed: false,
  isReady: false,
  card: null,
  isProtest: false,
};

const conversation = talk();
conversation.say('Mon chef a crié ce matin dans le couloir. « Dehors ! »', {
  marks: [
    told('description', 'Mon chef a crié'),
    day('ce matin', '2026-11-20'),
    told('where', 'dans le couloir', { state: 'refused' }),
  ],
});
const reading = conversation.reading();
const said = conversation.said.slice(0, 1);
const state: GuideState = { reading, said, timeZone: 'Europe/Paris' };
const call = {
  model: createGuideModel(() => NOTHING),
  prompt: 'Bonjour',
  providerOptions: { recueil: { interview: JSON.parse(JSON.stringify(state)) } },
};

describe('the guide as a language model', () => {
  it('streams its reply word by word', async () => {
    const words: string[] = [];
    for await (const word of streamText(call).textStream) words.push(word);
    expect(words.join('')).toBe(nextReply(reading, said).text);
    expect(words.length).toBeGreaterThan(5);
  });

  it('reads the messages when it is called without a state', async () => {
    const { model, prompt } = call;
    expect((await generateText({ model, prompt })).text).toBe(
      nextReply(NOTHING, [{ ...message, content: prompt }]).text,
    );
  });

  it('puts the marker on a line of its own', () => {
    expect(withMarker({ text: 'Voilà.', asks: null, chips: [], marker: 'INCIDENT_READY' })).toBe(
      'Voilà.\nINCIDENT_READY',
    );
  });

  it('stops when its reader gives up', async () => {
    const abort = new AbortController();
    const { providerOptions } = call;
    const { stream } = await call.model.doStream({ prompt: [], providerOptions, abortSignal: abort.signal });
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

const message = { id: '0', role: 'user', at: new Date(0) } as const;

describe('what an outside model is told', () => {
  it('is what is proposed and missing, and nothing that was refused, in words that cannot close their quotes', () => {
    const prompt = systemPrompt(reading);
    expect(prompt).toMatch(/^5\. ce qui s’est passé : proposé « Mon chef a crié »$/m);
    expect(prompt).toMatch(/^3\. le lieu : manque$/m);
    expect(prompt).not.toContain('dans le couloir');
  });

  it('forbids questions of the facts after a plain alarm', () => {
    const alarms = [{ messageId: '0', kind: 'danger', degree: 'plain' }] as const;
    expect(systemPrompt({ ...reading, alarms })).toContain('aucune question sur les faits tant');
  });
});
