import { createRootRoute } from '@tanstack/react-router';
import { RootLayout } from '#web/features/shell/root-layout.tsx';
import { guard } from '#web/lib/session/guard.ts';

/** Whoever has the second step to go is led there from every page, also from those that anybody may see. */
export const Route = createRootRoute({ beforeLoad: guard('anybody'), component: RootLayout });
