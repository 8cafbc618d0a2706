/**
 * A process that holds the embedded database of a data folder until it is killed, as a server does, without the rest of one:
 * `node hold-folder.fixture.ts <folder>`. It says when the database is open, and has one message saved and another one in
 * a transaction that never ends.
 */
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '#server/platform/database/database.ts';
import { openFolder } from './embedded-folder.ts';

const [, , folder = ''] = process.argv;
const { database } = await openFolder(folder);

const write = ({ db }: SystemTransaction, text: string) =>
  db
    .insertInto('operator_messages')
    .values({ id: uuidv7(), audience: 'everyone', text_fr: text, text_en: text })
    .execute();

await database.asSystem('save a message', (tx) => write(tx, 'saved'));
await database.asSystem('begin a message', async (tx) => {
  await write(tx, 'begun');
  process.stdout.write('open\n');
  await new Promise(() => setInterval(() => undefined, 60_000));
});
