// Runs before the first paint, so that a chosen theme or text size never flashes. A file, because inline scripts are
// forbidden. The names are those of web/src/lib/preferences/mirror.ts.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('recueil.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const size = localStorage.getItem('recueil.text-size');
  if (size === 'large' || size === 'larger') dataset.textSize = size;
} catch {
  // Storage may be blocked: the system's theme applies.
}
