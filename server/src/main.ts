/** `npm start`: starts, says where everything is, stops on a signal. */
import { compose } from './compose.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { serve } from './serve.ts';

const fail = (message: string): never => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};

const start = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const recueil = await compose(config);
  const server = await serve(config, recueil).catch(async (error: NodeJS.ErrnoException) => {
    await recueil.close();
    if (error.code === 'EADDRINUSE') return fail(`Port ${config.port} is taken. Set PORT to another one.`);
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

start().catch((error: unknown) => {
  // Messages of these errors are written for whoever starts the server; the rest is a fault with its stack.
  if (error instanceof ConfigError) fail(error.message);
  const described =
    error instanceof Error
      ? error.cause instanceof Error
        ? `${error.message}\n${error.cause.stack}`
        : error.message
      : String(error);
  fail(`Recueil could not start: ${described}`);
});
