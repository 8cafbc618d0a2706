import { useTexts } from '#web/i18n/use-texts.ts';

/** In the frame, for a page whose scripts do not arrive: `public/frame.js` shows it. */
export const FrameFailure = () => {
  const { t } = useTexts('common');
  return (
    <p
      role="alert"
      data-frame-failure=""
      hidden
      className="fixed inset-x-4 bottom-20 z-10 mx-auto max-w-md rounded-box border border-yellow-text/30 bg-yellow-tint px-4 py-3 text-yellow-text"
    >
      {t('loading.failed')}
    </p>
  );
};
