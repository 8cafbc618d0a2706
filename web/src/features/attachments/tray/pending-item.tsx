import { RotateCw, Send, X } from 'lucide-react';
import { useRef } from 'react';
import { FILE_TYPES, type FileType } from '#contract/files.ts';
import { isSoundType } from '#contract/sounds/read-sound.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';
import { FileName } from '../file-name.tsx';
import { fileSizeText } from '../file-size.ts';
import type { UploadState } from '../sending/uploads.ts';
import { lengthText } from '../sounds/clock-text.ts';
import { SoundPlayer } from '../sounds/sound-player.tsx';
import { KeptThumbnail } from './kept-thumbnail.tsx';
import { TranscribeChoice } from './transcribe-choice.tsx';
import { UploadStatus } from './upload-status.tsx';

interface PendingItemProps {
  file: KeptFile;
  upload: UploadState | undefined;
  canSend: boolean;
  /** Sends it by itself. */
  onSend: (() => void) | undefined;
  /** Says whether a machine may write down what a sound says. */
  onTranscribe: (mayTranscribe: boolean) => void;
  /** Sends it again, where it could not be sent. */
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
}

/** A file that waits to be sent: a picture shows itself, a recording can be heard. */
export const PendingItem = ({
  file,
  upload,
  canSend,
  onSend,
  onTranscribe,
  onRetry,
  onRemove,
}: PendingItemProps) => {
  const { t, language } = useTexts('attachments');
  const box = useRef<HTMLLIElement>(null);
  usePassFocusOn(box);
  const type = file.type as FileType;
  const isVoice = file.kind === 'voice';
  const name = isVoice ? t('tray.voice') : file.name;
  return (
    <li
      ref={box}
      className="flex min-w-0 flex-col rounded-box border border-hairline bg-surface py-1 pr-0.5 pl-1.5"
    >
      <div className="flex min-w-0 items-center gap-2.5">
        {!isVoice && <KeptThumbnail file={file} />}
        <div className="min-w-0 flex-1">
          {isVoice ? (
            <SoundPlayer name={name} source={file.content} duration={file.duration} />
          ) : (
            <FileName name={name} className="text-sm font-semibold" />
          )}
          <div className="text-xs text-ink-soft">
            {!isVoice && upload?.status !== 'failed' && (
              <p>
                {t(`kind.${FILE_TYPES[type]}`)} · {fileSizeText(file.size, language)}
                {file.seconds !== undefined && ` · ${lengthText(file.seconds)}`}
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
        {onRetry !== undefined && upload?.status === 'failed' && (
          <IconButton icon={RotateCw} label={t('tray.retry', { name })} onPress={onRetry} />
        )}
        <IconButton icon={X} label={t('tray.remove', { name })} onPress={onRemove} />
      </div>
      {isSoundType(type) && upload?.status !== 'uploaded' && (
        <TranscribeChoice mayTranscribe={file.mayTranscribe !== false} onChange={onTranscribe} />
      )}
    </li>
  );
};
