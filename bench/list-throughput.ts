/** List of 50 incidents: the whole stack against a bare `node:http` server with the same driver and the same SQL. */
import autocannon from 'autocannon';
import { startBareServer } from './support/bare.ts';
import { type Figure, median } from './support/report.ts';
import { giveRows, openStage, signUp } from './support/stage.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 16;

export const listThroughput = async (): Promise<Figure> => {
  const stage = await openStage();
  const person = await signUp(stage);
  await giveRows(stage, person, 50);
  const bare = await startBareServer('bare-server.ts', {
    DATABASE_URL: stage.databaseUrl,
    USER_ID: person.userId,
  });
  try {
    const ours = {
      url: `${stage.server.url}/api/incidents?limit=50`,
      headers: { authorization: `Bearer ${person.accessToken}` },
    };
    const theirs = { url: bare.url, headers: {} };
    await throughputOf(ours);
    await throughputOf(theirs);
    const pairs: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pairs.push({ ours: await throughputOf(ours), bare: await throughputOf(theirs) });
    }
    return {
      name: 'list of 50 incidents, throughput against a bare server with the same SQL',
      value: median(pairs.map((pair) => pair.ours / pair.bare)),
      unit: '×',
      bound: { kind: 'min', value: 0.5 },
      detail: `${Math.round(median(pairs.map((pair) => pair.ours)))} against ${Math.round(median(pairs.map((pair) => pair.bare)))} requests/s, median of ${ROUNDS} alternating rounds of ${ROUND_SECONDS} s, ${CONNECTIONS} connections`,
    };
  } finally {
    bare.process.kill();
    await stage.stop();
  }
};

const throughputOf = async (target: { url: string; headers: Record<string, string> }): Promise<number> => {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: ROUND_SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return result.requests.average;
};
