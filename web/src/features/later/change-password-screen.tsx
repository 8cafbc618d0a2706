import { LaterScreen } from './later-screen.tsx';

/** /change-password until its own issue brings the real page. */
export const ChangePasswordScreen = () => <LaterScreen page="changePassword" />;
