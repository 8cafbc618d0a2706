import { FileName } from '#web/features/attachments/file-name.tsx';
import type { UploadState } from '#web/features/attachments/sending/uploads.ts';
import { SoundPlayer } from '#web/features/attachments/sounds/sound-player.tsx';
import { KeptThumbnail } from '#web/features/attachments/tray/kept-thumbnail.tsx';
import { UploadStatus } from '#web/features/attachments/tray/upload-status.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';

interface OutgoingFilesProps {
  files: readonly KeptFile[];
  /** By the file's id. */
  uploads: ReadonlyMap<string, UploadState>;
}

/** The files of a message that is not sent yet, and how far each has come. */
export const OutgoingFiles = ({ files, uploads }: OutgoingFilesProps) => {
  const { t } = useTexts('conversations');
  return (
    <ul aria-label={t('message.attachments')} className="flex max-w-full min-w-0 flex-col items-end gap-2">
      {files.map((file) => (
        <li
          key={file.id}
          className="w-72 max-w-full rounded-box border border-hairline bg-surface px-3 py-1.5 text-ink"
        >
          <OutgoingFile file={file} upload={uploads.get(file.id)} />
        </li>
      ))}
    </ul>
  );
};

const OutgoingFile = ({ file, upload }: { file: KeptFile; upload: UploadState | undefined }) => {
  const { t } = useTexts('attachments');
  const isVoice = file.kind === 'voice';
  const name = isVoice ? t('tray.voice') : file.name;
  return (
    <>
      {isVoice ? (
        <SoundPlayer name={name} source={file.content} duration={file.duration} />
      ) : (
        <div className="flex items-center gap-2.5">
          <KeptThumbnail file={file} />
          <FileName name={name} className="flex-1 text-sm font-semibold" />
        </div>
      )}
      {upload !== undefined && (
        <div className="text-xs text-ink-soft">
          <UploadStatus name={name} state={upload} />
        </div>
      )}
    </>
  );
};
