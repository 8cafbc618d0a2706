import { hasFrame, showFrameFailure } from './lib/frame.ts';
import './styles.css';

/** In a tab that nobody looks at no frame is drawn. */
const PAINT_PATIENCE_MS = 100;

/** What stands in the page is drawn before the app, with its 150 kB, is read and run: on a slow phone that takes a while. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAINT_PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

const open = async (): Promise<void> => {
  if (hasFrame()) await firstPaint();
  await import('./start.tsx');
};

open().catch((error: unknown) => {
  showFrameFailure();
  throw error;
});
