// Runs before the first paint, so that a chosen theme never flashes. A file, because inline scripts are forbidden.
try {
  const theme = localStorage.getItem('recueil.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked: the system's theme applies.
}
