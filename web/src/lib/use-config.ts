import { use } from 'react';
import { loadConfig } from './config.ts';

/** The public configuration: providers, captcha, sign-up, product name. It is known before any screen shows. */
export const useConfig = () => use(loadConfig());
