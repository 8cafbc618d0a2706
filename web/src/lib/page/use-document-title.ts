import { useEffect } from 'react';
import { productName } from '#web/i18n/texts.ts';
import { usePreference } from '../preferences/preferences.ts';

/** What a tab is called that is to tell nothing, whatever it shows: the same on every page, in every language. */
export const NEUTRAL_NAME = 'Notes';

/**
 * Names the page in the tab and for screen readers: 'Mes incidents – Recueil'; with a neutral title only 'Notes'. The names of
 * pages are the product's own words: nothing that a person wrote comes into a title, the browser keeps them in its history.
 */
export const useDocumentTitle = (page: string | undefined): void => {
  const isNeutral = usePreference('neutral_title');
  useEffect(() => {
    if (isNeutral) document.title = NEUTRAL_NAME;
    else document.title = page === undefined ? productName() : `${page} – ${productName()}`;
  }, [page, isNeutral]);
};
