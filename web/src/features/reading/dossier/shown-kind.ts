/** How a file can be shown in the page. By the list alone: what is not in it (HTML, SVG and scripts among it) is only saved. */
export type ShownKind = 'picture' | 'sound' | 'film' | 'words' | 'pdf' | 'saved';

const KINDS: Record<string, ShownKind> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'audio/mpeg': 'sound',
  'audio/wav': 'sound',
  'audio/ogg': 'sound',
  'audio/mp4': 'sound',
  'audio/webm': 'sound',
  'video/mp4': 'film',
  'video/webm': 'film',
  'text/plain': 'words',
  'application/pdf': 'pdf',
};

export const shownKindOf = (mediaType: string): ShownKind =>
  Object.hasOwn(KINDS, mediaType) ? (KINDS[mediaType] as ShownKind) : 'saved';
