import { LaterScreen } from './later-screen.tsx';

/** /settings until its own issue brings the real page. */
export const SettingsScreen = () => <LaterScreen page="settings" />;
