/** The browser's database of what is not sent yet, with promises. What lies in it: [Note: files in the browser]. */

const NAME = 'recueil.kept';
const VERSION = 1;

/** `files` by id; `recordings` that were neither sent nor thrown away, by id; their `pieces` by recording and place. */
export type StoreName = 'files' | 'recordings' | 'pieces';

/** Why the browser did not keep something. `full`: it has no more room; `refused`: it keeps nothing here. */
export type Refusal = 'full' | 'refused';

export const refusalOf = (error: unknown): Refusal =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';

let opening: Promise<IDBDatabase> | null = null;

/**
 * Runs one transaction and resolves with what `work` gives once everything is on disk.
 * @throws DOMException, and nothing of the transaction is done. Not where there is no database at all: Error.
 */
export const transact = async <Result>(
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<Result> | Result,
): Promise<Result> => {
  const transaction = (await open()).transaction(stores, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
  try {
    const result = await work(transaction);
    await done;
    return result;
  } catch (error) {
    // What the transaction says of its end names the cause: a full disk, not a request that came too late.
    await done;
    throw error;
  }
};

/** What a request gives. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What one person has in a store; nothing where the browser does not give it. */
export const rowsOf = async <Row>(store: 'files' | 'recordings', owner: string): Promise<Row[]> => {
  try {
    return await transact([store], 'readonly', (transaction) =>
      answerOf<Row[]>(transaction.objectStore(store).index('owner').getAll(owner)),
    );
  } catch {
    return [];
  }
};

const open = (): Promise<IDBDatabase> => {
  opening ??= openOnce().catch((error: unknown) => {
    // The next one tries again: a browser that was just asked for permission may give it.
    opening = null;
    throw error;
  });
  return opening;
};

const openOnce = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // Reading the property itself throws where site data is blocked.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const name of ['files', 'recordings']) {
        database.createObjectStore(name, { keyPath: 'id' }).createIndex('owner', 'owner');
      }
      database.createObjectStore('pieces', { keyPath: ['recording', 'index'] });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Site data was cleared, or a newer version of this app is opened in another tab.
      const letGo = () => {
        database.close();
        opening = null;
      };
      database.onclose = letGo;
      database.onversionchange = letGo;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
