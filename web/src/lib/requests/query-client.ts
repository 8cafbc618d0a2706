import { QueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#contract/common/durations.ts';
import { onDeparture, onForget } from '../forget.ts';
import { isProblem } from './api-problem.ts';

const MAX_RETRIES = 2;

/** Only what may pass by itself is asked again: a refusal stays a refusal. */
const mayPass = (error: unknown): boolean => isProblem(error, 'network') || isProblem(error, 'unavailable');

/** The answers of the server, in memory only: nothing a person wrote is cached on disk. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20 * SECOND_MS,
      retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onDeparture(() => void queryClient.cancelQueries());
onForget(() => queryClient.clear());
