import type { FileType } from '#contract/files.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { FileIcon } from '../file-icon.tsx';
import { useObjectUrl } from '../use-object-url.ts';

/** What a file that is not sent yet looks like: a picture shows itself, another what kind it is. */
export const KeptThumbnail = ({ file }: { file: KeptFile }) => {
  const type = file.type as FileType;
  const url = useObjectUrl(type.startsWith('image/') ? file.content : null);
  return (
    <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-[6px] bg-sunk">
      {url === null ? (
        <FileIcon type={type} />
      ) : (
        <img src={url} alt="" decoding="async" className="size-full object-cover" />
      )}
    </span>
  );
};
