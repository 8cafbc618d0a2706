/** The `test` of the journey on the gallery, which is built for it. */
import { type GalleryServer, startGalleryServer } from './gallery-server.ts';
import { test as base } from './test.ts';

export const test = base.extend<{ gallery: GalleryServer }>({
  gallery: [
    async ({ browser: _browser }, use) => {
      const gallery = await startGalleryServer();
      await use(gallery);
      await gallery.stop();
    },
    { timeout: 90_000 },
  ],
});
