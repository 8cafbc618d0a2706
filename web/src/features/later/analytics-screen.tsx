import { LaterScreen } from './later-screen.tsx';

/** /analytics until its own issue brings the real page. */
export const AnalyticsScreen = () => <LaterScreen page="analytics" />;
