/** Where an exhibit's file opens; its path keeps its slashes, and nothing in it can lead elsewhere. */
export const evidenceAddress = (filePath: string): string =>
  `/api/evidence/${filePath
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/')}`;
