import { useTexts } from '#web/i18n/use-texts.ts';

export const MAIN_ID = 'contenu';

/** The first stop of the keyboard: past the menus. */
export const SkipLink = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address must stay the route's own.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-box focus:bg-surface focus:px-4 focus:py-3 focus:shadow-float"
    >
      {t('skip')}
    </a>
  );
};
