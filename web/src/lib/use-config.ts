import { useEffect } from 'react';
import { loadConfig, shownConfig } from './config.ts';
import { useStore } from './store/store.ts';

/** The public configuration: providers, captcha, sign-up. Known before any screen shows, unless the server is slow. */
export const useConfig = () => {
  // For what shows without the boot of the app.
  useEffect(() => void loadConfig(), []);
  return useStore(shownConfig);
};
