import { createContext } from 'react';
import type { Language } from './languages.ts';

/** The language that the spec gives to the screen being shown; routes declare it as `staticData.screen`. */
export const ScreenLanguage = createContext<Language>('fr');
