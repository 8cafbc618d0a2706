import type { Articles } from '../article-list.ts';
import { ACTING } from './acting.ts';
import { ARRANGING } from './arranging.ts';
import { HANDING_OVER } from './handing-over.ts';
import { KEEPING } from './keeping.ts';
import { OTHERS } from './others.ts';
import { RIGHTS } from './rights.ts';
import { WRITING } from './writing.ts';

/** The articles in English. */
const articles: Articles = {
  ...WRITING,
  ...KEEPING,
  ...ARRANGING,
  ...HANDING_OVER,
  ...RIGHTS,
  ...ACTING,
  ...OTHERS,
};
export default articles;
