import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import { type ConnectionState, initialConnection, reduceConnection } from './connection-state.ts';
import type { TurnState } from './turn-state.ts';
import { useOnline } from './use-online.ts';

interface Connection {
  connection: ConnectionState;
  /** The person's own attempt. */
  retry: () => void;
  /** The countdown's attempt. */
  attempt: () => void;
  dismiss: () => void;
}

/**
 * The connection of the conversation that is shown: it follows the loading of the conversation, the browser's own
 * word on the network, and the messages that do or do not get through.
 */
export const useConnection = (query: UseQueryResult<OpenConversation>, turn: TurnState): Connection => {
  const [connection, tell] = useReducer(reduceConnection, { ...initialConnection, status: 'connecting' });
  const isOnline = useOnline();
  const { dataUpdatedAt, errorUpdatedAt, isError, isSuccess, refetch } = query;
  const isCutOff = turn.outgoing.some(({ failure }) => failure === 'network' || failure === 'unavailable');
  const getsThrough = turn.active?.phase === 'answering' || turn.active?.phase === 'answered';

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
