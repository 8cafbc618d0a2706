import { announcement } from '#web/lib/announce.ts';
import { useStore } from '#web/lib/store.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';

/** The app's one live region for `announce()`; it outlives the screens, so what a screen says last is still heard. */
export const Announcer = () => <LiveRegion message={useStore(announcement).text} />;
