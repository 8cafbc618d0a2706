import { Download } from 'lucide-react';
import { useCallback } from 'react';
import type { TimelineFile } from '#contract/timeline.ts';
import { FileIcon } from '#web/features/attachments/file-icon.tsx';
import { FileFacts } from '#web/features/attachments/showing/file-facts.tsx';
import { fetchContent } from '#web/features/attachments/showing/file-queries.ts';
import { PagePreview } from '#web/features/attachments/showing/page-preview.tsx';
import { PicturePreview } from '#web/features/attachments/showing/picture-preview.tsx';
import { useDownload } from '#web/features/attachments/showing/use-download.ts';
import { SoundPlayer } from '#web/features/attachments/sounds/sound-player.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

/** The first files of an entry in its card: pictures are seen, sounds are heard, documents are saved and show their first page. */
export const CardFiles = ({ files }: { files: readonly TimelineFile[] }) => {
  const { t } = useTexts('journal');
  if (files.length === 0) return null;
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return (
    // Above the link that covers the card.
    <div className="relative flex flex-col gap-2">
      {pictures.length > 0 && (
        <ul aria-label={t('card.pictures')} className="grid grid-cols-3 gap-2">
          {pictures.map((file) => (
            <li key={file.id} className="overflow-hidden rounded-box border border-hairline">
              <PicturePreview file={file} name={file.name || t('files.nameless')} className="h-24" />
            </li>
          ))}
        </ul>
      )}
      {others.map((file) =>
        file.type.startsWith('audio/') ? (
          <CardSound key={file.id} file={file} />
        ) : (
          <CardDocument key={file.id} file={file} />
        ),
      )}
    </div>
  );
};

const isPicture = ({ type, has_thumbnail }: TimelineFile) => has_thumbnail && type.startsWith('image/');

/** Nothing of a sound is fetched before it is played; its length is known without it. */
const CardSound = ({ file: { id, type, name, duration, seconds } }: { file: TimelineFile }) => {
  const { t } = useTexts('journal');
  const fetchSound = useCallback(() => fetchContent({ id, type }), [id, type]);
  return (
    <SoundPlayer
      name={duration === null ? name || t('files.nameless') : t('files.memo')}
      source={fetchSound}
      duration={duration ?? seconds ?? null}
    />
  );
};

const CardDocument = ({ file }: { file: TimelineFile }) => {
  const { t } = useTexts('attachments');
  const problemText = useProblemText();
  const download = useDownload(file);
  return (
    <div>
      <div className="flex items-center gap-2.5 rounded-box border border-hairline py-0.5 pr-0.5 pl-3">
        {file.has_thumbnail ? (
          <PagePreview file={file} className="my-1.5 h-16 w-12 rounded-[6px] border border-hairline" />
        ) : (
          <FileIcon type={file.type} />
        )}
        <FileFacts file={file} />
        <IconButton
          icon={Download}
          label={t('card.download', { name: file.name || t('card.nameless') })}
          isPending={download.isPending}
          onPress={() => download.mutate()}
        />
      </div>
      <p role="status" className="text-sm font-semibold text-clay empty:hidden">
        {download.error !== null && `${t('card.failed')} ${problemText(download.error)}`}
      </p>
    </div>
  );
};
