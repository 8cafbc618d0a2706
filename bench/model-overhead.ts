/** What the server adds to a model's first token and per token, against the same model called directly. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { v7 as uuidv7 } from 'uuid';
import { startOpenAiServer } from '../server/tests/support/openai-server.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const ROUNDS = 15;
const TOKEN_DELAY_MS = 12;

/** The server shows a model's words by whole sentences that its gate lets through: each token is one, and none comes twice. */
const SENTENCES = [
  'Bonjour.',
  'Merci.',
  'D’accord.',
  'Entendu.',
  'Bien.',
  'Oui.',
  'Je vois.',
  'Prenez votre temps.',
  'Je vous lis.',
  'Je vous écoute.',
  'Merci de me le dire.',
  'Je comprends.',
  'C’est noté.',
  'Rien ne presse.',
  'Vous pouvez vous arrêter.',
  'Merci à vous.',
  'Bien sûr.',
  'Très bien.',
  'Je suis là.',
  'Allez-y.',
  'Merci beaucoup.',
  'Je reste là.',
];

interface Timing {
  firstMs: number;
  perTokenMs: number;
}

export const modelOverhead = async (): Promise<Figure[]> => {
  const openAi = await startOpenAiServer();
  openAi.answer({
    kind: 'text',
    tokens: SENTENCES.map((sentence) => `${sentence} `),
    delayMs: TOKEN_DELAY_MS,
  });
  const stage = await openStage({
    RECUEIL_ASSISTANT: 'openai-compatible',
    AI_BASE_URL: openAi.baseUrl,
    AI_MODEL: 'm',
  });
  try {
    const person = await signUp(stage);
    const model = createOpenAICompatible({ name: 'direct', baseURL: openAi.baseUrl })('m');
    const direct: Timing[] = [];
    const through: Timing[] = [];
    for (let round = 0; round < ROUNDS + 2; round += 1) {
      direct.push(await timeDirect(model));
      through.push(await timeThrough(stage, person));
    }
    const of = (timings: Timing[], pick: (timing: Timing) => number) => median(timings.slice(2).map(pick));
    const first = { direct: of(direct, (t) => t.firstMs), through: of(through, (t) => t.firstMs) };
    const token = { direct: of(direct, (t) => t.perTokenMs), through: of(through, (t) => t.perTokenMs) };
    return [
      {
        name: 'what the server adds to the first token',
        value: first.through - first.direct,
        unit: 'ms',
        bound: { kind: 'max', value: 12 },
        detail: `${first.through.toFixed(1)} ms against ${first.direct.toFixed(1)} ms, medians of ${ROUNDS} alternating rounds; saving the message included`,
      },
      {
        name: 'what the server adds per token',
        value: (token.through / token.direct - 1) * 100,
        unit: '%',
        bound: { kind: 'max', value: 5 },
        detail: `${token.through.toFixed(2)} ms against ${token.direct.toFixed(2)} ms a token, ${SENTENCES.length} tokens`,
      },
    ];
  } finally {
    await stage.stop();
    await openAi.stop();
  }
};

const timeDirect = async (model: Parameters<typeof streamText>[0]['model']): Promise<Timing> => {
  const startedAt = performance.now();
  const arrivals: Arrival[] = [];
  for await (const text of streamText({ model, prompt: 'Bonjour' }).textStream)
    arrivals.push({ at: performance.now(), text });
  return timingFrom(startedAt, arrivals);
};

const timeThrough = async (stage: Stage, person: BenchPerson): Promise<Timing> => {
  const headers = { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' };
  const id = uuidv7();
  await fetch(`${stage.server.url}/api/conversations`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id }),
  });
  const startedAt = performance.now();
  const answer = await fetch(`${stage.server.url}/api/conversations/${id}/turns`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: uuidv7(), content: 'Bonjour' }),
  });
  if (!answer.body) throw new Error('No stream');
  const arrivals: Arrival[] = [];
  const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === 'delta') arrivals.push({ at: performance.now(), text: JSON.parse(data).text });
  }
  return timingFrom(startedAt, arrivals);
};

interface Arrival {
  at: number;
  text: string;
}

/** A server that was kept waiting by the machine sends several sentences together (gather-deltas.ts), so they are not counted. */
const timingFrom = (startedAt: number, arrivals: Arrival[]): Timing => {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  const written = arrivals.map(({ text }) => text).join('');
  // Another one means that the gate stopped the reply, and then something else was measured.
  if (first === undefined || last === undefined || written.trim() !== SENTENCES.join(' '))
    throw new Error(`What arrived is not the reply: ${written}`);
  return { firstMs: first.at - startedAt, perTokenMs: (last.at - first.at) / (SENTENCES.length - 1) };
};
