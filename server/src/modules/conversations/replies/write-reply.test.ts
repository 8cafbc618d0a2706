import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideState } from '#interviewer/index.ts';
import { readInterview } from '../../interview/index.ts';
import { writeReply } from './write-reply.ts';

/** What a try of the model does, piece by piece; `hang` writes nothing more, `break` fails. */
type Script = readonly (string | 'hang' | 'break')[];

const scripted = (...tries: Script[]) => {
  const prompts: string[] = [];
  const stopped: boolean[] = [];
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('only streamed')),
    async doStream({ prompt, abortSignal }) {
      const at = prompts.push(JSON.stringify(prompt)) - 1;
      stopped.push(false);
      const pieces = tries[at] ?? [];
      let next = 0;
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start(controller) {
          abortSignal?.addEventListener('abort', () => {
            stopped[at] = true;
            controller.error(abortSignal.reason);
          });
          controller.enqueue({ type: 'stream-start', warnings: [] });
          controller.enqueue({ type: 'text-start', id: '1' });
        },
        pull(controller) {
          const piece = pieces[next++];
          if (piece === 'hang') return new Promise(() => undefined);
          if (piece === 'break') return controller.error(new Error('connection lost'));
          if (piece !== undefined) return controller.enqueue({ type: 'text-delta', id: '1', delta: piece });
          controller.enqueue({ type: 'text-end', id: '1' });
          controller.enqueue({
            type: 'finish',
            finishReason: { unified: 'stop', raw: undefined },
            usage: {
              inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
              outputTokens: { total: 0, text: 0, reasoning: 0 },
            },
          });
          controller.close();
        },
      });
      return { stream };
    },
  };
  return { model, prompts, stopped };
};

const SAID = 'Mon chef m’a crié dessus en réunion.';
const messages = [{ role: 'user' as const, content: SAID }];
const said: GuideState['said'] = [{ id: '1', role: 'user', content: SAID, at: new Date(0) }];
const timeZone = 'Europe/Paris';
const interview: GuideState = { reading: readInterview({ said, timeZone }).reading, said, timeZone };

const reply = async (model: LanguageModelV4) => {
  const shown: string[] = [];
  const outcome = await writeReply(model, messages, interview, (text) => shown.push(text));
  return { outcome, shown: shown.join(''), deltas: shown };
};

const GOOD = 'Que s’est-il passé ensuite ?';

