import type { Query } from '@tanstack/react-query';
import type { Heard } from './follow-stream.ts';

/** A query as far as it matters here. */
type Known = Pick<Query, 'queryKey'> & { state: Pick<Query['state'], 'dataUpdatedAt'> };

/** The queries that hold what a person keeps here, by the first part of their key. */
const ROOTS: ReadonlySet<unknown> = new Set(['conversations', 'conversation', 'incidents', 'files']);

/**
 * Whether what a query holds may be out of date after this was heard. What a turn has changed is for whoever knows
 * the turns to say (features/conversations).
 */
export const isStaleAfter =
  (heard: Heard) =>
  ({ queryKey: [root, id, part], state }: Known): boolean => {
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
