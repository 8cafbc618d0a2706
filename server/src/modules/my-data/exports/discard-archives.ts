import { discardObject } from '../../files/index.ts';
import type { ExportServices } from '../my-data-services.ts';

/** Removes archives that no export has any more. Never fails: what it cannot do now, the sweep of files does. */
export const discardArchives = async (
  services: Pick<ExportServices, 'database' | 'store' | 'log'>,
  userId: string,
  objectKeys: readonly string[],
): Promise<void> => {
  for (const key of objectKeys) await discardObject(services, userId, key);
};