describe('a reply', () => {
  it('is asked for once when it keeps to the rules', async () => {
    const { model, prompts } = scripted(['Merci. ', GOOD]);
    const { outcome, shown } = await reply(model);
    expect(outcome).toMatchObject({ ok: true, content: `Merci. ${GOOD}`, interrupted: false, ready: false });
    expect(shown).toBe(`Merci. ${GOOD}`);
    expect(prompts).toHaveLength(1);
  });

  it('that breaks a rule is stopped, and asked for again with the rule, behind what was shown', async () => {
    const { model, prompts, stopped } = scripted(
      ['Merci de me le dire. ', 'Il vous a ', 'frappée. ', 'hang'],
      ['Merci de me le dire. ', GOOD],
    );
    const { outcome, shown, deltas } = await reply(model);
    expect(outcome).toMatchObject({ ok: true, content: `Merci de me le dire. ${GOOD}`, interrupted: false });
    expect(shown).toBe(`Merci de me le dire. ${GOOD}`);
    expect(deltas[0]).toBe('Merci de me le dire.');
    expect(stopped[0]).toBe(true);
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toContain('ne supposez rien');
    expect(prompts[1]).toContain('« Merci de me le dire. »');
    expect(prompts[1]).not.toContain('frappée');
  });

  it('that breaks a rule in its last words is asked for again as well', async () => {
    const { model, prompts } = scripted(['C’est un délit.'], [GOOD]);
    const { outcome } = await reply(model);
    expect(outcome).toMatchObject({ ok: true, content: GOOD });
    expect(prompts[1]).toContain('ne dites rien du droit');
  });

  it('that breaks a rule twice ends in a neutral question, and is not asked for a third time', async () => {
    const { model, prompts } = scripted(['Merci. ', 'Démissionnez. '], ['Signez tout. ']);
    const { outcome, shown } = await reply(model);
    expect(outcome).toMatchObject({ ok: true, interrupted: false });
    expect(shown).toMatch(/^Merci\. [^?]*\?$/);
    expect(outcome).toMatchObject({ content: shown });
    expect(prompts).toHaveLength(2);
  });

  it.each([
    ['breaks', ['Que ', 'break']],
    ['is empty', []],
  ] as [string, Script][])(
    'whose second try %s ends in a neutral question, and is whole',
    async (_what, second) => {
      const { model, prompts } = scripted(['C’est un monstre. '], second);
      const { outcome } = await reply(model);
      expect(outcome).toMatchObject({ ok: true, interrupted: false });
      expect(outcome.ok && outcome.content).toMatch(/^[^?]+\?$/);
      expect(prompts).toHaveLength(2);
    },
  );

  it('that has asked its question needs no second try: what breaks a rule after it is left out', async () => {
    const { model, prompts } = scripted([`${GOOD} `, 'C’est un monstre. ', '\nINCIDENT_READY']);
    const { outcome } = await reply(model);
    expect(outcome).toMatchObject({ ok: true, content: GOOD, ready: true });
    expect(prompts).toHaveLength(1);
  });

  it('that breaks off is kept and marked, and its unfinished sentence is left out', async () => {
    const { model, prompts } = scripted(['Merci de me le dire. ', 'Que s’est-il pas', 'break']);
    const { outcome } = await reply(model);
    expect(outcome).toMatchObject({ ok: true, content: 'Merci de me le dire.', interrupted: true });
    expect(prompts).toHaveLength(1);
  });

  it('of nothing is told as such, and one without an end as too slow', async () => {
    expect((await reply(scripted([]).model)).outcome).toMatchObject({ ok: false, code: 'model_empty' });
    expect((await reply(scripted(['break']).model)).outcome).toMatchObject({ code: 'model_failed' });
    const endless = scripted(Array.from({ length: 30 }, () => '\n'.repeat(1000)));
    expect((await reply(endless.model)).outcome).toMatchObject({ ok: false, code: 'model_timeout' });
  });
});

describe('a reply that the person stops', () => {
  const stopAt = async (pieces: Script, words: string) => {
    const { model, stopped } = scripted(pieces);
    const stopping = new AbortController();
    const shown: string[] = [];
    const onDelta = (text: string): void => {
      shown.push(text);
      if (shown.join('').includes(words)) stopping.abort();
    };
    if (words === '') setImmediate(() => stopping.abort());
    const outcome = await writeReply(model, messages, interview, onDelta, { signal: stopping.signal });
    return { outcome, shown: shown.join(''), stopped };
  };

  it('keeps what was shown, word for word, and asks nothing more', async () => {
    const { outcome, shown, stopped } = await stopAt(
      ['Merci de me le dire. ', 'Que s’est-il pas', 'hang'],
      'dire.',
    );
    expect(outcome).toMatchObject({ content: 'Merci de me le dire.', interrupted: true, stopped: true });
    expect(shown).toBe('Merci de me le dire.');
    expect(stopped).toEqual([true]);
  });

  it('is none when nothing came', async () => {
    const { outcome, stopped } = await stopAt(['hang'], '');
    expect(outcome.ok).toBe(false);
    expect(stopped).toEqual([true]);
  });

  it('is not stopped when it was whole already', async () => {
    const { outcome } = await stopAt([GOOD], GOOD);
    expect(outcome).toMatchObject({ content: GOOD, interrupted: false, stopped: false });
  });
});

describe('the time of a reply', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends the second try early enough, with a neutral question', async () => {
    const { model, stopped } = scripted(['C’est un monstre. '], ['Que ', 'hang']);
    const writing = reply(model);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(stopped[1]).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stopped[1]).toBe(true);
    expect((await writing).outcome).toMatchObject({ ok: true, interrupted: false });
  });

  it('is too long after fifteen seconds without a word', async () => {
    const writing = reply(scripted(['hang']).model);
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await writing).outcome).toMatchObject({ ok: false, code: 'model_timeout' });
  });
});
