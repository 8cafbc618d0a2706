import { FILE_TYPES, type FileType } from '#contract/files.ts';

/** Long enough for every browser to have begun. */
const TAKEN_AFTER_MS = 60_000;
const OTHER_ENDINGS: Partial<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'image/png': ['apng'],
  'audio/wav': ['wave'],
  'audio/ogg': ['oga', 'opus', 'spx'],
};

/** The name a file is saved under: it ends as its kind does, so that a double click starts no program. */
export const nameToSave = (name: string, type: FileType, nameless: string): string => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const own = FILE_TYPES[type];
  if (name === '') return `${nameless}.${own}`;
  return ending === own || OTHER_ENDINGS[type]?.includes(ending) ? name : `${name}.${own}`;
};

/** Hands bytes over to the person's own folder. They are never opened in a tab: there they could act as this site. */
export const saveFile = (bytes: Blob, name: string): void => {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Not every browser gives the name to a link that stands in no page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER_MS);
};
