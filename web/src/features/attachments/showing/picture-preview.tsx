import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { StoredFile } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { thumbnailOptions } from './file-queries.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { useSeen } from './use-seen.ts';

interface PicturePreviewProps {
  file: Pick<StoredFile, 'id' | 'type' | 'name'>;
  name: string;
  /** Its height; that of a message's picture unless told otherwise. */
  className?: string;
}

/** The small picture of a picture; pressed, it shows all of it. Its place is kept while it loads. */
export const PicturePreview = ({
  file,
  name,
  className = 'h-44 border-b border-hairline',
}: PicturePreviewProps) => {
  const { t } = useTexts('attachments');
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...thumbnailOptions(file.id), enabled: isSeen });
  const url = useObjectUrl(data ?? null);
  return (
    <div ref={box} className={classNames('bg-sunk', className)}>
      {url === null ? (
        <div className="flex h-full items-center justify-center p-3 text-sm text-ink-soft">
          {isError ? t('card.noPreview') : <Skeleton className="h-full w-full" />}
        </div>
      ) : (
        <Button
          type="button"
          aria-label={t('card.enlarge', { name })}
          className="block size-full cursor-zoom-in focus-visible:-outline-offset-2"
          onPress={() => setOpen(true)}
        >
          <img src={url} alt="" decoding="async" className="size-full object-contain" />
        </Button>
      )}
      {isOpen && <PictureDialog file={file} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
};
