/**
 * A process that holds the embedded database of a data folder until it is killed, as a server does, without the rest of one:
 * `node hold-folder.fixture.ts <folder>`. It says when the database is open.
 */
import { openFolder } from './embedded-folder.ts';

const [, , folder = ''] = process.argv;
await openFolder(folder);
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);
