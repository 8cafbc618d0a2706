import type { Articles } from '../article-list.ts';
import { ACTING } from './acting.ts';
import { ARRANGING } from './arranging.ts';
import { KEEPING } from './keeping.ts';
import { OTHERS } from './others.ts';
import { RIGHTS } from './rights.ts';
import { WRITING } from './writing.ts';

/** The articles in French. */
const articles: Articles = { ...WRITING, ...KEEPING, ...ARRANGING, ...RIGHTS, ...ACTING, ...OTHERS };
export default articles;
