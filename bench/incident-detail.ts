/** One incident, whole: with many persons, exhibits and versions against one with nothing. */
import { v7 as uuidv7 } from 'uuid';
import { exhibitBody, incidentBody, personBody } from '../server/tests/support/belongings.ts';
import { TINY_PNG, uploaded } from '../server/tests/support/uploads.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const PERSONS = 30;
const EXHIBITS = 50;
const VERSIONS = 100;
const REQUESTS = 200;
/** The first ones warm connections and plans. */
const WARMING = 50;

const DESCRIPTION = 'Il a haussé le ton devant toute l’équipe et a dit que je ne servais à rien. '.repeat(12);

export const incidentDetail = async (): Promise<Figure[]> => {
  const stage = await openStage();
  try {
    const person = await signUp(stage);
    const ask = asking(stage, person);
    const [empty, full] = [uuidv7(), uuidv7()];
    for (const id of [empty, full]) await ask.post('', { ...incidentBody(id), description: DESCRIPTION });
    await fill(stage, person, full);
    const times = { empty: [] as number[], full: [] as number[], history: [] as number[] };
    for (let request = 0; request < REQUESTS; request += 1) {
      times.empty.push(await ask.time(`/${empty}`));
      times.full.push(await ask.time(`/${full}`));
      times.history.push(await ask.time(`/${full}/versions`));
    }
    const of = (measured: number[]): number => median(measured.slice(WARMING));
    const [slow, quick, history] = [of(times.full), of(times.empty), of(times.history)];
    return [
      {
        name: `an incident with ${PERSONS} persons, ${EXHIBITS} exhibits and ${VERSIONS} versions against an empty one`,
        value: slow / quick,
        unit: '×',
        bound: { kind: 'max', value: 3 },
        detail: `${slow.toFixed(2)} ms against ${quick.toFixed(2)} ms, medians of ${REQUESTS - WARMING} in turns; each exhibit has a picture`,
      },
      {
        name: `its history, ${VERSIONS} versions, against an empty incident`,
        value: history / quick,
        unit: '×',
        bound: { kind: 'max', value: 3 },
        detail: `${history.toFixed(2)} ms; asked for when it is opened`,
      },
    ];
  } finally {
    await stage.stop();
  }
};

const fill = async (stage: Stage, person: BenchPerson, incidentId: string): Promise<void> => {
  const ask = asking(stage, person);
  for (let number = 0; number < PERSONS; number += 1) {
    await ask.post(`/${incidentId}/persons`, { ...personBody(uuidv7()), full_name: `Personne ${number}` });
  }
  for (let number = 0; number < EXHIBITS; number += 1) {
    const { id } = await uploaded(stage.server.url, person, TINY_PNG);
    await ask.post(`/${incidentId}/evidence`, { ...exhibitBody(uuidv7()), files: [id] });
  }
  for (let version = 1; version < VERSIONS; version += 1) {
    await ask.patch(`/${incidentId}`, version, { description: `${DESCRIPTION} ${version}` });
  }
};

const asking = ({ server }: Stage, { accessToken }: BenchPerson) => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const ask = async (path: string, options: RequestInit = {}): Promise<void> => {
    const answer = await fetch(`${server.url}/api/incidents${path}`, {
      ...options,
      headers: { ...headers, ...options.headers },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${body}`);
  };
  return {
    post: (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    patch: (path: string, version: number, body: object) =>
      ask(path, { method: 'PATCH', headers: { 'if-match': `"${version}"` }, body: JSON.stringify(body) }),
    time: async (path: string): Promise<number> => {
      const startedAt = performance.now();
      await ask(path);
      return performance.now() - startedAt;
    },
  };
};
