import { LaterScreen } from './later-screen.tsx';

/** /synthese until its own issue brings the real page. */
export const SyntheseScreen = () => <LaterScreen page="synthesis" />;
