/** What the threads of search-threads.ts run. */

import { takeBox, wipe } from '../../../platform/vault/vault.ts';
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import type { OpenFile } from '../../files/index.ts';
import { forgetFolded } from '../matching/fold.ts';
import { matchThing } from '../matching/match-thing.ts';
import type { OpenThing } from '../search-source.ts';
import type { Found, ThreadRequest } from './thread-request.ts';
import { withBuffers } from './with-buffers.ts';

answerRequests(async ({ box: handed, opener, fileOpener, rows, wanted }: ThreadRequest): Promise<Found[]> => {
  try {
    const { open }: { open: OpenThing<unknown> } = await import(opener);
    const { open: openFile }: { open: OpenFile } = await import(fileOpener);
    if (handed === null) return [];
    const box = takeBox(handed);
    return rows.flatMap((row) => {
      const thing = open(box, withBuffers(row), openFile);
      const matches = thing && matchThing(thing, wanted);
      return thing && matches ? [{ item: thing.item, matches }] : [];
    });
  } finally {
    if (handed) wipe(handed);
    forgetFolded();
  }
});
