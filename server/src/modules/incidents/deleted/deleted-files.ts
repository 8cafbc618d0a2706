import { ownedFiles } from '../../files/index.ts';

/** The files that the exhibits of deleted incidents had. */
export const DELETED_FILES = ownedFiles({ table: 'deleted_incident_files', ownerColumn: 'incident_id' });
