import { LaterScreen } from './later-screen.tsx';

/** /profile until its own issue brings the real page. */
export const ProfileScreen = () => <LaterScreen page="profile" />;
