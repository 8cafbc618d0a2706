import { LaterScreen } from './later-screen.tsx';

/** /export until its own issue brings the real page. */
export const ExportScreen = () => <LaterScreen page="export" />;
