import { FileAudio, FileImage, FileText } from 'lucide-react';
import type { FileType } from '#contract/files.ts';

/** What a kind of file looks like where it has no picture of its own. */
export const FileIcon = ({ type }: { type: FileType }) => {
  const Icon = type.startsWith('image/') ? FileImage : type.startsWith('audio/') ? FileAudio : FileText;
  return <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0 text-teal" />;
};
