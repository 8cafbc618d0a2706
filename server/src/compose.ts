/** The only place that builds dependencies. Each part is handed what it uses; overrides exist for tests. */
import { join } from 'node:path';
import type { LanguageModel } from 'ai';
import type { Hono } from 'hono';
import { PROVIDERS, type PublicConfig } from '#contract/config.ts';
import { GUIDE_MODEL } from '#contract/conversations.ts';
import { FILE_MAX_BYTES } from '#contract/limits.ts';
import type { Config } from './config/config.ts';
import { createApp } from './http/app.ts';
import type { PlacedRoute } from './http/placed-route.ts';
import { createWebRoutes, pageCsp } from './http/web-app.ts';
import {
  adminExport,
  adminRoutes,
  createActivityRecorder,
  startAdministering,
} from './modules/admin/index.ts';
import { aiChatExport, aiChatRoutes } from './modules/ai-chat/index.ts';
import { type AuthRoute, accountExport, createAuth, signInRoutes } from './modules/auth/index.ts';
import { browserErrorRoutes } from './modules/browser-errors/index.ts';
import { browserKeyRoutes } from './modules/browser-key/index.ts';
import {
  conversationExport,
  conversationRoutes,
  conversationSearch,
  conversationTimeline,
  conversationTopics,
  messageFileOwner,
  type ReplyOptions,
  type RunningTurn,
} from './modules/conversations/index.ts';
import { createLiveStreams, eventRoutes } from './modules/events/index.ts';
import {
  fileExport,
  fileRoutes,
  fileTopics,
  roomForUpload,
  startSweeping,
  startTranscribing,
} from './modules/files/index.ts';
import { helpExport, helpRoutes, readContacts } from './modules/help/index.ts';
import { homeRoutes } from './modules/home/index.ts';
import {
  analysisRoutes,
  anonymityRoutes,
  anonymizeCallRoutes,
  behindProof,
  copyRoutes,
  deletedIncidentRoutes,
  entryIncidentRoutes,
  evidenceFileOwner,
  evidenceFileRoutes,
  evidenceRoutes,
  historyRoutes,
  incidentExport,
  incidentRoutes,
  incidentSearch,
  incidentTimeline,
  incidentTopics,
  knownPersonRoutes,
  mergeRoutes,
  personRoutes,
  startErasing,
} from './modules/incidents/index.ts';
import { createInterviewReader, createLocalGuide, type InterviewReader } from './modules/interview/index.ts';
import {
  journalExport,
  journalFileOwner,
  journalRoutes,
  journalSearch,
  journalTimeline,
  journalTopics,
} from './modules/journal/index.ts';
import { ledgerRoutes } from './modules/ledger/index.ts';
import {
  closingRoutes,
  exportRoutes,
  exportTopics,
  myDataExport,
  startClosing,
  startExporting,
} from './modules/my-data/index.ts';
import { noticeExport, noticeRoutes, noticeTopics, startNotices } from './modules/notifications/index.ts';
import { preferencesExport, preferencesRoutes, preferencesTopics } from './modules/preferences/index.ts';
import { profileExport, profileRoutes, profileTopics } from './modules/profiles/index.ts';
import { createRunningSearches, createSearchThreads, searchRoutes } from './modules/search/index.ts';
import { timelineRoutes } from './modules/timeline/index.ts';
import { makeDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open.ts';
import { startEventHub } from './platform/events/event-hub.ts';
import type { ExportSource } from './platform/exports/exported-table.ts';
import { createObjectStore } from './platform/files/create-store.ts';
import type { MeasureFree } from './platform/files/disk-room.ts';
import { createRowsRoom } from './platform/files/rows-room.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createAssistantModel } from './platform/models/models.ts';
import type { ApiEnv } from './platform/requests/requests.ts';
import { loadOrCreateSecret, randomKey } from './platform/secrets/local-secrets.ts';
import { sharedSecrets } from './platform/secrets/shared-secrets.ts';
import { createLogger, type Logger } from './platform/telemetry/logger.ts';
import { createVault, type Vault } from './platform/vault/vault.ts';

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
  /** Measures the free room of the data folder instead of the system. */
  measureFree?: MeasureFree;
  /** Whether the database counts as one that lies in the data folder; without it, where it is the embedded one. */
  hasRowsInDataFolder?: boolean;
  /** Waits between the attempts at a mail. */
  mailRetryDelaysMs?: number[];
  /** The time of day, for what waits for days. */
  now?: () => Date;
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
  /** Loads what the first of them to ask would wait for; a server that is busy starting has better things to do. */
  warmUp(): Promise<void>;
  /** Ends the answers that would go on for ever, and gives no more of them: the server is about to stop. */
  endStreams(): void;
  /** Lets running replies end, then closes what is open. */
  close(): Promise<void>;
}

