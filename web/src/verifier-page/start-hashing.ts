import { trustedTypes } from '../lib/trusted-types.ts';

/** The script of hashing.worker.ts, which is built into this one (web/build/verifier-page.ts). */
declare const HASHING_WORKER: string;

const url = URL.createObjectURL(new Blob([HASHING_WORKER], { type: 'text/javascript' }));

/** Nothing but our own script becomes a worker. */
const policy = trustedTypes?.createPolicy('recueil', { createScriptURL: () => url });

/** @throws where the browser allows a page on a disk no worker */
export const startHashing = (): Worker => new Worker((policy?.createScriptURL(url) ?? url) as string);
