import { auth } from '#web/lib/session/session.ts';

interface PasswordChange {
  /** Blank when the code stands in for it. */
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
