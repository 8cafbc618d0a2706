import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { StoredFile } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { pictureOptions } from './file-queries.ts';
import { nameToSave, saveFile } from './save-file.ts';

interface PictureDialogProps {
  file: Pick<StoredFile, 'id' | 'type' | 'name'>;
  name: string;
  onClose: () => void;
}

/** All of a picture, over the page. Mounted while it is open. */
export const PictureDialog = ({ file, name, onClose }: PictureDialogProps) => {
  const { t } = useTexts('attachments');
  const { data, error, refetch } = useQuery(pictureOptions(file));
  const url = useObjectUrl(data ?? null);
  return (
    <ModalDialog
      title={name}
      size="wide"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <Button
          variant="secondary"
          isDisabled={data === undefined}
          onPress={() => {
            if (data !== undefined) saveFile(data, nameToSave(file.name, file.type, t('card.nameless')));
          }}
        >
          <Download aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('card.downloadShort')}
        </Button>
      }
    >
      {error !== null && (
        <RetryNotice title={t('card.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {error === null && url === null && (
        <div role="status">
          <span className="sr-only">{t('card.loading')}</span>
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {url !== null && (
        <img src={url} alt={name} className="mx-auto max-h-[68dvh] max-w-full object-contain" />
      )}
    </ModalDialog>
  );
};
