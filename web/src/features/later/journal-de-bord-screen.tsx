import { LaterScreen } from './later-screen.tsx';

/** /journal-de-bord until its own issue brings the real page. */
export const JournalDeBordScreen = () => <LaterScreen page="journal" />;
