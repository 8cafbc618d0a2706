/**
 * One row of a module's table of routes. The application, the OpenAPI document (http/openapi.ts) and the tests that walk
 * every route are all made of these rows.
 */
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { ProblemCode } from '#contract/common/problems.ts';
import type { Actor } from '../database/database.ts';
import { ReadyJson } from './json-bytes.ts';
import { type ApiEnv, readBody, readId, readQuery, readVersion } from './requests.ts';

/** A JSON body. */
export interface JsonBody<Schema extends z.core.$ZodType = z.core.$ZodType> {
  schema: Schema;
  /** One that is accepted. The id is for what the client itself creates: a new one in tests, a fixed one in the document. */
  example: (id: string) => z.input<Schema>;
  /** Where the id is that of a thing that is there already: the name that its kind has in paths, `incidentId`. */
  exampleId?: string;
}

export type Answer =
  /** JSON. With `streamed`, server-sent events of that instead when the body asks for them; the last one is `[DONE]`. */
  | { status: 200 | 201; schema: z.core.$ZodType; streamed?: z.core.$ZodType }
  /** Server-sent events. A stream that is `endless` goes on until its reader leaves or the token expires. */
  | { status: 200; events: z.core.$ZodType; endless?: true }
  /** Bytes of one of these media types. */
  | { status: 200; types: readonly string[] }
  | { status: 204 };

/** A header that goes with the bytes of a file. */
interface UploadHeader {
  required: boolean;
  description: string;
  example: string;
}

/** What is known of a route beside its code. */
interface RouteFacts<Path extends string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the module's own. A parameter is an id, and is named by what it belongs to: `/:incidentId/versions`. */
  path: Path;
  /** The name in the OpenAPI document: the verb. Unique among all modules. */
  operationId: string;
  summary: string;
  /** When the body is the bytes of a file, as they are: the headers that go with them. The id is that of a new file. */
  upload?: Readonly<Record<string, UploadHeader>>;
  /** How large the JSON body may be; JSON_BODY_MAX_BYTES where it is not said. */
  bodyMaxBytes?: number;
  /** True when it writes nothing that takes up room: it is served when the disk is full. Only for methods that write. */
  needsNoRoom?: true;
  /**
   * True when it opens as a plain link, a picture or a player, where no script can add a header: the access cookie stands
   * in for the token. Only for GET.
   */
  opensAsLink?: true;
  /** True when only administrators are served: everybody else is answered `administrators_only`, whatever they ask for. */
  isForAdministrators?: true;
  /** True when it is open to whoever has given the code of a share: the token is that of the opening, and not of a session. */
  opensByShare?: true;
  /** Beside those that every route of a signed-in person can answer with. */
  problems?: readonly ProblemCode[];
}

/** A route as a table holds it: the types of what is parsed and answered are known to its code alone. */
export interface Route extends RouteFacts<string> {
  query?: z.core.$ZodType;
  body?: JsonBody;
  namesVersion?: boolean;
  answer: Answer;
  /** Parses the request, runs the verb and answers. @throws ProblemError as in requests.ts, and what the verb throws. */
  respond: (c: Context<ApiEnv>) => Promise<Response>;
}

/** `/:conversationId/messages/:messageId` → `'conversationId' | 'messageId'` */
type IdName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | IdName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A request whose parts have been parsed. */
interface ParsedRequest<
  Path extends string,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Version extends boolean,
> {
  actor: Actor;
  ids: Readonly<Record<IdName<Path>, string>>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** The version that the change started from, where the route names one. */
  version: Version extends true ? number : undefined;
  /** For what else is read of the request, and for answers that are not JSON. */
  context: Context<ApiEnv>;
}

/** What `run` returns: the value of a JSON answer or its JSON, nothing for a 204, or the response itself. */
type Result<Given extends Answer> = Given extends { schema: infer Schema extends z.core.$ZodType }
  ? z.output<Schema> | ReadyJson<z.output<Schema>> | Response
  : Given extends { status: 204 }
    ? // biome-ignore lint/suspicious/noConfusingVoidType: the return type of a verb that returns nothing.
      void
    : Response;

/**
 * A row of a table of routes. What `run` is handed has been parsed by the schemas of the row, in this order: ids, query,
 * body, version. A malformed id is answered like one that is not there.
 */
export const route = <
  Path extends string,
  const Given extends Answer,
  Query extends z.core.$ZodType = z.ZodMiniUndefined,
  Body extends z.core.$ZodType = z.ZodMiniUndefined,
  Version extends boolean = false,
>({
  run,
  ...row
}: RouteFacts<Path> & {
  /** An object: each of its keys is a parameter. */
  query?: Query;
  body?: JsonBody<Body>;
  /** True when `If-Match` names the version that is changed. */
  namesVersion?: Version;
  answer: Given;
  run: (request: ParsedRequest<Path, Query, Body, Version>) => Promise<Result<Given>>;
}): Route => {
  const idNames = idNamesIn(row.path);
  return {
    ...row,
    respond: async (c) => {
      const ids = Object.fromEntries(idNames.map((name) => [name, readId(c, name)]));
      const query = row.query && readQuery(c, row.query);
      const body = row.body && (await readBody(c, row.body.schema));
      const version = row.namesVersion ? readVersion(c) : undefined;
      // The compiler does not see that a part is there exactly when the row has its schema.
      const parsed = { ids, query, body, version } as Pick<
        ParsedRequest<Path, Query, Body, Version>,
        'ids' | 'query' | 'body' | 'version'
      >;
      const result = await run({ actor: c.get('actor'), context: c, ...parsed });
      if (result instanceof Response) return result;
      if (row.answer.status === 204) return c.body(null, 204);
      return result instanceof ReadyJson
        ? c.body(result.bytes, row.answer.status, { 'Content-Type': 'application/json' })
        : c.json(result, row.answer.status);
    },
  };
};

/**
 * The same route, behind a check of what these parameters of its path name; it comes before query, body and version are read.
 * @param problem of the check, beside those that the route has
 */
export const checked = <Name extends string>(
  row: Route,
  { ids: names, problem }: { ids: readonly Name[]; problem: ProblemCode },
  check: (actor: Actor, ids: Readonly<Record<Name, string>>) => Promise<void>,
): Route => ({
  ...row,
  problems: [...(row.problems ?? []), problem],
  respond: async (c) => {
    const ids = Object.fromEntries(names.map((name) => [name, readId(c, name)]));
    await check(c.get('actor'), ids as Record<Name, string>);
    return await row.respond(c);
  },
});

/** The names of the parameters of a path, in their order. */
export const idNamesIn = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
