import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';

/** What the closing of accounts uses. */
export interface ClosingServices {
  database: Database;
  log: Logger;
  mailer: Mailer;
  productName: string;
  /** Destroys the bytes of an account that is gone; never fails. */
  emptyAccount(userId: string): Promise<void>;
  /** The time of day; another one in tests. */
  now(): Date;
}
