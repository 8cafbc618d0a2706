/** What the page and the service worker say to each other. */

/** The page asks for what another app has shared; the answer comes through the port, once. */
export const TAKE_SHARED = 'take-shared';

/** What was shared: nothing of it is on a disk, and nothing has left this device. */
export interface Shared {
  files: File[];
  /** The title, text and address that came along, one a line; '' where there were none. */
  text: string;
}
