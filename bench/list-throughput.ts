/** List of 50 incidents: the whole stack against a bare `node:http` server with the same driver and the same SQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Figure, median } from './support/report.ts';
import { giveRows, openStage, signUp } from './support/stage.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 16;

export const listThroughput = async (): Promise<Figure> => {
  const stage = await openStage();
  const person = await signUp(stage);
  await giveRows(stage, person, 50);
  const bare = await startBareServer(stage.databaseUrl, person.userId);
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

const startBareServer = async (
  databaseUrl: string,
  userId: string,
): Promise<{ url: string; process: ChildProcess }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/bare-server.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, USER_ID: userId },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()));
    child.once('exit', () => reject(new Error('The bare server ended')));
  });
  return { url: `http://localhost:${port}/`, process: child };
};
