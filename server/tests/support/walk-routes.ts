/** For tests that try every route: the rows of the tables (platform/requests/route.ts), and requests that they accept. */
import { v7 as uuidv7 } from 'uuid';
import type { PlacedRoute } from '#server/http/placed-route.ts';
import { idNamesIn } from '#server/platform/requests/route.ts';
import { type Belongings, kindOf, shareTokenOf } from './belongings.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Every route of a signed-in person. */
export const personalRoutes = (server: TestServer): PlacedRoute[] =>
  server.recueil.routes.filter(({ isOpen }) => !isOpen);

/** `GET /api/incidents/:incidentId` */
export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/** The path of a route with ids in place of its parameters. */
export const pathWith = ({ path }: { path: string }, ids: Belongings): string =>
  path.replace(/:(\w+)/g, (_parameter, name: string) => ids[kindOf(name)]);

export interface Deviation {
  search?: string;
  /** Undefined for none at all. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends a request that the route accepts, but for what deviates. What is changed is expected in its first version.
 * @param ids of an upload: that of a new file.
 */
export const callRoute = (
  person: TestPerson,
  route: PlacedRoute,
  ids: Belongings,
  { search = '', headers = {}, ...deviation }: Deviation = {},
): Promise<Response> =>
  person.call(
    route.method,
    pathWith(route, ids) + search,
    'body' in deviation ? deviation.body : acceptedBody(route, ids),
    { ...acceptedHeaders(route, ids), ...headers },
  );

const acceptedBody = ({ body, upload }: PlacedRoute, ids: Belongings): unknown =>
  upload
    ? Buffer.from('Il a crié.')
    : body?.example(body.exampleId === undefined ? uuidv7() : ids[kindOf(body.exampleId)]);

/** The names of all kinds of things that a request names, in its path or in its body. */
export const kindsNamedBy = ({ path, body }: PlacedRoute): string[] => [
  ...idNamesIn(path),
  ...(body?.exampleId === undefined ? [] : [body.exampleId]),
];

const acceptedHeaders = (
  { namesVersion, opensByShare, upload = {} }: PlacedRoute,
  { shareId }: Belongings,
): Record<string, string> => ({
  ...(opensByShare && { authorization: `Bearer ${shareTokenOf(shareId)}` }),
  ...(namesVersion && { 'if-match': '"1"' }),
  ...Object.fromEntries(Object.entries(upload).map(([name, { example }]) => [name, example])),
});

/** The text of an answer; of one without end, what comes first. */
export const textOf = async ({ answer: described }: PlacedRoute, answer: Response): Promise<string> => {
  const isEndless = 'endless' in described && answer.ok;
  if (!isEndless || !answer.body) return await answer.text();
  const reader = answer.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
};
