import { LaterScreen } from './later-screen.tsx';

/** /help until its own issue brings the real page. */
export const HelpScreen = () => <LaterScreen page="help" />;
