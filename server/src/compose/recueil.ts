/** What composing gives, and what tests replace in it. */
import type { LanguageModel } from 'ai';
import type { Hono } from 'hono';
import type { PlacedRoute } from '../http/placed-route.ts';
import type { AuthRoute } from '../modules/auth/index.ts';
import type { ReplyOptions } from '../modules/conversations/index.ts';
import type { InterviewReader } from '../modules/interview/index.ts';
import type { SearchThreads } from '../modules/search/index.ts';
import type { TextsReader } from '../modules/synthesis/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import type { MeasureFree } from '../platform/files/disk-room.ts';
import type { ApiEnv } from '../platform/requests/requests.ts';
import type { Logger } from '../platform/telemetry/logger.ts';

/** Replacements that tests put in the place of real parts. */
export interface Overrides {
  log?: Logger;
  /** Answers instead of the configured model: one that fails, stalls or misbehaves. */
  model?: LanguageModel;
  /** Waits before a failed model is asked again; without it, as long as it says. */
  wait?: ReplyOptions['wait'];
  /** Reads interviews instead of the threads: one that fails, or that is looked at. */
  interviews?: InterviewReader;
  /** The same for plain calls. */
  callInterviews?: InterviewReader;
  /** Reads the texts of syntheses instead of a thread. */
  synthesisTexts?: TextsReader;
  /** Searches instead of a thread. */
  searchThreads?: SearchThreads;
  /** Measures the free room of the data folder instead of the system. */
  measureFree?: MeasureFree;
  /** Whether the database counts as one that lies in the data folder; without it, where it is the embedded one. */
  hasRowsInDataFolder?: boolean;
  /** Waits between the attempts at a mail. */
  mailRetryDelaysMs?: number[];
  /** The time of day, for what waits for days. */
  now?: () => Date;
  /** False where nothing is repeated: a test that waits for none of it has one server with fewer connections, or does it itself. */
  repeatsWork?: boolean;
  /** Folder of the built web app. */
  webDir?: string;
}

/** Everything that runs, ready to listen. */
export interface Recueil {
  app: Hono<ApiEnv>;
  /** Every route of /api, /functions/v1 and /rest/v1. */
  routes: PlacedRoute[];
  /** Every route of /auth/v1. */
  authRoutes: AuthRoute[];
  database: Database;
  log: Logger;
  /** Where mails land when there is no SMTP server; null with one. */
  outboxDir: string | null;
  assistantName: string;
  /** Settles when something that the server stands on is gone for good. */
  failed: OpenDatabase['failed'];
  /** Public origin, for links in mails and redirects; known at the latest when the port is bound. */
  setOrigin(origin: string): void;
  /** Warms up search threads. */
  warmUp(): Promise<void>;
  /** Ends the answers that would go on for ever, and gives no more of them: the server is about to stop. */
  endStreams(): void;
  /** Lets running replies end, then closes what is open. */
  close(): Promise<void>;
}
