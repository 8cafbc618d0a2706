import { LaterScreen } from './later-screen.tsx';

/** /change-email until its own issue brings the real page. */
export const ChangeEmailScreen = () => <LaterScreen page="changeEmail" />;
