import { type Command, UsageError } from './command.ts';

const ROLES = ['service_role', 'supabase_admin'] as const;
const MAX_MINUTES = 24 * 60;

/** `token`: for a program that uses the admin endpoints of /auth/v1. */
export const TOKEN_COMMAND: Command = {
  usage: 'token [--role service_role] [--minutes 10]',
  summary: 'prints a token for the admin endpoints of /auth/v1; keep it to yourself',
  run: async (operator, console, { options }) => {
    const role = ROLES.find((known) => known === (options.role ?? 'service_role'));
    if (!role) throw new UsageError(`--role is one of ${ROLES.join(', ')}.`);
    const minutes = Number(options.minutes ?? 10);
    if (!(Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES)) {
      throw new UsageError(`--minutes is a number from 1 to ${MAX_MINUTES}.`);
    }
    console.print(await operator.serviceToken(role, minutes));
  },
};
