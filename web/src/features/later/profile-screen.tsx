import { SecurityLinks } from '#web/features/security/overview/security-links.tsx';
import { LaterScreen } from './later-screen.tsx';

/** /profile until its own issue brings the rest: the security of the account already works. */
export const ProfileScreen = () => (
  <LaterScreen page="profile">
    <SecurityLinks />
  </LaterScreen>
);
