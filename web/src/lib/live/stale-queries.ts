import type { Query } from '@tanstack/react-query';
import { isDeletedHere } from './deleted-here.ts';
import type { Heard } from './follow-stream.ts';

/** A query as far as it matters here. */
type Known = Pick<Query, 'queryKey'> & { state: Pick<Query['state'], 'dataUpdatedAt'> };

/** The queries that hold what a person keeps here, by the first part of their key. */
const ROOTS: ReadonlySet<unknown> = new Set(['conversations', 'conversation', 'incidents', 'files']);

/** Of one thing: its id, in the key of its query. */
const idIn = ([root, id, part]: Query['queryKey']): unknown => (root === 'incidents' ? part : id);

/**
 * Whether what a query holds may be out of date after this was heard. What a turn has changed is for whoever knows
 * the turns to say (features/conversations). What this tab has deleted itself is not asked for again.
 */
export const isStaleAfter =
  (heard: Heard) =>
  ({ queryKey, state }: Known): boolean => {
    const [root, id, part] = queryKey;
    if (isDeletedHere(idIn(queryKey))) return false;
    switch (heard.event) {
      case 'everything':
        // The bytes of a file never change.
        return (
          ROOTS.has(root) && (root !== 'files' || part === 'known') && state.dataUpdatedAt < heard.readBefore
        );
      case 'conversation':
        return root === 'conversations' || (root === 'conversation' && id === heard.id);
      case 'incident':
        return root === 'incidents' && (id !== 'detail' || part === heard.id);
      case 'file':
        return root === 'files' && id === heard.id && part === 'known';
      case 'turn':
        return false;
    }
  };
