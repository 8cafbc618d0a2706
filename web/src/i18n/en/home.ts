import type { Translation } from '../catalogues.ts';
import type fr from '../fr/home.ts';

export default {} as const satisfies Translation<typeof fr>;
