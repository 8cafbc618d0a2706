import { UpdatePasswordScreen } from './update-password-screen.tsx';

/** /reset-password: the same as where the link leads. */
export const ResetPasswordScreen = UpdatePasswordScreen;
