/** Files that people add: their sealed bytes, what they are, small pictures, and the words in them. */

export { discardObject } from './discard-object.ts';
export { emptyAccount } from './empty-account.ts';
export { fileExport, type OwnFile, readChosenFiles, readOwnFiles } from './file-export.ts';
export { dispositionOf, nameToSaveAs } from './file-name.ts';
export { attachedText, readFiles, readListedFiles } from './file-reader.ts';
export type { FileServices } from './file-services.ts';
export { fileTopics } from './file-topics.ts';
export { type FileOwner, ownedFiles } from './owned-files.ts';
export { opening } from './read-content.ts';
export { fileRoutes } from './routes.ts';
export { FILES_OPENER, type OpenFile, type SearchedFileRow } from './searched-files.ts';
export { answerWith, sendContent } from './send-content.ts';
export { startSweeping } from './sweep-objects.ts';
export { startTranscribing } from './transcription/start-transcribing.ts';
export { openFile } from './types/plain-file.ts';
export { roomForUpload } from './upload-room.ts';
