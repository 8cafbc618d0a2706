/** Many live streams at one server: what each costs it, and how soon all of them hear of a notice. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { addNotice } from '../server/src/modules/notifications/index.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const PRELOADED = join(import.meta.dirname, 'support/resident.ts');
const PEOPLE = 100;
/** As many as a person may have. */
const STREAMS_EACH = 20;
const STREAMS = PEOPLE * STREAMS_EACH;
const ROUNDS = 5;
/** So many are begun at once: a queue of connections that waits to be accepted is no part of what is measured. */
const AT_ONCE = 50;
const SETTLE_MS = 3_000;
const PATIENCE_MS = 20_000;

export const eventStreams = async (): Promise<Figure[]> => {
  const stage = await openStage({ NODE_OPTIONS: `--import=${PRELOADED}` });
  const agent = new Agent({ keepAlive: false, maxSockets: STREAMS });
  try {
    const people: BenchPerson[] = [];
    for (let at = 0; at < PEOPLE; at += 1) people.push(await signUp(stage));
    // What the first streams bring into memory is the program, and no stream's.
    const warm = await openAll(stage, agent, people, 1);
    warm.close();
    const idleKb = await settledKb(stage);
    const all = await openAll(stage, agent, people, STREAMS_EACH);
    const openKb = await settledKb(stage);

    const toEach = async (): Promise<unknown> =>
      stage.database.asSystem('bench', async (tx) => {
        for (const { userId } of people) await addNotice(tx, userId, { kind: 'new_sign_in' });
      });
    const toEverybody = async (): Promise<unknown> =>
      stage.database.asSystem('bench', ({ db }) =>
        db
          .insertInto('operator_messages')
          .values({ id: uuidv7(), audience: 'everyone', text_fr: 'Bonjour', text_en: 'Hello' })
          .execute(),
      );
    const [each, everybody] = [await all.latest(toEach), await all.latest(toEverybody)];
    all.close();
    return [
      {
        name: `memory of the server for each of ${STREAMS} live streams`,
        value: (openKb - idleKb) / STREAMS,
        unit: 'kB',
        bound: { kind: 'max', value: 40 },
        detail: `resident: ${(idleKb / 1024).toFixed(0)} MiB without streams, ${(openKb / 1024).toFixed(0)} MiB with them, garbage collected`,
      },
      {
        name: `from the commit of a notice of each person until the last of ${STREAMS} streams hears of it`,
        value: median(each),
        unit: 'ms',
        bound: { kind: 'max', value: 1_000 },
        detail: `median of ${ROUNDS} rounds, longest ${Math.max(...each).toFixed(0)} ms; read by one process beside the server`,
      },
      {
        name: `from the commit of a message to everybody until the last of ${STREAMS} streams hears of it`,
        value: median(everybody),
        unit: 'ms',
        bound: { kind: 'max', value: 1_000 },
        detail: `median of ${ROUNDS} rounds, longest ${Math.max(...everybody).toFixed(0)} ms`,
      },
    ];
  } finally {
    agent.destroy();
    await stage.stop();
  }
};

interface OpenStreams {
  /** Does it again and again. @returns for each time how long after the commit the last stream heard of it, in ms */
  latest(act: () => Promise<unknown>): Promise<number[]>;
  close(): void;
}

/** So many streams of each of these people, each of which has heard that it has begun. */
const openAll = async (
  stage: Stage,
  agent: Agent,
  people: readonly BenchPerson[],
  each: number,
): Promise<OpenStreams> => {
  const wanted = people.flatMap((person) => Array.from({ length: each }, () => person));
  const answers: IncomingMessage[] = [];
  let heard = 0;
  let onAll: (() => void) | undefined;
  const hear = (text: string): void => {
    if (!text.includes('"kind":"notification"')) return;
    heard += 1;
    if (heard === wanted.length) onAll?.();
  };
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const batch = wanted.slice(at, at + AT_ONCE).map((person) => openOne(stage, agent, person, hear));
    answers.push(...(await Promise.all(batch)));
  }
  return {
    latest: async (act) => {
      const delays: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        heard = 0;
        const all = Promise.withResolvers<number>();
        onAll = () => all.resolve(performance.now());
        // A stream may hear of it before this process hears of the commit.
        await act();
        const committedAt = performance.now();
        const missing = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
          throw new Error(`${wanted.length - heard} streams heard nothing`);
        });
        delays.push(Math.max(0, (await Promise.race([all.promise, missing])) - committedAt));
      }
      return delays;
    },
    close: () => {
      for (const answer of answers) answer.destroy();
    },
  };
};

const openOne = (
  { server }: Stage,
  agent: Agent,
  { accessToken }: BenchPerson,
  hear: (text: string) => void,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    get(`${server.url}/api/events`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}`));
      answer.setEncoding('utf8').on('error', () => undefined);
      answer.on('data', (text: string) => {
        resolve(answer);
        hear(text);
      });
    }).on('error', reject);
  });

/** What is collected goes back to the system a moment later. */
const settledKb = async (stage: Stage): Promise<number> => {
  await residentKb(stage);
  await sleep(SETTLE_MS);
  return await residentKb(stage);
};

/** Once garbage was collected: what requests have left behind is no part of what a stream costs. */
const residentKb = async ({ server }: Stage): Promise<number> => {
  const known = server.output().length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const printed = /resident (\d+)\n/.exec(server.output().slice(known));
    if (printed) return Number(printed[1]) / 1024;
    await sleep(5);
  }
};
