/** `npm start`: starts, says where everything is, stops when it is asked to. */
import { compose } from './compose.ts';
import { type Config, loadConfig } from './config/config.ts';
import { serve } from './serve.ts';
import { startFailureText } from './start-failure.ts';
import { stopRequest } from './stop-request.ts';

/** So that what a start brings with it comes first: the first pages, and other servers on the same machine. */
const WARM_UP_AFTER_MS = 1_000;

let config: Config | null = null;

const start = async (): Promise<void> => {
  const requested = stopRequest();
  config = loadConfig(process.env);
  // A PostgreSQL of our own is stopped as soon as it has started; one elsewhere needs nothing, and may be long in coming.
  let isStarting = true;
  if (config.databaseUrl) requested.then(() => isStarting && process.exit(0));
  const recueil = await compose(config);
  const server = await serve(config, recueil).catch(async (error: unknown) => {
    await recueil.close();
    throw error;
  });
  const origin = config.origin ?? server.url;
  process.stdout.write(
    [
      '',
      `  ${config.productName} is ready:  ${origin}`,
      `  Mail:       ${recueil.outboxDir ? `files in ${recueil.outboxDir}` : 'sent by SMTP'}`,
      `  Assistant:  ${recueil.assistantName === 'guide' ? 'the local guide (nothing leaves this server)' : recueil.assistantName}`,
      `  Database:   ${config.databaseUrl ? 'DATABASE_URL' : `embedded, in ${config.dataDir}`}`,
      '',
      '',
    ].join('\n'),
  );

  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(code);
  };
  setTimeout(() => void recueil.warmUp(), WARM_UP_AFTER_MS).unref();
  isStarting = false;
  requested.then(() => stop(0));
  // Without its database the server can only refuse; ending lets its supervisor start both again.
  recueil.failed.then((error) => {
    const { ended, lastWords } = error;
    recueil.log.fatal({ err: error, ended, lastWords }, 'the embedded PostgreSQL ended');
    void stop(1);
  });
};

start().catch(async (error: unknown) => {
  process.stderr.write(`\n${await startFailureText(error, config)}\n`);
  process.exit(1);
});
