/** A real SMTP server that refuses what a test wants refused. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Delivery {
  from: string;
  to: string[];
  raw: Buffer;
}

/** Stops with the running test. `answer` may refuse a mail, `recipient` whom it is for, `signIn` who signs in. */
export const startSmtp = async (
  answer: (attempt: number) => Error | undefined = () => undefined,
  recipient: () => Error | undefined = () => undefined,
  signIn?: () => Error,
) => {
  const deliveries: Delivery[] = [];
  let attempts = 0;
  let connections = 0;
  const server = new SMTPServer({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    authOptional: signIn === undefined,
    allowInsecureAuth: true,
    disabledCommands: signIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: (_auth, _session, done) => done(signIn?.()),
    onRcptTo: (_address, _session, done) => done(recipient()),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        attempts += 1;
        const refusal = answer(attempts);
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        deliveries.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const user = signIn ? 'recueil:secret@' : '';
  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    deliveries,
    attempts: () => attempts,
    connections: () => connections,
  };
};

export const smtpError = (responseCode: number): Error =>
  Object.assign(new Error('refused'), { responseCode });
