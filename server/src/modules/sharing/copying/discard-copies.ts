import { discardObject } from '../../files/index.ts';
import type { SharingServices } from '../sharing-services.ts';

/** Destroys copies that no share has any more. Never fails: what it cannot do now, the sweep of files does. */
export const discardCopies = async (
  services: Pick<SharingServices, 'database' | 'store' | 'log'>,
  userId: string,
  objectKeys: readonly string[],
): Promise<void> => {
  for (const key of objectKeys) await discardObject(services, userId, key);
};
