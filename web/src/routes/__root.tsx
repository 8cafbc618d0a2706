import { createRootRoute } from '@tanstack/react-router';
import { RootLayout } from '#web/features/shell/root-layout.tsx';
import { guard } from '#web/lib/session/guard.ts';

/** A person whose second step is missing is redirected to it from every page, also from those that anybody may see. */
export const Route = createRootRoute({ beforeLoad: guard('anybody'), component: RootLayout });
