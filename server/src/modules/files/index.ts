/** Files that people add: their sealed bytes, what they are, small pictures, and the words in them. */

export { attachedText, readAttachedIds, readFiles } from './file-reader.ts';
export type { FileServices } from './file-services.ts';
export { markAttached } from './file-writer.ts';
export { fileOperations } from './operations.ts';
export { fileRoutes } from './routes.ts';
export { startSweeping, sweepObjects } from './sweep-objects.ts';
