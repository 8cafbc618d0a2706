// Runs before the first paint, right after the frames in the page: leaves the one that is wanted. Whoever has a session kept here
// waits for it, everybody else stands at the door. In a file, because inline scripts are forbidden.
(() => {
  const page = document.documentElement;
  /** Storage may be blocked. */
  const inStorage = (kind, read) => {
    try {
      return read(window[kind]);
    } catch {
      return undefined;
    }
  };
  const keepsSession = (storage) => Object.keys(storage).some((key) => key.endsWith('-auth-token'));
  const isKept =
    inStorage('sessionStorage', keepsSession) ||
    inStorage('localStorage', keepsSession) ||
    document.cookie.includes('-remembered=');
  const language = inStorage('localStorage', (storage) => storage.getItem('recueil.language'));
  if (language === 'fr' || language === 'en') page.lang = language;

  const hasDoor = document.querySelector('#frame > [data-frame="door"]') !== null;
  const wanted = hasDoor && !isKept ? 'door' : 'wait';
  for (const frame of document.querySelectorAll('#frame > [data-frame]')) {
    if (frame.dataset.frame === wanted && frame.lang === page.lang) delete frame.dataset.frameOff;
    else frame.remove();
  }
  // Nobody listens to them yet.
  for (const button of document.querySelectorAll('#frame button')) button.disabled = true;

  /** The frame says that the app did not come; reloading is all that helps. */
  const fail = (error) => {
    for (const failure of document.querySelectorAll('[data-frame-failure]')) failure.hidden = false;
    throw error;
  };
  const app = document.getElementById('app');
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const filesOf = (names = '') => names.split(' ').filter(Boolean);
  const open = async () => {
    const before = filesOf(app.dataset.before);
    for (const file of [...before, app.href, ...filesOf(app.dataset.after)])
      document.head.append(Object.assign(app.cloneNode(), { id: '', rel: 'modulepreload', href: file }));
    // Whoever needs it first waits while the browser loads it.
    Intl.DateTimeFormat.supportedLocalesOf([navigator.language]);
    await pause();
    for (const file of before) {
      await import(file);
      await pause();
    }
    await import(app.href);
  };
  // What stands in the page is drawn before the app is asked for, read and run, which takes a slow phone a while, and has the line
  // to itself. In a tab that nobody looks at nothing is drawn, and a browser that draws nothing for so long will not do it soon.
  const PATIENCE_MS = 2000;
  const drawn = new Promise((resolve) => {
    if (document.hidden) resolve();
    requestAnimationFrame(() => {
      // Told once it is on the screen, which may be a good while after it was laid out.
      const telling = window.PerformanceObserver;
      if (telling?.supportedEntryTypes?.includes('paint'))
        new telling(resolve).observe({ type: 'paint', buffered: true });
      else setTimeout(resolve);
    });
    setTimeout(resolve, PATIENCE_MS);
  });
  void drawn.then(open).catch(fail);
})();
