import { auth } from '#web/lib/session/session.ts';

interface PasswordChange {
  current: string;
  password: string;
  /** Of the mail; blank when none was asked for. */
  code: string;
}

/**
 * Sets the new password; the other devices are signed out by the server.
 * @throws an error of auth-js, or what broke on the way.
 */
export const changePassword = async ({ current, password, code }: PasswordChange): Promise<void> => {
  const { error } = await (await auth()).updateUser({
    password,
    ...(current !== '' && { current_password: current }),
    ...(code !== '' && { nonce: code }),
  });
  if (error !== null) throw error;
};

/** Mails the code with which a session of more than a day may set a password. */
export const mailPasswordCode = async (): Promise<void> => {
  const { error } = await (await auth()).reauthenticate();
  if (error !== null) throw error;
};
