import type { LanguageModel } from 'ai';
import type { Database } from '../../platform/database/database.ts';
import type { EventHub } from '../../platform/events/event-hub.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { InterviewReader } from '../interview/index.ts';
import type { Wait } from './replies/ask-again.ts';

/** A turn that this server is taking. */
export interface RunningTurn {
  /** Resolves when the turn is over: a server that stops waits for it. */
  ended: Promise<void>;
  /** Aborts the model's call; the text received so far is kept. */
  stop(): void;
}

/** What the verbs of this module use. */
export interface ConversationServices {
  database: Database;
  log: Logger;
  model: LanguageModel;
  /** The local guide, for conversations that stay with it; the same object as `model` where the guide is configured. */
  guide: LanguageModel;
  /** The model's name in `model_used` and in /api/config. */
  modelName: string;
  /** Waits before a failed model is asked again; tests do not. */
  wait?: Wait | undefined;
  /** Called only outside of transactions, so that no connection is held while a long conversation is read. */
  interviews: InterviewReader;
  /** Turns that are being answered by this process, by user and message; awaited when it stops. */
  runningTurns: Map<string, RunningTurn>;
  /** The messages between the servers that share a database. */
  events: Pick<EventHub, 'server' | 'subscribe'>;
}
