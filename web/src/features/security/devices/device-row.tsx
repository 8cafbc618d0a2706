import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import type { Device } from '../security-queries.ts';
import { useDeviceName } from './use-device-name.ts';

/** One browser that is signed in. This very one is left by « Déconnexion », not from here. */
export const DeviceRow = ({ device, onEnd }: { device: Device; onEnd: () => void }) => {
  const { t, language } = useTexts('security');
  const name = useDeviceName()(device);
  const since = dayAndTime(device.created_at, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {device.is_current && <Badge tone="green">{t('devices.here')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('devices.active', { date: dayAndTime(device.refreshed_at, language) })}
        </p>
        <p className="text-sm text-ink-soft">{t('devices.since', { date: since })}</p>
      </div>
      {!device.is_current && (
        <Button variant="secondary" aria-label={t('devices.endNamed', { name, date: since })} onPress={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
};
