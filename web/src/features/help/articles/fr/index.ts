import type { Articles } from '../load-articles.ts';
import { KEEPING } from './keeping.ts';
import { OTHERS } from './others.ts';
import { RIGHTS } from './rights.ts';
import { WRITING } from './writing.ts';

/** The articles in French. */
export default { ...WRITING, ...KEEPING, ...RIGHTS, ...OTHERS } satisfies Articles;
