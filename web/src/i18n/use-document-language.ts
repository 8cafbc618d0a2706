import { useEffect } from 'react';
import type { Language } from './languages.ts';

/** Keeps `<html lang>` true to what is shown. */
export const useDocumentLanguage = (language: Language): void => {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
};
