import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useOnline } from '#web/lib/page/use-online.ts';
import type { TurnState } from '../turns/turn-state.ts';
import { type ConnectionState, initialConnection, reduceConnection } from './connection-state.ts';

interface Connection {
  connection: ConnectionState;
  /** The stream of a reply broke: the server goes on writing it. */
  isTroubled: boolean;
  /** The person's own attempt. */
  retry: () => void;
  /** The countdown's attempt. */
  attempt: () => void;
  dismiss: () => void;
}

/** How a load stands; a query fits. */
interface Load {
  isError: boolean;
  isSuccess: boolean;
  /** When it last succeeded and failed: each outcome counts, also the same one again. */
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/**
 * The connection, as a load shows it: of the list, or of the conversation on screen. It follows the load's outcomes,
 * the browser's own word on the network, and the messages (if there is a conversation) that do or do not get through.
 */
export const useConnection = (load: Load, turn?: TurnState): Connection => {
  const [connection, tell] = useReducer(reduceConnection, { ...initialConnection, status: 'connecting' });
  const isOnline = useOnline();
  const { dataUpdatedAt, errorUpdatedAt, isError, isSuccess, refetch } = load;
  const isCutOff =
    turn?.outgoing.some(({ failure }) => failure === 'network' || failure === 'unavailable') ?? false;
  const getsThrough = turn?.active?.phase === 'answering' || turn?.active?.phase === 'answered';

  const isTroubled = turn?.active?.phase === 'waiting';
  useEffect(() => {
    if (isTroubled) tell('troubled');
  }, [isTroubled]);

  const wasOnline = useRef(isOnline);
  const failed = useEffectEvent(() => tell(isOnline ? 'failed' : 'wentOffline'));
  const cameBack = useEffectEvent(() => {
    tell('retried');
    void refetch();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome counts, also the same one again
  useEffect(() => {
    if (isError) failed();
    else if (isSuccess) tell('succeeded');
  }, [isError, isSuccess, dataUpdatedAt, errorUpdatedAt]);
  useEffect(() => {
    if (isCutOff) failed();
  }, [isCutOff]);
  useEffect(() => {
    if (getsThrough) tell('succeeded');
  }, [getsThrough]);
  useEffect(() => {
    if (!isOnline) tell('wentOffline');
    else if (!wasOnline.current) cameBack();
    wasOnline.current = isOnline;
  }, [isOnline]);

  return {
    connection,
    isTroubled,
    retry: () => {
      tell('retried');
      void refetch();
    },
    attempt: () => {
      tell('attempted');
      void refetch();
    },
    dismiss: () => tell('dismissed'),
  };
};
