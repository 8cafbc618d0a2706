// « Quitter vite » before the app is there, and wherever it cannot be: the link of index.html, and Shift three times. The
// app's own removes this one (features/discretion/quick-exit.tsx). A file, because inline scripts are forbidden.
(() => {
  const PRESSES = 3;
  const WINDOW_MS = 2_000;
  const link = document.getElementById('way-out');
  if (link === null) return;

  /** Nothing that a browser refuses may hold anybody up. */
  const attempt = (what) => {
    try {
      what();
    } catch {
      // The page is left all the same.
    }
  };

  // As in contract/account/preference-values.ts, which a test compares.
  const PAGES = {
    weather: 'https://meteofrance.com/',
    encyclopedia: 'https://fr.wikipedia.org/',
    trains: 'https://www.sncf-connect.com/',
    search: 'https://www.qwant.com/',
  };
  attempt(() => {
    const chosen = localStorage.getItem('recueil.exit') ?? 'weather';
    if (Object.hasOwn(PAGES, chosen)) link.href = PAGES[chosen];
    else if (chosen.startsWith('https://')) link.href = chosen;
    if (localStorage.getItem('recueil.language') !== 'en') return;
    link.textContent = 'Leave quickly';
    link.lang = 'en';
  });

  /** Takes the sessions out of this browser, and tells the server of them without waiting for it. */
  const endSessions = () => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.endsWith('-auth-token')) {
          const text = storage.getItem(key);
          storage.removeItem(key);
          attempt(() => {
            const authorization = `Bearer ${JSON.parse(text).access_token}`;
            const request = { method: 'POST', headers: { authorization }, keepalive: true };
            fetch('/auth/v1/logout?scope=local', request).catch(() => undefined);
          });
        }
    localStorage.removeItem('recueil.tab-session');
    for (const cookie of document.cookie.split('; ')) {
      const [name] = cookie.split('=');
      if (!name.endsWith('-remembered')) continue;
      localStorage.setItem('recueil.forget-cookie', '1');
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API could not do it before the page is gone.
      document.cookie = `${name}=; path=/; max-age=0; samesite=strict`;
    }
    new BroadcastChannel('recueil.tabs').postMessage({ kind: 'gone' });
  };

  const leave = () => {
    document.documentElement.dataset.leaving = '';
    document.title = '';
    attempt(endSessions);
    location.replace(link.href);
  };

  link.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  let presses = [];
  document.addEventListener('keydown', (event) => {
    if (!link.isConnected || event.repeat) return;
    presses =
      event.key === 'Shift'
        ? [...presses.filter((at) => event.timeStamp - at < WINDOW_MS), event.timeStamp]
        : [];
    if (presses.length >= PRESSES) leave();
  });
})();
