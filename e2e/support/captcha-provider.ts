/**
 * A stand-in for hCaptcha: a script with its explicit API, by its documentation, and the endpoint that a server asks about
 * a solution.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CaptchaProvider {
  scriptUrl: string;
  verifyUrl: string;
  /** The next so many requests for the script fail. */
  failScript(times: number): void;
  /** How often the script was asked for. */
  scriptRequests(): number;
  /** Whether solutions are right from now on. */
  approve(isRight: boolean): void;
  stop(): Promise<void>;
}

/** Runs in the page, instead of the provider's script. */
const widgetScript = (onload: string): string => `
(() => {
  const widgets = new Map();
  let count = 0;
  window.hcaptcha = {
    render: (container, options) => {
      count += 1;
      const id = 'widget-' + count;
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      label.append(box, ' Je suis humain (' + options.sitekey + ')');
      container.append(label);
      let solutions = 0;
      box.addEventListener('change', () => {
        solutions += 1;
        if (box.checked) options.callback([id, solutions, Math.random()].join('/'));
      });
      widgets.set(id, {
        label,
        reset: () => { box.checked = false; },
      });
      return id;
    },
    reset: (id) => widgets.get(id).reset(),
    remove: (id) => { widgets.get(id).label.remove(); widgets.delete(id); },
  };
  window.${onload}();
})();`;

export const startCaptchaProvider = async (): Promise<CaptchaProvider> => {
  let failures = 0;
  let scriptRequests = 0;
  let isRight = true;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/siteverify') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: isRight }));
      return;
    }
    scriptRequests += 1;
    failures -= 1;
    if (failures >= 0) {
      response.writeHead(503).end();
      return;
    }
    response.setHeader('content-type', 'text/javascript');
    response.end(
      searchParams.get('render') === 'explicit' ? widgetScript(searchParams.get('onload') ?? '') : '',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    scriptUrl: `${origin}/api.js`,
    verifyUrl: `${origin}/siteverify`,
    failScript: (times) => {
      failures = times;
    },
    scriptRequests: () => scriptRequests,
    approve: (right) => {
      isRight = right;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
