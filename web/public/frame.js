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
  // Nobody listens to them yet, but for the way out.
  for (const button of document.querySelectorAll('#frame main button')) button.disabled = true;
  document.addEventListener('click', (event) => {
    if (event.target.closest('#frame [data-react-aria-top-layer] button') === null) return;
    page.dataset.leaving = '';
    document.title = '';
    const target = inStorage('localStorage', (storage) => storage.getItem('recueil.exit'));
    // The pages that are known by a name are those of the app: it is not there yet.
    window.location.replace(target?.startsWith('https://') ? target : 'https://meteofrance.com/');
  });

  /** The frame says that the app did not come; reloading is all that helps. */
  const fail = () => {
    for (const failure of document.querySelectorAll('[data-frame-failure]')) failure.hidden = false;
  };
  const open = () => import(document.getElementById('app').href).catch(fail);
  // What stands in the page is drawn before the app is read and run, which takes a slow phone a while. Nothing is drawn in a tab
  // that nobody looks at.
  const drawn = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
  void drawn.then(open);
})();
