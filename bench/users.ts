/** /users: the first page and searches among 100,000 accounts against 100. */
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, openStage, type Stage, signUp } from './support/stage.ts';

const REQUESTS = 200;
const WARM_UP = 40;
const MANY = 100_000;
const FEW = 100;

/** Each finds as many accounts on both sides that its page is as long. */
const ASKED: Record<string, object> = {
  'first page': {},
  'first page of a role': { role: 'professional', limit: 10 },
  'search of an address': { search: 'personne77@' },
  'search of a name in two words': { search: 'ELOISE martin', limit: 1 },
  'search of a frequent name': { search: 'martin', limit: 10 },
  'search of what all have': { search: 'exemple', limit: 50 },
  'search of a letter': { search: 'e', limit: 50 },
  'search of what nobody has': { search: 'zzzyx' },
};

export const users = async (): Promise<Figure[]> => {
  const [crowded, empty] = [await openStage(), await openStage()];
  try {
    const sides = [await administering(crowded, MANY), await administering(empty, FEW)] as const;
    const figures: Figure[] = [];
    for (const [name, body] of Object.entries(ASKED)) figures.push(await compare(name, body, ...sides));
    return figures;
  } finally {
    await crowded.stop();
    await empty.stop();
  }
};

interface Side {
  stage: Stage;
  person: BenchPerson;
}

const administering = async (stage: Stage, people: number): Promise<Side> => {
  const person = await signUp(stage);
  await stage.asSuperuser(`
    UPDATE profiles SET role = 'super_admin' WHERE user_id = '${person.userId}';
    CREATE TEMP TABLE people AS SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${people}) AS n;
    INSERT INTO auth.users (id, email, email_confirmed_at) SELECT id, 'personne' || n || '@exemple.fr', now() FROM people;
    INSERT INTO profiles (user_id, first_name, last_name, role)
      SELECT id, (ARRAY['Éloïse', 'Nadia', 'Paul', 'Inès', 'Yann'])[1 + n % 5],
        (ARRAY['Martin', 'Bernard', 'Lefèvre', 'Nguyen', 'Benali', 'Dubois', 'Roux'])[1 + n % 7],
        CASE WHEN n % 9 = 0 THEN 'professional' ELSE 'user' END
      FROM people;
    ANALYZE admin.directory;
  `);
  return { stage, person };
};

const compare = async (name: string, body: object, crowded: Side, empty: Side): Promise<Figure> => {
  const times = { crowded: [] as number[], empty: [] as number[] };
  for (let request = 0; request < REQUESTS; request += 1) {
    times.crowded.push(await timeOf(crowded, body));
    times.empty.push(await timeOf(empty, body));
  }
  const [slow, quick] = [median(times.crowded.slice(WARM_UP)), median(times.empty.slice(WARM_UP))];
  return {
    name: `/users, ${name}, among ${MANY} accounts against ${FEW}`,
    value: slow / quick,
    unit: '×',
    bound: { kind: 'max', value: 2 },
    detail: `${slow.toFixed(2)} ms against ${quick.toFixed(2)} ms, medians of ${REQUESTS - WARM_UP} alternating requests`,
  };
};

const timeOf = async ({ stage, person }: Side, body: object): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`${stage.server.url}/api/admin/users/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  return performance.now() - startedAt;
};
