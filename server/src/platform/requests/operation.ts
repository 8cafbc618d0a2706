/** What a route does, as the OpenAPI document tells it (http/openapi.ts): by the schemas that the code itself parses with. */
import type * as z from 'zod/mini';
import type { ProblemCode } from '#contract/problems.ts';

export interface Operation {
  summary: string;
  /** Of the query, each key a parameter. */
  query?: z.ZodMiniObject;
  body?: z.core.$ZodType;
  /** When the body is the bytes of a file, as they are: the headers that go with them. */
  upload?: Record<string, { required: boolean; description: string }>;
  /** True when `If-Match` names the version that is changed. */
  namesVersion?: boolean;
  answer: /** With `streamed`, server-sent events of that instead, when the body asks for them; the last one is `[DONE]`. */
    | { status: 200 | 201; schema: z.core.$ZodType; streamed?: z.core.$ZodType }
    | { status: 200; events: z.core.$ZodType }
    /** Bytes of one of these media types. */
    | { status: 200; types: readonly string[] }
    | { status: 204 };
  /** Beside those that every signed-in route can answer with. */
  problems?: readonly ProblemCode[];
}

/** By method and path below the module's own, as Hono writes it: `GET /:id`. */
export type Operations = Record<string, Operation>;