/** After the last answers (serve.ts): both together are what operations.md promises. */
const DRAIN_TIMEOUT_MS = 2_000;
const WEB_DIR = join(import.meta.dirname, '../../web/dist');

/** What each module gives to the export of everything. */
export const EXPORT_SOURCES: readonly ExportSource[] = [
  accountExport,
  profileExport,
  preferencesExport,
  noticeExport,
  journalExport,
  incidentExport,
  conversationExport,
  fileExport,
  aiChatExport,
  helpExport,
  adminExport,
  myDataExport,
];

/** @throws Error that says what to do when the data folder or the database cannot be used. */
export const compose = async (config: Config, overrides: Overrides = {}): Promise<Recueil> => {
  const log = overrides.log ?? createLogger(config.logLevel);
  await makeDataFolder(config.dataDir);
  const localSecret = (name: string) => loadOrCreateSecret(config.dataDir, name, randomKey);

  const vault = createVault(config.masterKey ?? (await localSecret('master.key')));
  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    vault,
    passwords: async () => ({
      superuser: await localSecret('postgres-superuser.password'),
      application: await localSecret('postgres-application.password'),
    }),
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  try {
    return await assemble(config, overrides, { log, vault, opened });
  } catch (error) {
    // Whatever could not be built, the database that runs already must not stay behind.
    await opened.close();
    throw error;
  }
};

interface Foundation {
  log: Logger;
  vault: Vault;
  opened: OpenDatabase;
}

