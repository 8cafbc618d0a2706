import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAIL_TICKET_HEADER, type MailStatus } from '#contract/account/mail-status.ts';
import type { Invitation, Role } from '#contract/administration.ts';
import { api } from '#web/lib/requests/api.ts';
import { request } from '#web/lib/requests/request.ts';
import { watchMail } from '#web/lib/watch-mail.ts';
import { adminKeys } from '../admin-queries.ts';

/** What is done to an account. */
export type AccountChange =
  | { kind: 'role'; role: Role }
  | { kind: 'suspend'; reason: string }
  | { kind: 'lift' }
  | { kind: 'delete' }
  | { kind: 'keep' };

const send = (id: string, change: AccountChange): Promise<void> => {
  const path = `/api/admin/users/${id}`;
  switch (change.kind) {
    case 'role':
      return api.send('PUT', `${path}/role`, { body: { role: change.role } });
    case 'suspend':
      return api.send('PUT', `${path}/suspension`, { body: { reason: change.reason } });
    case 'lift':
      return api.delete(`${path}/suspension`);
    case 'delete':
      return api.send('PUT', `${path}/deletion`);
    case 'keep':
      return api.delete(`${path}/deletion`);
  }
};

/** Changes an account; a person who has not shown for a while who they are is asked first (lib/requests/request.ts). */
export const useAccountChange = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AccountChange) => send(id, change),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
};

/** Invites somebody, and waits until it is known whether the mail left. */
export const useInvitation = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (invitation: Invitation): Promise<MailStatus> => {
      const answer = await request('POST', '/api/admin/users', { body: invitation });
      const ticket = answer.headers.get(MAIL_TICKET_HEADER);
      return ticket === null ? 'unknown' : await watchMail(ticket, new AbortController().signal);
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  });
};
