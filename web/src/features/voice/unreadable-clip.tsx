import { CircleAlert } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface UnreadableClipProps {
  onRetry: () => void;
  onDownload: () => void;
}

/** The browser cannot read what it has recorded: another try, or the bytes as they are. */
export const UnreadableClip = ({ onRetry, onDownload }: UnreadableClipProps) => {
  const { t } = useTexts('voice');
  const { t: common } = useTexts('common');
  return (
    <div role="alert">
      <p className="flex gap-1.5 font-semibold text-clay">
        <CircleAlert aria-hidden="true" size={18} strokeWidth={2} className="mt-1 shrink-0" />
        {t('record.unreadable.title')}
      </p>
      <p className="text-sm text-ink-soft">{t('record.unreadable.kept')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onPress={onRetry}>
          {common('action.retry')}
        </Button>
        <Button variant="quiet" onPress={onDownload}>
          {t('record.unreadable.download')}
        </Button>
      </div>
    </div>
  );
};
