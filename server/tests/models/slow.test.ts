/** Models that are slow, on a real wire and on a clock of ours: no test waits for time to pass. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askModel, PACKAGES, raw } from '../support/ask-model.ts';
import { SHAPES, textFrames } from '../support/model-shapes.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';

let openAi: OpenAiServer;
beforeAll(async () => {
  openAi = await startOpenAiServer();
});
afterAll(() => openAi.stop());

describe.each(PACKAGES)('a slow model through %s', (_package, env) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Lets the wire work until this is so; no time passes. */
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is given fifteen seconds for its first words, and is not asked again', async () => {
    const before = openAi.calls.length;
    const broken = openAi.brokenOff;
    const asking = askModel(openAi, env, [raw([': ping\n\n', SHAPES.vLLM[0] ?? ''], { ending: 'hang' })]);
    await until(() => openAi.calls.length > before);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(openAi.brokenOff).toBe(broken);
    await vi.advanceTimersByTimeAsync(1);
    const { outcome, calls } = await asking;
    expect(outcome).toMatchObject({ ok: false, code: 'model_timeout' });
    expect(calls).toHaveLength(1);
    await until(() => openAi.brokenOff > broken);
  });

  it('is given thirty between two pieces, and what came is kept and marked', async () => {
    let shown = '';
    const broken = openAi.brokenOff;
    const hanging = raw(textFrames('Merci de me le dire. ', 'Que s’est-il'), { ending: 'hang' });
    const asking = askModel(openAi, env, [hanging], (text) => {
      shown += text;
    });
    await until(() => shown !== '');
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await asking).outcome).toMatchObject({
      ok: true,
      content: 'Merci de me le dire.',
      interrupted: true,
    });
    await until(() => openAi.brokenOff > broken);
  });
});
