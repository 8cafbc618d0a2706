/** Continuing sessions and reading accounts: the service against a bare handler with the same SQL. */
import autocannon from 'autocannon';
import { decodeJwt } from 'jose';
import { startBareServer } from './support/bare.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 16;
const REFRESHES = 400;
const AT_ONCE = 200;

export const sessions = async (): Promise<Figure[]> => {
  const stage = await openStage();
  const [person, ...chains] = await Promise.all(Array.from({ length: 1 + CONNECTIONS }, () => signUp(stage)));
  if (!person) throw new Error('Nobody signed up');
  const bare = await startBareServer('bare-auth-server.ts', {
    DATABASE_URL: stage.databaseUrl,
    USER_ID: person.userId,
    SESSION_ID: String(decodeJwt(person.accessToken).session_id),
  });
  try {
    return [
      await userThroughput(stage, person, bare.url),
      await refreshThroughput(stage, chains, bare.url),
      await refreshesAtOnce(stage),
    ];
  } finally {
    bare.process.kill();
    await stage.stop();
  }
};

const alternately = async (
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ ratio: number; detail: string }> => {
  await ours();
  await bare();
  const pairs: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push({ ours: await ours(), bare: await bare() });
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
    detail: `${median(pairs.map((pair) => pair.ours)).toFixed(0)} against ${median(pairs.map((pair) => pair.bare)).toFixed(0)} a second, median of ${ROUNDS} alternating rounds, ${CONNECTIONS} at a time`,
  };
};

const userThroughput = async (stage: Stage, person: BenchPerson, bareUrl: string): Promise<Figure> => {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const { ratio, detail } = await alternately(
    () => requestsPerSecond(`${stage.server.url}/auth/v1/user`, headers),
    () => requestsPerSecond(bareUrl, {}),
  );
  return {
    name: 'authenticated GET /user, throughput against a bare handler with the same SQL',
    value: ratio,
    unit: '×',
    bound: { kind: 'min', value: 0.5 },
    detail,
  };
};

const requestsPerSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return result.requests.average;
};

const refreshThroughput = async (stage: Stage, people: BenchPerson[], bareUrl: string): Promise<Figure> => {
  const tokens = people.map(({ refreshToken }) => refreshToken);
  const { ratio, detail } = await alternately(
    () => refreshesPerSecond(`${stage.server.url}/auth/v1/token?grant_type=refresh_token`, tokens),
    () => refreshesPerSecond(bareUrl, tokens),
  );
  return {
    name: 'refreshes, throughput against a bare handler with the same SQL',
    value: ratio,
    unit: '×',
    bound: { kind: 'min', value: 0.5 },
    detail,
  };
};

/** Each chain uses the token that the answer before gave it; `tokens` is left with the newest ones. */
const refreshesPerSecond = async (url: string, tokens: string[]): Promise<number> => {
  const startedAt = performance.now();
  let left = REFRESHES;
  await Promise.all(
    tokens.map(async (_token, chain) => {
      while (left > 0) {
        left -= 1;
        tokens[chain] = (await refresh(url, tokens[chain] ?? '')).refresh_token;
      }
    }),
  );
  return REFRESHES / ((performance.now() - startedAt) / 1_000);
};

const refresh = async (url: string, refreshToken: string): Promise<{ refresh_token: string }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  if (!answer.ok) throw new Error(`A refresh was answered with ${answer.status}`);
  return (await answer.json()) as { refresh_token: string };
};

const refreshesAtOnce = async (stage: Stage): Promise<Figure> => {
  const { refreshToken } = await signUp(stage);
  const url = `${stage.server.url}/auth/v1/token?grant_type=refresh_token`;
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => refresh(url, refreshToken)));
  return {
    name: `tokens that ${AT_ONCE} refreshes of one token at once give`,
    value: new Set(answers.map(({ refresh_token }) => refresh_token)).size,
    unit: 'tokens',
    bound: { kind: 'max', value: 1 },
    detail: 'no refresh was refused',
  };
};
