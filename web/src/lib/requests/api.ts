import type * as z from 'zod/mini';
import { ApiProblem } from './api-problem.ts';
import { type RequestOptions, request } from './request.ts';

interface CallOptions<Schema extends z.core.$ZodType> extends Omit<RequestOptions, 'accept'> {
  /** The contract's shape of the answer. */
  schema: Schema;
}

const call = async <Schema extends z.ZodMiniType>(
  method: string,
  path: string,
  { schema, ...options }: CallOptions<Schema>,
): Promise<z.infer<Schema>> => {
  const response = await request(method, path, options);
  const parsed = schema.safeParse(await json(response));
  // An answer outside the contract is a fault of ours, and not one that the person can do anything about.
  if (!parsed.success) throw new ApiProblem('internal', null, parsed.error);
  return parsed.data;
};

const json = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiProblem('network', null, cause);
  }
};

/**
 * The JSON API of the product. Every call adds the session's token, parses the answer with the contract, and
 * throws `ApiProblem`. `send` is for answers without a body.
 *
 *     await api.get('/api/incidents', { schema: incidentPage, signal });
 *     await api.patch(`/api/incidents/${id}`, { schema: incident, body: patch, ifMatch: version });
 */
export const api = {
  get: <S extends z.ZodMiniType>(path: string, options: CallOptions<S>) => call('GET', path, options),
  post: <S extends z.ZodMiniType>(path: string, options: CallOptions<S>) => call('POST', path, options),
  put: <S extends z.ZodMiniType>(path: string, options: CallOptions<S>) => call('PUT', path, options),
  patch: <S extends z.ZodMiniType>(path: string, options: CallOptions<S>) => call('PATCH', path, options),
  delete: async (path: string, options: Omit<RequestOptions, 'accept'> = {}): Promise<void> => {
    await request('DELETE', path, options);
  },
  send: async (method: string, path: string, options: Omit<RequestOptions, 'accept'> = {}): Promise<void> => {
    await request(method, path, options);
  },
};
