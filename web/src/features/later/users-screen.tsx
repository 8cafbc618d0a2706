import { LaterScreen } from './later-screen.tsx';

/** /users until its own issue brings the real page. */
export const UsersScreen = () => <LaterScreen page="users" />;
