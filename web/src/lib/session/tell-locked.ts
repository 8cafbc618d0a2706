import { SECOND_MS } from '#contract/common/durations.ts';
import { isLocked } from '#web/lib/idle-lock/lock-mark.ts';

const AGAIN_MS = 5 * SECOND_MS;
const SERVER_FAULT = 500;

/**
 * Has the server take back the cookie that opens files and exports as plain links, which no script can, and what the person had
 * shown of themselves. Repeated until it was told, as long as the lock lasts. Never fails.
 */
export const tellLocked = async (accessToken: string): Promise<void> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const isTold = await fetch('/auth/v1/lock', { method: 'POST', headers, keepalive: true }).then(
    // A token that has expired is refused, and the cookie is gone all the same.
    ({ status }) => status < SERVER_FAULT,
    () => false,
  );
  if (isTold) return;
  setTimeout(() => {
    if (isLocked(accessToken)) void tellLocked(accessToken);
  }, AGAIN_MS);
};
