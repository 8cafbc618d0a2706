/** What real servers of models send, well and badly, through both packages that speak to them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOutcome } from '#server/modules/conversations/replies/write-reply.ts';
import { askModel, MODEL_KEY, PACKAGES, raw } from '../support/ask-model.ts';
import {
  DISGUISES,
  END_FRAMES,
  ERROR_BODIES,
  FILTERED_FRAMES,
  HTML_PAGE,
  LENGTH_FRAMES,
  SHAPED_TEXT,
  SHAPES,
  STREAM_ERRORS,
  textFrames,
} from '../support/model-shapes.ts';
import { type ModelScript, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';

let openAi: OpenAiServer;
beforeAll(async () => {
  openAi = await startOpenAiServer();
});
afterAll(() => openAi.stop());

/** Mistral's package and the other one know of the role `assistant` alone. */
const roleFrame = (role: string): string => {
  const delta = { role, content: 'Il vous a frappée.' };
  return `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
};

describe.each(PACKAGES)('through %s', (_package, env) => {
  const ask = (...scripts: [ModelScript, ...ModelScript[]]) => askModel(openAi, env, scripts);
  const outcomeOf = async (...scripts: [ModelScript, ...ModelScript[]]): Promise<ReplyOutcome> =>
    (await ask(...scripts)).outcome;

  it('asks with the constants of the specification, and with the key in one header', async () => {
    const { calls, headers } = await ask(raw(SHAPES.Mistral));
    expect(calls).toHaveLength(1);
    const { messages, ...asked } = calls[0] ?? { messages: [] };
    expect(asked).toEqual({
      model: 'mistral-small-latest',
      temperature: 0.3,
      max_tokens: 1000,
      stream: true,
    });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.stringify(calls)).not.toContain(MODEL_KEY);
    expect(headers[0]?.authorization).toBe(`Bearer ${MODEL_KEY}`);
    expect(Object.values(headers[0] ?? {}).filter((value) => String(value).includes(MODEL_KEY))).toHaveLength(
      1,
    );
  });

  it.each(Object.entries(SHAPES))(
    'reads what %s sends, and nothing of what it thinks',
    async (_of, pieces) => {
      expect(await outcomeOf(raw(pieces))).toMatchObject({
        ok: true,
        content: SHAPED_TEXT,
        interrupted: false,
      });
    },
  );

  it.each(Object.entries(DISGUISES))('reads a stream %s', async (_how, disguise) => {
    expect(await outcomeOf(raw(disguise(SHAPES.vLLM)))).toMatchObject({
      ok: true,
      content: SHAPED_TEXT,
      interrupted: false,
    });
  });

  it('reads letters that arrive in halves', async () => {
    const bytes = Buffer.from(SHAPES.Mistral.join(''));
    const half = bytes.indexOf('’') + 1;
    expect(await outcomeOf(raw([bytes.subarray(0, half), bytes.subarray(half)]))).toMatchObject({
      content: SHAPED_TEXT,
    });
  });

  it.each([
    ['breaks', { ending: 'cut' }],
    ['ends in good order', {}],
  ] as const)('keeps and marks what came of a stream that %s in the middle', async (_how, more) => {
    const { outcome, waits } = await ask(raw(textFrames('Merci de me le dire. ', 'Que s’est-il pas'), more));
    expect(outcome).toMatchObject({ ok: true, content: 'Merci de me le dire.', interrupted: true });
    expect(waits).toEqual([]);
  });

  it('keeps and marks what came before an error in the stream', async () => {
    const outcome = await outcomeOf(raw([...textFrames('Merci de me le dire. '), ...STREAM_ERRORS.vLLM]));
    expect(outcome).toMatchObject({ ok: true, content: 'Merci de me le dire.', interrupted: true });
  });

  it('leaves out the sentence for which there were no more tokens, and marks the reply as cut', async () => {
    const outcome = await outcomeOf(
      raw([...textFrames('Merci de me le dire. ', 'Que s’est-il'), ...LENGTH_FRAMES]),
    );
    expect(outcome).toMatchObject({
      ok: true,
      content: 'Merci de me le dire.',
      interrupted: true,
      spent: { promptTokens: 16, replyTokens: 39, ranOut: true },
    });
  });

  it('marks a reply whose rest was withheld by a filter as cut', async () => {
    expect(
      await outcomeOf(raw([...textFrames('Merci de me le dire. ', 'Que s’est-il'), ...FILTERED_FRAMES])),
    ).toMatchObject({ ok: true, content: 'Merci de me le dire.', interrupted: true });
  });

  it.each([302, 307, 308])('does not send the person’s words on to the target of a %i', async (status) => {
    const elsewhere = await startOpenAiServer();
    const { outcome } = await ask({
      kind: 'status',
      status,
      headers: { location: `${elsewhere.baseUrl}/chat/completions` },
    });
    expect(outcome).toMatchObject({ ok: false, code: 'model_failed' });
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.stop();
  });

  const failures: [string, ModelScript, string, number | null][] = [
    ['a wrong key', { kind: 'status', status: 401, body: ERROR_BODIES.mistral401 }, 'model_failed', 401],
    [
      'a model that is not there',
      { kind: 'status', status: 404, body: ERROR_BODIES.ollama404 },
      'model_failed',
      404,
    ],
    [
      'a refused request',
      { kind: 'status', status: 422, body: ERROR_BODIES.mistral422 },
      'model_failed',
      422,
    ],
    [
      'a forbidden page',
      raw([HTML_PAGE], { status: 403, headers: { 'content-type': 'text/html' } }),
      'model_failed',
      403,
    ],
    ['an error in the stream that stays', raw(STREAM_ERRORS['llama.cpp, newer']), 'model_failed', 400],
    ['an error in the stream that is no event', raw(STREAM_ERRORS['llama.cpp']), 'model_failed', null],
    ['an error in the stream without a status', raw(STREAM_ERRORS.Mistral), 'model_failed', null],
    ['broken JSON', { kind: 'malformed' }, 'model_failed', null],
    [
      'a page instead of a stream',
      raw([HTML_PAGE], { headers: { 'content-type': 'text/html' } }),
      'model_failed',
      null,
    ],
    ['no bytes at all', raw([]), 'model_failed', null],
    ['no words', raw(END_FRAMES), 'model_empty', null],
    ['spaces', raw([...textFrames(' ', '\n\n'), ...END_FRAMES]), 'model_empty', null],
    ['the words of another role', raw([roleFrame('tool'), ...END_FRAMES]), 'model_failed', null],
  ];
  it.each(failures)('tells of %s, without asking again', async (_what, script, code, status) => {
    const { outcome, calls } = await ask(script);
    expect(outcome).toMatchObject({ ok: false, code, status });
    expect(calls).toHaveLength(1);
  });

  const passing: [string, ModelScript][] = [
    ['a 429', { kind: 'status', status: 429, body: ERROR_BODIES.mistral429 }],
    ['a 500', { kind: 'status', status: 500, body: ERROR_BODIES.openAi500 }],
    ['a proxy’s page', raw([HTML_PAGE], { status: 502, headers: { 'content-type': 'text/html' } })],
    ['a connection that breaks before the head', { kind: 'refuse' }],
    ['a connection that breaks before the first byte', raw([], { ending: 'cut' })],
    ['an error in the stream that can pass', raw(STREAM_ERRORS.vLLM)],
  ];
  it.each(passing)('asks again after %s, and tells nothing of it', async (_what, script) => {
    const { outcome, calls, waits } = await ask(script, script, raw(SHAPES.Mistral));
    expect(outcome).toMatchObject({ ok: true, content: SHAPED_TEXT, interrupted: false });
    expect(calls).toHaveLength(3);
    expect(calls[2]).toEqual(calls[0]);
    expect(waits).toEqual([2_000, 4_000]);
  });

  it('gives up after three retries, and tells what was answered', async () => {
    const { outcome, calls, waits } = await ask({ kind: 'status', status: 503 });
    expect(outcome).toMatchObject({ ok: false, code: 'model_failed', status: 503 });
    expect(calls).toHaveLength(4);
    expect(waits).toEqual([2_000, 4_000, 8_000]);
  });

  it('waits as long as it is told to, when that is not too long', async () => {
    const limited = (after: string): ModelScript => ({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': after },
    });
    expect(await ask(limited('5'), raw(SHAPES.Mistral))).toMatchObject({
      outcome: { ok: true },
      waits: [5_000],
    });
    const { outcome, calls } = await ask(limited('60'), raw(SHAPES.Mistral));
    expect(outcome).toMatchObject({ ok: false, code: 'model_failed', status: 429 });
    expect(calls).toHaveLength(1);
  });

  it('reads no more than enough of a megabyte', async () => {
    const megabyte = Array.from({ length: 64 }, () => 'Je vous écoute. '.repeat(1024));
    const outcome = await outcomeOf(raw([...textFrames(...megabyte), ...END_FRAMES]));
    expect(outcome.ok && outcome.content.length).toBeLessThan(2_000);
  });

  it('lets no marker, no markup and no script through', async () => {
    const { outcome } = await ask(
      raw([
        ...textFrames(
          'Merci de me le dire. ',
          'INCIDENT_',
          'READY ',
          '<script>alert(1)</script> ',
          '[ici](https://x.fr) ',
        ),
        ...textFrames('Que s’est-il passé ensuite ?'),
        ...END_FRAMES,
      ]),
    );
    expect(outcome.ok && outcome.content).toMatch(/^Merci de me le dire\.\s+[^<>[\]]*\?$/);
    expect(outcome.ok && outcome.content).not.toMatch(/INCIDENT|script|http/);
  });
});
