import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForPointers } from './ask-for-pointers.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A model that writes this, or never anything. */
const writing = (text: string | null, cut = false) => {
  const calls: LanguageModelV4CallOptions[] = [];
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'scripted',
    supportedUrls: {},
    doStream: () => Promise.reject(new Error('only whole')),
    doGenerate: (options) => {
      calls.push(options);
      const tokens = { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
      return text === null
        ? new Promise((_, reject) => {
            options.abortSignal?.addEventListener('abort', () => reject(options.abortSignal?.reason));
          })
        : Promise.resolve({
            content: [{ type: 'text', text }],
            finishReason: { unified: cut ? 'length' : 'stop', raw: undefined },
            usage: { inputTokens: tokens, outputTokens: { total: 1, text: 1, reasoning: undefined } },
            warnings: [],
          });
    },
  };
  return { model, calls };
};

const MESSAGES = [{ id: 'm1', content: 'Il a crié sous la verrière.', question: 'Où étiez-vous ?' }];
const ITEM = { kind: 'where', message: 1, quote: 'sous la verrière', certainty: 'exact' };
const FOUND = {
  ok: true,
  pointers: [{ kind: 'where', message_id: 'm1', start: 10, end: 26, certainty: 'exact' }],
};

describe('a model that is asked what a message tells', () => {
  it('is asked for JSON, at temperature 0, for a bounded answer', async () => {
    const { model, calls } = writing(JSON.stringify({ items: [ITEM] }));
    expect(await askForPointers(model, MESSAGES)).toEqual(FOUND);
    expect(calls).toMatchObject([
      { temperature: 0, maxOutputTokens: 2_000, responseFormat: { type: 'json' } },
    ]);
    expect(JSON.stringify(calls[0]?.prompt)).toContain('> Il a crié sous la verrière.');
  });

  it.each([
    ['a fence', `\`\`\`json\n${JSON.stringify({ items: [ITEM] })}\n\`\`\``],
    ['words around it', `Voici : ${JSON.stringify({ items: [ITEM] })} Voilà.`],
  ])('is understood with %s', async (_what, text) => {
    expect(await askForPointers(writing(text).model, MESSAGES)).toEqual(FOUND);
  });

  it('has found nothing when it invents', async () => {
    const items = [
      { ...ITEM, quote: 'dans la cave' },
      { ...ITEM, quote: 'Où étiez-vous' },
    ];
    expect(await askForPointers(writing(JSON.stringify({ items })).model, MESSAGES)).toEqual({
      ok: true,
      pointers: [],
    });
  });

  it.each([
    ['is cut off', JSON.stringify({ items: [ITEM] }).slice(0, -4), true],
    ['speaks instead', 'INCIDENT_READY', false],
    ['says nothing', '', false],
  ])('gives no answer when it %s, and prints nothing', async (_what, text, cut) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
    expect(await askForPointers(writing(text, cut).model, MESSAGES)).toEqual({
      ok: false,
      code: 'malformed',
      status: null,
    });
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });

  it('is left when it takes too long', async () => {
    vi.useFakeTimers();
    const { model, calls } = writing(null);
    const asked = askForPointers(model, MESSAGES);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await asked).toEqual({ ok: false, code: 'timeout', status: null });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.abortSignal?.aborted).toBe(true);
  });
});
