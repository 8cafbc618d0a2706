import * as z from 'zod/mini';
import { type PublicConfig, publicConfig } from '#contract/config.ts';
import { ProblemError, RETRY_AFTER_SECONDS } from '../platform/errors/problem-error.ts';
import { type Route, route } from '../platform/requests/route.ts';

export interface OpenParts {
  isHealthy: () => Promise<boolean>;
  /** True when the disk has no room for the largest file. */
  isStorageFull: () => Promise<boolean>;
  publicConfig: PublicConfig;
  document: () => Record<string, unknown>;
}

/** `storage`: files are refused for lack of room, and what people write may be next; all else is served. */
const health = z.object({ status: z.literal('ok'), storage: z.optional(z.literal('full')) });
type Health = z.infer<typeof health>;

/** What `/api` answers to anybody: these routes need no session, and nothing may be read of `actor` in them. */
export const openRoutes = (parts: OpenParts): Route[] => [
  route({
    method: 'GET',
    path: '/health',
    operationId: 'getHealth',
    summary: 'Whether it can serve',
    answer: { status: 200, schema: health },
    problems: ['unavailable'],
    run: async (): Promise<Health> => {
      if (!(await parts.isHealthy())) {
        throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // A server with a full disk can still serve everything that writes no files, so it stays healthy.
      return { status: 'ok', ...((await parts.isStorageFull()) && { storage: 'full' }) };
    },
  }),
  route({
    method: 'GET',
    path: '/config',
    operationId: 'getConfig',
    summary: 'What the web app must know before anybody signs in',
    answer: { status: 200, schema: publicConfig },
    run: async () => parts.publicConfig,
  }),
  route({
    method: 'GET',
    path: '/openapi.json',
    operationId: 'getDocument',
    summary: 'This document',
    answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
    run: async () => parts.document(),
  }),
];
