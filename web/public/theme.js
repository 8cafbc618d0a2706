// Runs before the first paint, so that a chosen theme or text size never flashes, and the tab of somebody who chose a neutral
// one never tells more. A file, because inline scripts are forbidden. The names are those of web/src/lib/preferences/mirror.ts.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('recueil.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const size = localStorage.getItem('recueil.text-size');
  if (size === 'large' || size === 'larger') dataset.textSize = size;
  if (localStorage.getItem('recueil.neutral-title') === 'true') {
    // As in web/src/features/discretion/tab-face.tsx.
    document.title = 'Notes';
    const point = (rel, href) => document.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', href);
    point('icon', '/notes.svg');
    point('apple-touch-icon', '/notes-180.png');
    point('manifest', '/notes.webmanifest');
  }
} catch {
  // Storage may be blocked: the system's theme applies.
}