const assemble = async (
  config: Config,
  overrides: Overrides,
  { log, vault, opened }: Foundation,
): Promise<Recueil> => {
  const { database } = opened;
  const contacts = await readContacts(config.help.contactsFile);
  let origin = config.origin ?? `http://localhost:${config.port}`;
  const outboxDir = config.mail.smtpUrl ? null : join(config.dataDir, 'outbox');
  const { store, spoolDir, room } = createObjectStore(
    config.files,
    config.dataDir,
    log,
    overrides.measureFree,
  );
  const { mailRetryDelaysMs: retryDelaysMs } = overrides;
  const mailer = await createMailer({
    ...config.mail,
    outboxDir,
    room,
    log,
    ...(retryDelaysMs && { retryDelaysMs }),
  });
  const secret = sharedSecrets(database, vault);
  const auth = await createAuth({ database, vault, mailer, config, secret, log, origin: () => origin });

  const assistant = createAssistantModel(config.assistant, createLocalGuide);
  const guide = assistant.name === GUIDE_MODEL ? assistant.model : createLocalGuide();
  const interviews = overrides.interviews ?? createInterviewReader();
  // Threads of their own, begun with the first call: many calls must not hold up a conversation.
  const callInterviews = overrides.callInterviews ?? createInterviewReader();
  const searchThreads = createSearchThreads();
  const timelineSources = [journalTimeline, conversationTimeline, incidentTimeline];
  const searched = [journalSearch, conversationSearch, incidentSearch];
  const runningSearches = createRunningSearches();
  const events = startEventHub(() => database.newConnection(), log);
  const streams = createLiveStreams(database, events, [
    conversationTopics,
    fileTopics,
    incidentTopics,
    journalTopics,
    profileTopics,
    exportTopics,
    preferencesTopics,
    noticeTopics,
  ]);
  const clips = {
    database,
    log,
    store,
    owners: [messageFileOwner({ database, interviews, log }), journalFileOwner, evidenceFileOwner],
  };
  const jobs = createJobs(database.pool, log);
  const transcribing = startTranscribing({ ...clips, jobs }, config.transcription);
  const files = { ...clips, spoolDir, room, enqueue: transcribing.enqueue };
  const administering = { database, accounts: auth.accounts };
  const activityKey = Buffer.from(await secret('activity.key'), 'base64');
  const activity = createActivityRecorder(database, activityKey, log);
  const now = overrides.now ?? (() => new Date());
  const exporting = {
    database,
    log,
    store,
    spoolDir,
    room,
    sources: EXPORT_SOURCES,
    productName: config.productName,
    productSlug: config.productSlug,
    now,
  };
  const exports = startExporting(exporting, jobs);
  const closing = { database, log, mailer, productName: config.productName, now };
  const runningTurns = new Map<string, RunningTurn>();
  const answering = {
    database,
    log,
    model: overrides.model ?? assistant.model,
    modelName: assistant.name,
    guide,
    interviews,
    wait: overrides.wait,
  };
  const publicConfig: PublicConfig = {
    productName: config.productName,
    productSlug: config.productSlug,
    captcha: config.captcha.kind,
    captchaWidget:
      'siteKey' in config.captcha
        ? { siteKey: config.captcha.siteKey, scriptUrl: config.captcha.scriptUrl }
        : null,
    signup: config.signup,
    providers: PROVIDERS.filter((provider) => config.providers[provider] !== null),
    companySignIn: config.providers.sso !== null,
    supportEmail: config.help.supportEmail,
    assistant: { model: assistant.name, external: assistant.external },
    transcription: config.transcription.kind !== 'off',
    transcriptionExternal: config.transcription.kind !== 'off' && !config.transcription.isLocal,
  };

  const { app, routes } = createApp({
    log,
    isHealthy: () => database.isHealthy(),
    holdForRows: (overrides.hasRowsInDataFolder ?? config.databaseUrl === null) ? createRowsRoom(room) : null,
    isStorageFull: () => room.isFull(roomForUpload(FILE_MAX_BYTES, store)),
    publicConfig,
    verifyAccessToken: auth.verifyAccessToken,
    accessCookie: auth.accessCookie,
    seen: activity.seen,
    auth: auth.app,
    openModules: { '/browser-errors': browserErrorRoutes(log) },
    modules: {
      '/admin': adminRoutes(administering),
      '/help': helpRoutes({
        database,
        log,
        mailer,
        productName: config.productName,
        supportEmail: config.help.supportEmail,
        supportPhone: config.help.supportPhone,
        contacts,
      }),
      '/profile': profileRoutes(database),
      '/sign-ins': signInRoutes(database),
      '/preferences': preferencesRoutes(database),
      '/browser-key': browserKeyRoutes(database),
      '/conversations': conversationRoutes({ ...answering, runningTurns, events }),
      '/files': fileRoutes(files),
      '/incidents': behindProof(database, [
        ...deletedIncidentRoutes(database),
        ...incidentRoutes(database),
        ...historyRoutes(database),
        ...personRoutes(database),
        ...evidenceRoutes(database),
        ...anonymityRoutes(database),
        ...copyRoutes(database),
        ...mergeRoutes(database),
        ...analysisRoutes({ database, interviews }),
      ]),
      '/ledger': ledgerRoutes(database),
      '/exports': exportRoutes({ ...exporting, addJob: exports.addJob }),
      '/account-closing': closingRoutes(closing),
      '/persons': knownPersonRoutes(database),
      '/evidence': behindProof(database, evidenceFileRoutes(files)),
      '/journal': [...journalRoutes(database), ...entryIncidentRoutes(database)],
      '/timeline': timelineRoutes(database, timelineSources),
      '/home': homeRoutes(database, timelineSources),
      '/timeline/search': searchRoutes(
        {
          database,
          log,
          sources: searched,
          threads: searchThreads,
        },
        runningSearches,
      ),
      '/notices': noticeRoutes(database),
      '/events': eventRoutes(streams),
    },
    functions: {
      '/ai-chat': aiChatRoutes({ ...answering, interviews: callInterviews, maxCalls: config.aiChatCalls }),
    },
    rest: { '/rpc/anonymize_incident': anonymizeCallRoutes(database) },
    origin: () => origin,
    web: createWebRoutes(overrides.webDir ?? WEB_DIR, {
      csp: pageCsp(config.captcha),
      config: publicConfig,
    }),
  });

  const stopErasing = startErasing(database, log);
  const stopNotices = startNotices({
    database,
    mailer,
    log,
    productName: config.productName,
    origin: () => origin,
  });
  const stopAdministering = startAdministering(administering, activity, log);
  const stopClosing = startClosing(closing);
  const stopSweeping = startSweeping({ database, log, store, spoolDir });
  return {
    app,
    routes,
    authRoutes: auth.routes,
    database,
    log,
    outboxDir,
    assistantName: assistant.name,
    failed: opened.failed,
    setOrigin: (bound) => {
      origin = config.origin ?? bound;
    },
    // What fails here fails again where somebody waits for it, and is told there.
    warmUp: () => searchThreads.warmUp(searched.map(({ opener }) => opener)).catch(() => undefined),
    endStreams: () => {
      streams.endAll();
      runningSearches.endAll();
    },
    close: async () => {
      streams.endAll();
      await settleWithin(
        DRAIN_TIMEOUT_MS,
        [...runningTurns.values()].map(({ ended }) => ended),
      );
      await events.close();
      await Promise.all([interviews.close(), callInterviews.close(), searchThreads.close()]);
      await transcribing.stop();
      await exports.stop();
      await jobs.stop();
      await stopErasing();
      await stopAdministering();
      await stopClosing();
      await stopNotices();
      await stopSweeping();
      store.close();
      await mailer.close();
      await opened.close();
    },
  };
};

const settleWithin = async (timeoutMs: number, work: Promise<unknown>[]): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([Promise.allSettled(work), timeout]);
  clearTimeout(timer);
};
