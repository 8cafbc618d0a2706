/** A real SMTP server that takes no mail: it accepts the sign-in and refuses the recipient, or refuses the sign-in. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface RefusingMailServer {
  url: string;
  /** From now on every sign-in is refused. */
  refuseEverybody(): void;
  stop(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

export const startRefusingMailServer = async (): Promise<RefusingMailServer> => {
  let isOpen = true;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => (isOpen ? done(null, { user: 'recueil' }) : done(refusal(535))),
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://recueil:secret@127.0.0.1:${port}`,
    refuseEverybody: () => {
      isOpen = false;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
