/** Whether the time of a refused sign-in tells if there is an account. */
import { randomUUID } from 'node:crypto';
import { type Figure, median } from './support/report.ts';
import { openStage, type Stage } from './support/stage.ts';

/** Below the limit of wrong passwords that an address may have in a quarter of an hour. */
const ROUNDS = 25;

export const signInTimes = async (): Promise<Figure> => {
  const stage = await openStage();
  try {
    const email = `${randomUUID()}@exemple.fr`;
    await post(stage, 'signup', { email, password: 'Mot2passe-sur', data: { first_name: 'Banc' } });
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.known.push(await refusedIn(stage, email));
      times.unknown.push(await refusedIn(stage, `${randomUUID()}@exemple.fr`));
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    return {
      name: 'time of a refused sign-in, unknown address against known',
      value: Math.abs(unknown / known - 1) * 100,
      unit: '%',
      bound: { kind: 'max', value: 5 },
      detail: `${unknown.toFixed(1)} ms against ${known.toFixed(1)} ms, medians of ${ROUNDS} alternating attempts`,
    };
  } finally {
    await stage.stop();
  }
};

const refusedIn = async (stage: Stage, email: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await post(stage, 'token?grant_type=password', { email, password: 'Faux2passe' });
  if (answer.status !== 400) throw new Error(`A wrong password was answered with ${answer.status}`);
  return performance.now() - startedAt;
};

const post = (stage: Stage, path: string, body: unknown): Promise<Response> =>
  fetch(`${stage.server.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
