import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StoredFile } from '#contract/files.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { FileIcon } from '../file-icon.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { thumbnailOptions } from './file-queries.ts';
import { useSeen } from './use-seen.ts';

interface PagePreviewProps {
  file: Pick<StoredFile, 'id' | 'type'>;
  /** Its size. */
  className: string;
}

/**
 * The first page of a document, from its head down. It is not pressed: the small picture is all that can be shown here. The
 * name and what can be done with it stand beside it, so it has no words of its own.
 */
export const PagePreview = ({ file, className }: PagePreviewProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(box);
  const { data, isError } = useQuery({ ...thumbnailOptions(file.id), enabled: isSeen });
  const url = useObjectUrl(data ?? null);
  return (
    <span
      ref={box}
      className={classNames('flex shrink-0 items-center justify-center overflow-hidden bg-sunk', className)}
    >
      {url !== null ? (
        <img src={url} alt="" decoding="async" className="size-full object-cover object-top" />
      ) : isError ? (
        <FileIcon type={file.type} />
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  );
};
