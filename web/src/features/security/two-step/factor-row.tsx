import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { RemoveDeviceDialog } from './remove-device-dialog.tsx';

interface FactorRowProps {
  factor: Factor;
  /** Nothing gives codes any more once it is gone. */
  isLast: boolean;
  onRemoved: () => void;
}

/** One device that gives codes. */
export const FactorRow = ({ factor, isLast, onRemoved }: FactorRowProps) => {
  const { t, language } = useTexts('security');
  const [isOpen, setOpen] = useState(false);
  const name = factor.friendly_name || t('twoStep.unnamed');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">
          {t('twoStep.addedOn', { date: dayAndTime(factor.created_at, language) })}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('twoStep.removeNamed', { name })}
        onPress={() => setOpen(true)}
      >
        {t('twoStep.remove')}
      </Button>
      <RemoveDeviceDialog
        factorId={factor.id}
        name={name}
        isLast={isLast}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onRemoved={onRemoved}
      />
    </li>
  );
};
