import { CircleAlert, Download } from 'lucide-react';
import type { StoredFile } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { FileIcon } from '../file-icon.tsx';
import { FileFacts } from './file-facts.tsx';
import { PagePreview } from './page-preview.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { useDownload } from './use-download.ts';

/** A file of a message: what it is, how large, and the way to save it; a picture shows itself, a PDF its first page. */
export const FileCard = ({ file }: { file: StoredFile }) => {
  const { t } = useTexts('attachments');
  const problemText = useProblemText();
  const download = useDownload(file);
  const name = file.name || t('card.nameless');
  const isPicture = file.type.startsWith('image/');
  return (
    <div className="w-72 max-w-full overflow-hidden rounded-box border border-hairline bg-surface text-ink">
      {file.has_thumbnail && isPicture && <PicturePreview file={file} name={name} />}
      {file.has_thumbnail && !isPicture && (
        <PagePreview file={file} className="h-44 border-b border-hairline" />
      )}
      <div className="flex items-center gap-2.5 py-1 pr-1 pl-3">
        {!file.has_thumbnail && <FileIcon type={file.type} />}
        <FileFacts file={file} />
        <IconButton
          icon={Download}
          label={t('card.download', { name })}
          isPending={download.isPending}
          onPress={() => download.mutate()}
        />
      </div>
      <p role="status" className="px-3 pb-2 text-sm text-ink-soft empty:hidden">
        {download.isPending && t('card.downloading')}
        {download.error !== null && (
          <span className="flex gap-1.5 font-semibold text-clay">
            <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-1 shrink-0" />
            <span>
              {t('card.failed')} {problemText(download.error)}
            </span>
          </span>
        )}
      </p>
    </div>
  );
};
