/** The only place that builds dependencies. Each part is handed what it uses; overrides exist for tests. */
import { join } from 'node:path';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { GUIDE_MODEL } from '#contract/conversations.ts';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import { EXPORT_SOURCES, LIVE_TOPICS, SEARCH_SOURCES, TIMELINE_SOURCES } from './compose/contributions.ts';
import { publicConfigFrom } from './compose/public-config.ts';
import type { Overrides, Recueil } from './compose/recueil.ts';
import { startRepeatedWork } from './compose/start-repeated-work.ts';
import type { Config } from './config/config.ts';
import { createApp } from './http/app.ts';
import { createWebRoutes, pageCsp } from './http/web-app.ts';
import { adminRoutes, createActivityRecorder } from './modules/admin/index.ts';
import { aiChatRoutes } from './modules/ai-chat/index.ts';
import { attestationRoutes } from './modules/attestation/index.ts';
import { createAuth, signInRoutes } from './modules/auth/index.ts';
import { browserErrorRoutes } from './modules/browser-errors/index.ts';
import { browserKeyRoutes } from './modules/browser-key/index.ts';
import { conversationRoutes, messageFileOwner, type RunningTurn } from './modules/conversations/index.ts';
import { dossierPdf, dossierRoutes, startMakingDossiers } from './modules/dossier/index.ts';
import { createLiveStreams, eventRoutes } from './modules/events/index.ts';
import { emptyAccount, fileRoutes, roomForUpload, startTranscribing } from './modules/files/index.ts';
import { helpRoutes, readContacts } from './modules/help/index.ts';
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
  incidentRoutes,
  knownPersonRoutes,
  mergeRoutes,
  personRoutes,
} from './modules/incidents/index.ts';
import { createInterviewReader, createLocalGuide } from './modules/interview/index.ts';
import { journalFileOwner, journalRoutes } from './modules/journal/index.ts';
import { ledgerRoutes } from './modules/ledger/index.ts';
import { closingRoutes, exportRoutes, startExporting } from './modules/my-data/index.ts';
import { noticeRoutes } from './modules/notifications/index.ts';
import { preferencesRoutes } from './modules/preferences/index.ts';
import { profileRoutes } from './modules/profiles/index.ts';
import { createRunningSearches, createSearchThreads, searchRoutes } from './modules/search/index.ts';
import { sharedRoutes, shareRoutes, startSharing } from './modules/sharing/index.ts';
import { createTextsReader, synthesisRoutes } from './modules/synthesis/index.ts';
import { timelineRoutes } from './modules/timeline/index.ts';
import { makeDataFolder } from './platform/data-folder.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open.ts';
import { startEventHub } from './platform/events/event-hub.ts';
import { createObjectStore } from './platform/files/create-store.ts';
import { createRowsRoom } from './platform/files/rows-room.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createAssistantModel } from './platform/models/models.ts';
import { loadOrCreateSecret, randomKey } from './platform/secrets/local-secrets.ts';
import { sharedSecrets } from './platform/secrets/shared-secrets.ts';
import { createLogger, type Logger } from './platform/telemetry/logger.ts';
import { createTimestampAuthority } from './platform/timestamp/timestamp.ts';
import { createTypst } from './platform/typst/typst.ts';
import { createVault, type Vault } from './platform/vault/vault.ts';
import { readVerifierPage } from './platform/zip/verifier-page.ts';

/** After the last answers (serve.ts): both together are what operations.md promises. */
const DRAIN_TIMEOUT_MS = 2_000;
const WEB_DIR = join(import.meta.dirname, '../../web/dist');

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
  const emptied = (userId: string) => emptyAccount({ database, log, store }, userId);
  const auth = await createAuth({
    database,
    vault,
    mailer,
    config,
    secret,
    log,
    origin: () => origin,
    onRemoved: emptied,
  });

  const assistant = createAssistantModel(config.assistant, createLocalGuide);
  const guide = assistant.name === GUIDE_MODEL ? assistant.model : createLocalGuide();
  const interviews = overrides.interviews ?? createInterviewReader();
  // Threads of their own, begun with the first call: many calls must not hold up a conversation.
  const callInterviews = overrides.callInterviews ?? createInterviewReader();
  const synthesisTexts = overrides.synthesisTexts ?? createTextsReader();
  const searchThreads = overrides.searchThreads ?? createSearchThreads();
  const runningSearches = createRunningSearches();
  const events = startEventHub(() => database.newConnection(), log);
  const streams = createLiveStreams(database, events, LIVE_TOPICS);
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
  const sharing = { database, log, store, room, codes: auth.shareCodes, now };
  const shares = startSharing(sharing, jobs);
  const typst = createTypst();
  const dossiers = {
    database,
    log,
    store,
    spoolDir,
    room,
    productName: config.productName,
    productSlug: config.productSlug,
    pdf: (document: DossierDocument, signal: AbortSignal) => dossierPdf(typst, document, signal),
    verifierPage: () => readVerifierPage(overrides.webDir ?? WEB_DIR),
    authority: config.timestampUrl === null ? null : createTimestampAuthority(config.timestampUrl),
    now,
  };
  const makingDossiers = startMakingDossiers(dossiers, jobs);
  const closing = { database, log, mailer, productName: config.productName, emptyAccount: emptied, now };
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
  const publicConfig = publicConfigFrom(config, assistant);

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
    openModules: { '/browser-errors': browserErrorRoutes(log), '/shared': sharedRoutes(sharing) },
    modules: {
      '/admin': adminRoutes(administering),
      '/help': helpRoutes({
        database,
        log,
        mailer,
        productName: config.productName,
        supportEmail: config.help.supportEmail,
        supportPhone: config.help.supportPhone,
        isMailed: outboxDir === null,
        contacts,
      }),
      '/profile': profileRoutes(database),
      '/sign-ins': signInRoutes(database),
      '/preferences': preferencesRoutes(database, () => origin),
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
      '/shares': shareRoutes({ ...sharing, addJob: shares.addJob }),
      '/dossiers': dossierRoutes({ ...dossiers, addJob: makingDossiers.addJob }),
      '/account-closing': closingRoutes(closing),
      '/attestation': attestationRoutes({ database, typst }),
      '/persons': knownPersonRoutes(database),
      '/evidence': behindProof(database, evidenceFileRoutes(files)),
      '/journal': [...journalRoutes(database), ...entryIncidentRoutes(database)],
      '/syntheses': synthesisRoutes({
        database,
        texts: synthesisTexts,
        model: assistant.name === GUIDE_MODEL ? null : (overrides.model ?? assistant.model),
      }),
      '/timeline': timelineRoutes(database, TIMELINE_SOURCES),
      '/home': homeRoutes(database, TIMELINE_SOURCES),
      '/timeline/search': searchRoutes(
        { database, log, sources: SEARCH_SOURCES, threads: searchThreads },
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

  const stopRepeatedWork =
    overrides.repeatsWork === false
      ? async () => undefined
      : startRepeatedWork({
          database,
          log,
          administering,
          activity,
          mailing: { database, mailer, log, productName: config.productName, origin: () => origin },
          closing,
          sweeping: { database, log, store, spoolDir },
        });
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
    warmUp: () => searchThreads.warmUp(SEARCH_SOURCES.map(({ opener }) => opener)).catch(() => undefined),
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
      await Promise.all([
        interviews.close(),
        callInterviews.close(),
        searchThreads.close(),
        synthesisTexts.close(),
      ]);
      await transcribing.stop();
      await exports.stop();
      await shares.stop();
      await makingDossiers.stop();
      await typst.stop();
      await jobs.stop();
      await stopRepeatedWork();
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
