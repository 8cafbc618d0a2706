import type { LanguageModel } from 'ai';
import type { Database } from '../../platform/database/database.ts';
import type { EventHub } from '../../platform/events/event-hub.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { InterviewReader } from '../assistant/index.ts';
import type { Wait } from './replies/ask-again.ts';

/** A turn that this server is taking. */
export interface RunningTurn {
  /** Resolves when the turn is over: a server that stops waits for it. */
  ended: Promise<void>;
  /** Aborts the model; what came is kept. */
  stop(): void;
}

/** What the verbs of this module use. */
export interface ConversationServices {
  database: Database;
  log: Logger;
  model: LanguageModel;
  /** The local guide, for conversations that a person keeps with it; the same as `model` where it is the one configured. */
  guide: LanguageModel;
  /** How the model is called in `model_used` and in /api/config. */
  modelName: string;
  /** Waits before a failed model is asked again; tests do not. */
  wait?: Wait | undefined;
  /** Asked outside of transactions only: a connection is not held while a long conversation is read. */
  interviews: InterviewReader;
  /** Turns that are being answered by this process, by user and message; awaited when it stops. */
  runningTurns: Map<string, RunningTurn>;
  /** By what the servers on one database tell each other. */
  events: Pick<EventHub, 'server' | 'subscribe'>;
}
