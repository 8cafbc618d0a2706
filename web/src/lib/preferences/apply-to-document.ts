import type { MirroredPreferences } from '#contract/account/preference-values.ts';

/** Shows theme and text size; public/theme.js does the same before the first paint. */
export const applyToDocument = ({ theme, text_size: size }: MirroredPreferences): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (size === 'normal') delete dataset.textSize;
  else dataset.textSize = size;
};
