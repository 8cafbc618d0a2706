/** Each question about a message folds it, and there are many of them: it is folded once. */
import { fold, withoutQuotes } from '../text/text.ts';
import { oncePerText } from '../understanding/known-texts.ts';

export const foldOnce = oncePerText(fold);

/** Without what it quotes. */
export const foldOwnWords = oncePerText((text) => fold(withoutQuotes(text)));
