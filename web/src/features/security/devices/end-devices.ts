import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#web/lib/session/session.ts';
import { authRequest } from '../auth-request.ts';
import { securityKeys } from '../security-queries.ts';

/** Signs out one device, or all but this one; the list is read again, also after a refusal. */
export const useEndDevices = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (which: string | 'others') => {
      if (which === 'others') {
        const { error } = await (await auth()).signOut({ scope: 'others' });
        if (error !== null) throw error;
      } else {
        await authRequest('DELETE', `/sessions/${encodeURIComponent(which)}`);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityKeys.devices }),
  });
};
