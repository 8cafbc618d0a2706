/** Placeholder: the real screen takes this file's place. */
export const LoginScreen = () => null;
