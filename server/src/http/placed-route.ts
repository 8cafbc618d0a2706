import type { Route } from '../platform/requests/route.ts';

/** A route with its whole path, `/api/incidents/:incidentId`. */
export interface PlacedRoute extends Route {
  /** True when it needs no session. */
  isOpen: boolean;
}

/** The routes of a table that hangs at a path. */
export const placed = (mount: string, table: Route[], { isOpen }: { isOpen: boolean }): PlacedRoute[] =>
  table.map((route) => ({ ...route, path: mount + (route.path === '/' ? '' : route.path), isOpen }));
