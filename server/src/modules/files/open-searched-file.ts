/** Run by the threads that search: a file, opened. */
import { SEALED_FILE, SEALED_WORDS } from './file-content.ts';
import type { OpenFile } from './searched-files.ts';

export const open: OpenFile = (box, file) => {
  const content = SEALED_FILE.tryOpen(box, file, file.sealed);
  const words =
    file.words && SEALED_WORDS.tryOpen(box, { file_id: file.id, ...file.words }, file.words.sealed);
  return [
    ...(content ? [{ field: 'file_name' as const, text: content.name }] : []),
    ...(words ? [{ field: 'transcription' as const, text: words.text }] : []),
  ];
};
