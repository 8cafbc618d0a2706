import { Send, X } from 'lucide-react';
import { useRef } from 'react';
import { FILE_TYPES, type FileType } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePassFocusOn } from '#web/ui/use-pass-focus-on.ts';
import { FileIcon } from './file-icon.tsx';
import { fileSizeText } from './file-size.ts';
import { SoundPlayer } from './sound-player.tsx';
import { UploadStatus } from './upload-status.tsx';
import type { UploadState } from './uploads.ts';
import { useObjectUrl } from './use-object-url.ts';

interface PendingItemProps {
  file: KeptFile;
  upload: UploadState | undefined;
  /** While the message is being sent nothing is taken out of it. */
  isSending: boolean;
  canSend: boolean;
  /** Sends it by itself. */
  onSend: (() => void) | undefined;
  onRemove: () => void;
}

/** A file that waits to be sent: a picture shows itself, a recording can be heard. */
export const PendingItem = ({ file, upload, isSending, canSend, onSend, onRemove }: PendingItemProps) => {
  const { t, language } = useTexts('attachments');
  const box = useRef<HTMLLIElement>(null);
  usePassFocusOn(box);
  const type = file.type as FileType;
  const isVoice = file.kind === 'voice';
  const name = isVoice ? t('tray.voice') : file.name;
  const url = useObjectUrl(type.startsWith('image/') ? file.content : null);
  return (
    <li
      ref={box}
      className="flex min-w-0 items-center gap-2.5 rounded-box border border-hairline bg-surface py-1 pr-0.5 pl-1.5"
    >
      {!isVoice && (
        <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-[6px] bg-sunk">
          {url === null ? (
            <FileIcon type={type} />
          ) : (
            <img src={url} alt="" decoding="async" className="size-full object-cover" />
          )}
        </span>
      )}
      <div className="min-w-0 flex-1">
        {isVoice ? (
          <SoundPlayer name={name} source={file.content} duration={file.duration} />
        ) : (
          <p title={name} className="truncate text-sm font-semibold">
            {name}
          </p>
        )}
        <div className="text-xs text-ink-soft">
          {!isVoice && upload?.status !== 'failed' && (
            <p>
              {t(`kind.${FILE_TYPES[type]}`)} · {fileSizeText(file.size, language)}
            </p>
          )}
          {upload !== undefined && <UploadStatus name={name} state={upload} />}
        </div>
      </div>
      {onSend !== undefined && (
        <IconButton
          icon={Send}
          label={t('tray.send', { name })}
          isDisabled={!canSend}
          className="text-teal"
          onPress={onSend}
        />
      )}
      <IconButton
        icon={X}
        label={t('tray.remove', { name })}
        isDisabled={isSending && upload?.status !== 'failed'}
        onPress={onRemove}
      />
    </li>
  );
};
