/** `npm start`: starts, says where everything is, stops on a signal. */
import { compose } from './compose.ts';
import { type Config, loadConfig } from './config/config.ts';
import { serve } from './serve.ts';
import { startFailureText } from './start-failure.ts';

let config: Config | null = null;

const start = async (): Promise<void> => {
  config = loadConfig(process.env);
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
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  // Without its database the server can only refuse; ending lets whoever supervises it start both again.
  recueil.failed.then((error) => {
    recueil.log.fatal({ err: error }, 'the embedded PostgreSQL ended');
    void stop(1);
  });
};

start().catch(async (error: unknown) => {
  process.stderr.write(`\n${await startFailureText(error, config)}\n`);
  process.exit(1);
});
