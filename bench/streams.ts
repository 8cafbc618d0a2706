/** Many conversations that stream at once: how late the server's event loop gets. */
import { v7 as uuidv7 } from 'uuid';
import {
  appendMessage,
  insertConversation,
} from '../server/src/modules/conversations/conversation-writer.ts';
import { type LoopDelay, loopDelayOf, MEASURES_ITS_LOOP, startIdleProcess } from './support/measured-loop.ts';
import type { Figure } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const CONVERSATIONS = 200;
const PEOPLE = 20;

const LONG_MESSAGES = 100;
const LONG_MESSAGE_CHARACTERS = 10_000;

/** Said in every conversation, one line a round; a greeting before it warms connections, threads and code. */
const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable.",
  "C'était dans la salle de réunion du 3e étage.",
  'Julie Leroy, ma collègue, était là et a tout entendu.',
  "Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.",
  "J'en ai parlé à la DRH ce matin par mail.",
];

export const streams = async (): Promise<Figure[]> => {
  const stage = await openStage(MEASURES_ITS_LOOP);
  const idle = startIdleProcess();
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(stage)));
    const conversations = await Promise.all(
      Array.from({ length: CONVERSATIONS }, (_, at) => begin(stage, people[at % PEOPLE] as BenchPerson)),
    );
    const round = async (line: string): Promise<void> => {
      await Promise.all(conversations.map((say) => say(line)));
    };
    const tell = async (): Promise<Told> => {
      await Promise.all([loopDelayOf(stage.server), loopDelayOf(idle)]);
      const startedAt = performance.now();
      for (const line of STORY) await round(line);
      const seconds = (performance.now() - startedAt) / 1_000;
      return {
        ...(await loopDelayOf(stage.server)),
        idle: await loopDelayOf(idle),
        turnsPerSecond: (STORY.length * CONVERSATIONS) / seconds,
      };
    };
    await round('Bonjour');
    const alone = await tell();
    const talker = await signUp(stage);
    const longConversation = await tellMuch(stage, talker);
    let opened = 0;
    let telling = true;
    const opening = (async () => {
      for (; telling; opened += 1) await open(stage, talker, longConversation);
    })();
    const beside = await tell();
    telling = false;
    await opening;
    return [
      figureOf('', alone),
      figureOf(
        `, and somebody else opens one of ${LONG_MESSAGES * LONG_MESSAGE_CHARACTERS} characters ${opened} times`,
        beside,
      ),
    ];
  } finally {
    process.kill(idle.pid);
    await stage.stop();
  }
};

interface Told extends LoopDelay {
  /** Of an idle process: the delay of the machine itself. */
  idle: LoopDelay;
  turnsPerSecond: number;
}

const figureOf = (beside: string, { p50, p99, max, everyMs, idle, turnsPerSecond }: Told): Figure => ({
  name: `delay of the event loop while ${CONVERSATIONS} conversations stream at once${beside}, 99th percentile`,
  value: p99,
  unit: 'ms',
  bound: { kind: 'max', value: 50 },
  detail: `median ${p50.toFixed(1)} ms, longest ${max.toFixed(0)} ms, measured every ${everyMs} ms; of an idle process meanwhile ${idle.p99.toFixed(0)} ms, longest ${idle.max.toFixed(0)} ms; ${turnsPerSecond.toFixed(0)} turns/s with the guide`,
});

/** A new conversation; returns a function that sends a message and reads the reply to its end. */
const begin = async (
  { server }: Stage,
  { accessToken }: BenchPerson,
): Promise<(line: string) => Promise<void>> => {
  const id = uuidv7();
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(`${server.url}/api/conversations${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('', { id });
  return async (line) => {
    const answer = await post(`/${id}/turns`, { id: uuidv7(), content: line });
    const events = await answer.text();
    if (!events.includes('event: done')) throw new Error(`A turn did not end well: ${answer.status}`);
  };
};

/** A conversation of many long messages, written without being answered. */
const tellMuch = async ({ database }: Stage, { userId }: BenchPerson): Promise<string> => {
  const id = uuidv7();
  await database.onBehalfOf(userId, 'bench', async (tx) => {
    await insertConversation(tx, { id }, 'guide');
    for (let at = 0; at < LONG_MESSAGES; at += 1) {
      const content = `${at}. ${STORY.join(' ')} `.repeat(40).slice(0, LONG_MESSAGE_CHARACTERS);
      await appendMessage(tx, id, { id: uuidv7(), role: 'user', content, metadata: {}, replyTo: null });
    }
  });
  return id;
};

const open = async ({ server }: Stage, { accessToken }: BenchPerson, id: string): Promise<void> => {
  const answer = await fetch(`${server.url}/api/conversations/${id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A conversation was answered with ${answer.status}`);
};
