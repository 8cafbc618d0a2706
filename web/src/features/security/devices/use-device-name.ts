import { useTexts } from '#web/i18n/use-texts.ts';
import type { Device } from '../security-queries.ts';
import { deviceName } from './device-name.ts';

/** « Firefox sur Windows », or « Appareil inconnu ». */
export const useDeviceName = (): ((device: Pick<Device, 'user_agent'>) => string) => {
  const { t } = useTexts('security');
  return ({ user_agent }) => {
    const name = deviceName(user_agent);
    return name === null ? t('devices.unknown') : t('devices.name', name);
  };
};
