import type { Articles } from '../article-list.ts';
import { KEEPING } from './keeping.ts';
import { OTHERS } from './others.ts';
import { RIGHTS } from './rights.ts';
import { WRITING } from './writing.ts';

/** The articles in French. */
const articles: Articles = { ...WRITING, ...KEEPING, ...RIGHTS, ...OTHERS };
export default articles;
