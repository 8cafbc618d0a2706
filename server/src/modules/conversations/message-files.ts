import { ownedFiles } from '../files/index.ts';

/** The files that messages bring. */
export const MESSAGE_FILES = ownedFiles({ table: 'message_files', ownerColumn: 'message_id' });
