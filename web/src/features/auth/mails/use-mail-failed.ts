import { useEffect, useState } from 'react';
import { watchMail } from '#web/lib/watch-mail.ts';

/**
 * True once it is known that the mail of this ticket could not be sent.
 * @param ticket of the answer that the screen waits for; null or undefined when there is none.
 */
export const useMailFailed = (ticket: string | null | undefined): boolean => {
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (ticket === null || ticket === undefined) return;
    const leaving = new AbortController();
    void watchMail(ticket, leaving.signal).then((status) => {
      if (status === 'failed') setFailed(ticket);
    });
    return () => leaving.abort();
  }, [ticket]);
  return failed !== undefined && failed === ticket;
};
