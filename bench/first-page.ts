/** First page of incidents and of conversations: with many rows against few rows. */
import { type Figure, median } from './support/report.ts';
import {
  type BenchPerson,
  fillWithStrangers,
  giveRows,
  openStage,
  type Stage,
  signUp,
} from './support/stage.ts';

const REQUESTS = 300;
const OWN_ROWS = 10_000;
const FEW_ROWS = 100;
const STRANGERS_ROWS = 100_000;
const STRANGERS = 200;

export const firstPages = async (): Promise<Figure[]> => {
  const [crowded, empty] = [await openStage(), await openStage()];
  try {
    const many = await signUp(crowded);
    await giveRows(crowded, many, OWN_ROWS);
    await fillWithStrangers(crowded, STRANGERS_ROWS, STRANGERS);
    const few = await signUp(empty);
    await giveRows(empty, few, FEW_ROWS);
    return [
      await compare('/api/incidents', { stage: crowded, person: many }, { stage: empty, person: few }),
      await compare('/api/conversations', { stage: crowded, person: many }, { stage: empty, person: few }),
    ];
  } finally {
    await crowded.stop();
    await empty.stop();
  }
};

interface Side {
  stage: Stage;
  person: BenchPerson;
}

const compare = async (path: string, crowded: Side, empty: Side): Promise<Figure> => {
  const times = { crowded: [] as number[], empty: [] as number[] };
  for (let request = 0; request < REQUESTS; request += 1) {
    times.crowded.push(await timeOf(crowded, path));
    times.empty.push(await timeOf(empty, path));
  }
  // The first ones warm connections and plans.
  const [slow, quick] = [median(times.crowded.slice(50)), median(times.empty.slice(50))];
  return {
    name: `first page of ${path}, ${STRANGERS_ROWS} foreign and ${OWN_ROWS} own rows against ${FEW_ROWS}`,
    value: slow / quick,
    unit: '×',
    bound: { kind: 'max', value: 1.5 },
    detail: `${slow.toFixed(2)} ms against ${quick.toFixed(2)} ms, medians of ${REQUESTS - 50} alternating requests`,
  };
};

const timeOf = async ({ stage, person }: Side, path: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`${stage.server.url}${path}`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedAt;
};
