import type shell from '#web/i18n/fr/shell.ts';

/** The names of the pages, as `shell` texts under `page`. */
export type PageKey = keyof (typeof shell)['page'];
