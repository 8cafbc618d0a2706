import { useEffect } from 'react';
import { productName } from '#web/i18n/texts.ts';

/** Names the page in the tab and for screen readers: 'Mes incidents – Recueil'. */
export const useDocumentTitle = (page: string | undefined): void => {
  useEffect(() => {
    document.title = page === undefined ? productName() : `${page} – ${productName()}`;
  }, [page]);
};
