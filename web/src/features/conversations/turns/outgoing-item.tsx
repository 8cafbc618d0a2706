import { CircleAlert } from 'lucide-react';
import { type UploadState, uploadStates } from '#web/features/attachments/sending/uploads.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useIsSlotKept } from '#web/lib/drafts/use-is-kept.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { useLate } from '#web/lib/page/use-late.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { MessageFrame } from '../log/message-frame.tsx';
import { useUnsentText } from './failure-texts.ts';
import { OutgoingFiles } from './outgoing-files.tsx';
import type { ShownOutgoing } from './turn-state.ts';

interface OutgoingItemProps {
  message: ShownOutgoing;
  /** Of its files, those that are still on this device. */
  files: readonly KeptFile[];
  isBusy: boolean;
  /** The connection is there, again perhaps. */
  isConnected: boolean;
  onRetry: () => void;
  /** Puts the words and the files back where they were; also while the files are being uploaded. */
  onTakeBack: () => void;
}

/** Without a key nothing outlasts the tab: [Note: what ends with the tab]. */
const keptText = (hasFiles: boolean, isSealed: boolean) => {
  if (isSealed) return hasFiles ? 'message.keptAll' : 'message.kept';
  return hasFiles ? 'message.keptAllInTab' : 'message.keptInTab';
};

/** It comes where « Renvoyer » was: the second press of a double click must not undo the first. */
const STOP_IS_OFFERED_AFTER_MS = 700;
const ON_THE_WAY: ReadonlySet<string> = new Set<UploadState['status']>(['waiting', 'uploading']);

/** A message that is on its way, or that did not get through; its words stay until it has. */
export const OutgoingItem = ({
  message,
  files,
  isBusy,
  isConnected,
  onRetry,
  onTakeBack,
}: OutgoingItemProps) => {
  const { t } = useTexts('conversations');
  const unsentText = useUnsentText();
  const uploads = useStore(uploadStates);
  const isSealed = useIsSlotKept(message.id);
  const { content, attachments = [], writtenAt, status, failure } = message;
  const isUploading =
    status === 'sending' && attachments.some((id) => ON_THE_WAY.has(uploads.get(id)?.status ?? ''));
  const offersStop = useLate(isUploading, STOP_IS_OFFERED_AFTER_MS);
  return (
    <div className="flex flex-col items-end gap-2">
      <MessageFrame
        author="user"
        at={writtenAt}
        status={status === 'sending' && <span>{t('message.sending')}</span>}
        attachments={files.length > 0 && <OutgoingFiles files={files} uploads={uploads} />}
      >
        {content === '' ? null : content}
      </MessageFrame>
      {offersStop && (
        <Button variant="quiet" className="text-sm sm:mr-12" onPress={onTakeBack}>
          {t('message.stopUpload')}
        </Button>
      )}
      {status === 'error' && (
        <div role="alert" className="flex max-w-[46ch] flex-col gap-1 text-sm sm:mr-12">
          <p className="flex items-center gap-1.5 font-semibold text-clay">
            <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
            {t('message.failed')}
          </p>
          <p className="text-ink-soft">
            {failure !== null && unsentText(failure, isConnected)}{' '}
            {t(keptText(attachments.length > 0, isSealed))}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" className="text-sm" isDisabled={isBusy} onPress={onTakeBack}>
              {t(attachments.length > 0 ? 'message.takeAllBack' : 'message.takeBack')}
            </Button>
            <Button variant="secondary" className="text-sm" isDisabled={isBusy} onPress={onRetry}>
              {t('message.resend')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
