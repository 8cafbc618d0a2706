import { SecurityLinks } from '#web/features/security/overview/security-links.tsx';
import { DisplaySettings } from '#web/features/shell/display-settings.tsx';
import { LaterScreen } from './later-screen.tsx';

/** /settings until its own issue brings the rest: language, appearance and the security of the account already work. */
export const SettingsScreen = () => (
  <LaterScreen page="settings">
    <DisplaySettings />
    <SecurityLinks />
  </LaterScreen>
);
