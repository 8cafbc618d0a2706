import { FILE_NAME_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';

/** What a file without a usable name is called. */
const NAMELESS = 'fichier';

/** The name as the server takes it: cut where it is too long, with its ending. A bad name must not keep a file out. */
export const uploadName = (name: string): string => {
  const whole = name.toWellFormed();
  if (!isFilled(whole) || /^[.\s]*$/.test(whole)) return NAMELESS;
  if (whole.length <= FILE_NAME_MAX_CHARACTERS) return whole;
  const ending = /\.[^.]{1,10}$/.exec(whole)?.[0] ?? '';
  return whole.slice(0, FILE_NAME_MAX_CHARACTERS - ending.length).toWellFormed() + ending;
};
