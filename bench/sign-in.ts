/** Signing in: its cost besides Argon2, and whether the time of a refusal reveals an account. */
import { randomUUID } from 'node:crypto';
import { createPasswordChecker } from '../server/src/modules/auth/foundation/password.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const ROUNDS = 80;
const RECOVERIES = 30;
/** The number of hashes that Node computes at once (libuv's pool). */
const PARALLEL = 4;
const SIGN_INS = 60;
const THROUGHPUT_ROUNDS = 5;
const NO_LIMITS = { RECUEIL_PASSWORD_ATTEMPTS: '0', RECUEIL_NETWORK_ATTEMPTS: '0' };

/** Each address is tried once, like an attacker with a list: known and unknown ones have the same history. */
export const signInTimes = async (): Promise<Figure> => {
  const stage = await openStage();
  try {
    const known: string[] = [];
    for (let n = 0; n < ROUNDS; n += 1) known.push((await signUp(stage)).email);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [round, email] of known.entries()) {
      // The second one finds warmer caches, so they alternate.
      const turns = [
        ['known', email],
        ['unknown', `${randomUUID()}@exemple.fr`],
      ] as const;
      for (const [kind, address] of round % 2 ? turns : turns.toReversed()) {
        times[kind].push(await refusedIn(stage, address));
      }
    }
    const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
    return {
      name: 'time of a refused sign-in, unknown address against known',
      value: Math.abs(unknownMs / knownMs - 1) * 100,
      unit: '%',
      bound: { kind: 'max', value: 5 },
      detail: `${unknownMs.toFixed(1)} ms against ${knownMs.toFixed(1)} ms, medians of ${ROUNDS} alternating attempts`,
    };
  } finally {
    await stage.stop();
  }
};

/** The same for mails that anybody can ask for. */
export const recoveryTimes = async (): Promise<Figure> => {
  const stage = await openStage();
  try {
    const people = await Promise.all(Array.from({ length: RECOVERIES }, () => signUp(stage)));
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const { email } of people) {
      times.known.push(await recoveryIn(stage, email));
      times.unknown.push(await recoveryIn(stage, `${randomUUID()}@exemple.fr`));
    }
    const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
    return {
      name: 'time of an asked-for recovery mail, unknown address against known',
      value: Math.abs(unknownMs / knownMs - 1) * 100,
      unit: '%',
      bound: { kind: 'max', value: 5 },
      detail: `${unknownMs.toFixed(1)} ms against ${knownMs.toFixed(1)} ms, medians of ${RECOVERIES} alternating requests`,
    };
  } finally {
    await stage.stop();
  }
};

/** Password sign-ins per second against the comparison of a password alone. */
export const signInThroughput = async (): Promise<Figure> => {
  const stage = await openStage(NO_LIMITS);
  try {
    const people = await Promise.all(Array.from({ length: PARALLEL }, () => signUp(stage)));
    const passwords = await createPasswordChecker('full');
    const hash = await passwords.hash('Mot2passe-sur');
    const compare = async () => void (await passwords.matches('Mot2passe-sur', hash));
    let turn = 0;
    const signIn = () => signInAs(stage, people[turn++ % PARALLEL] as BenchPerson);
    await perSecond(signIn);
    await perSecond(compare);
    const pairs: { ours: number; alone: number }[] = [];
    for (let round = 0; round < THROUGHPUT_ROUNDS; round += 1) {
      pairs.push({ ours: await perSecond(signIn), alone: await perSecond(compare) });
    }
    return {
      name: 'password sign-ins, throughput against Argon2 alone',
      value: median(pairs.map(({ ours, alone }) => ours / alone)),
      unit: '×',
      bound: { kind: 'min', value: 0.8 },
      detail: `${median(pairs.map(({ ours }) => ours)).toFixed(0)} against ${median(pairs.map(({ alone }) => alone)).toFixed(0)} a second, ${PARALLEL} at a time, median of ${THROUGHPUT_ROUNDS} alternating rounds of ${SIGN_INS}`,
    };
  } finally {
    await stage.stop();
  }
};

const perSecond = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  let left = SIGN_INS;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return SIGN_INS / ((performance.now() - startedAt) / 1_000);
};

/** From a known browser: a new one would cause a mail. */
const signInAs = async (stage: Stage, { email, password, cookies }: BenchPerson): Promise<void> => {
  const answer = await post(stage, { email, password }, { cookie: cookies });
  await answer.text();
  if (!answer.ok) throw new Error(`A sign-in was answered with ${answer.status}`);
};

const refusedIn = async (stage: Stage, email: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await post(stage, { email, password: 'Faux2passe' });
  await answer.text();
  if (answer.status !== 400) throw new Error(`A wrong password was answered with ${answer.status}`);
  return performance.now() - startedAt;
};

const recoveryIn = async (stage: Stage, email: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`${stage.server.url}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`A recovery was answered with ${answer.status}`);
  return performance.now() - startedAt;
};

const post = (stage: Stage, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${stage.server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
