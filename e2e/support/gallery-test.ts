/** The `test` of the journeys on the gallery, which is built once for all workers. */
import { type GalleryServer, startGalleryServer } from './gallery-server.ts';
import { test as base } from './test.ts';

export const test = base.extend<object, { gallery: GalleryServer }>({
  gallery: [
    async ({ browser: _browser }, use) => {
      const gallery = await startGalleryServer();
      await use(gallery);
      await gallery.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
