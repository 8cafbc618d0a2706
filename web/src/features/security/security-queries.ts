import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { auth } from '#web/lib/session/session.ts';
import { authRequest } from './auth-request.ts';
import { hasCode } from './security-error.ts';

export const securityKeys = {
  account: ['security', 'account'] as const,
  devices: ['security', 'devices'] as const,
  recovery: ['security', 'recovery'] as const,
};

/** The own account as the service knows it now, not as this browser remembers it: address, pending change, factors. */
export const ownAccount = queryOptions({
  queryKey: securityKeys.account,
  queryFn: async () => {
    const { data, error } = await (await auth()).getUser();
    if (error !== null) throw error;
    return data.user;
  },
  staleTime: 0,
});

const device = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  refreshed_at: z.string(),
  aal: z.string(),
  is_current: z.boolean(),
});
export type Device = z.infer<typeof device>;
const deviceList = z.object({ sessions: z.array(device) });

/** The browsers that are signed in, the last used first. */
export const connectedDevices = queryOptions({
  queryKey: securityKeys.devices,
  queryFn: async () => deviceList.parse(await authRequest('GET', '/sessions')).sessions,
  staleTime: 0,
});

const recoveryCodesLeft = z.object({ remaining: z.number() });

/** How many recovery codes are left; 0 also when there never were any. */
export const recoveryCodes = queryOptions({
  queryKey: securityKeys.recovery,
  queryFn: async () => {
    try {
      return recoveryCodesLeft.parse(await authRequest('GET', '/factors/recovery-codes')).remaining;
    } catch (error) {
      if (hasCode(error, 'mfa_factor_not_found')) return 0;
      throw error;
    }
  },
  staleTime: 0,
});
