import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { connectedDevices, type Device } from '../security-queries.ts';
import { useErrorText } from '../use-error-text.ts';
import { DeviceRow } from './device-row.tsx';
import { useEndDevices } from './end-devices.ts';
import { useDeviceName } from './use-device-name.ts';

/** « Appareils connectés »: what is signed in, and the way to sign it out. */
export const DevicesSection = () => {
  const { t, language } = useTexts('security');
  const errorText = useErrorText();
  const nameOf = useDeviceName();
  const devices = useQuery(connectedDevices);
  const ending = useEndDevices();
  /** What the open dialog asks about. */
  const [chosen, setChosen] = useState<Device | 'others'>();
  const [isOpen, setOpen] = useState(false);

  const ask = (which: Device | 'others') => {
    ending.reset();
    setChosen(which);
    setOpen(true);
  };
  const isOthers = chosen === 'others';
  const others = devices.data?.filter((device) => !device.is_current) ?? [];

  return (
    <TitledSection title={t('devices.title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('devices.intro')}</p>
      <p role="status" className="font-semibold empty:hidden">
        {ending.isSuccess && (isOthers ? t('devices.endedOthers') : t('devices.ended'))}
      </p>
      {devices.isPending && <LoadingBlock label={t('overview.loading')} />}
      {devices.isLoadingError && <LoadFailure error={devices.error} onRetry={() => void devices.refetch()} />}
      {devices.data !== undefined && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => ask(device)} />
          ))}
        </ul>
      )}
      {devices.data !== undefined && others.length === 0 && (
        <p className="text-ink-soft">{t('devices.alone')}</p>
      )}
      {others.length > 0 && (
        <Button variant="secondary" className="self-start" onPress={() => ask('others')}>
          {t('devices.endOthers')}
        </Button>
      )}
      {chosen !== undefined && (
        <ConfirmDialog
          title={isOthers ? t('devices.endOthersTitle') : t('devices.endTitle')}
          confirmLabel={isOthers ? t('devices.endOthers') : t('devices.endConfirm')}
          pendingLabel={t('devices.endPending')}
          isPending={ending.isPending}
          isDanger
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={() =>
            ending.mutate(isOthers ? 'others' : chosen.id, { onSuccess: () => setOpen(false) })
          }
        >
          <p>
            {isOthers
              ? t('devices.endOthersWhat')
              : t('devices.endWhat', { name: nameOf(chosen), date: dayAndTime(chosen.created_at, language) })}
          </p>
          {ending.error !== null && (
            <Notice tone="danger" title={t('devices.failed')} className="mt-4">
              {errorText(ending.error)}
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </TitledSection>
  );
};
