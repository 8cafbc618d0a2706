import { DisplaySettings } from '#web/features/shell/display-settings.tsx';
import { LaterScreen } from './later-screen.tsx';

/** /settings until its own issue brings the rest: language and appearance already work. */
export const SettingsScreen = () => (
  <LaterScreen page="settings">
    <DisplaySettings />
  </LaterScreen>
);
