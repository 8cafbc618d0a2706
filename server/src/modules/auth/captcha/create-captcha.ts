/** Creates the captcha of the configuration: our own, one of a third party, or none. */
import type { CaptchaConfig } from '../../../config/captcha.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SharedSecrets } from '../../../platform/secrets/shared-secrets.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createRemoteCaptcha } from './remote-captcha.ts';

/** Null when it is switched off. */
export const createCaptcha = async (
  config: CaptchaConfig,
  { database, secret, log }: { database: Database; secret: SharedSecrets; log: Logger },
): Promise<Captcha | null> => {
  switch (config.kind) {
    case 'off':
      return null;
    case 'altcha':
      return createAltcha(database, await secret('captcha.key'));
    default:
      return createRemoteCaptcha(database, config, log);
  }
};
