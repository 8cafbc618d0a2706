import { useTexts } from '#web/i18n/use-texts.ts';
import type { ListTexts } from '#web/lists/record-list.tsx';

/** What the list of notices says of itself. */
export const useListTexts = (): ListTexts => {
  const { t } = useTexts('notices');
  return {
    rows: t('list.rows'),
    loading: t('list.loading'),
    failure: t('list.failure'),
    failureText: t('list.failureText'),
    moreFailure: t('list.moreFailure'),
    loadingMore: t('list.loadingMore'),
    end: t('list.end'),
  };
};
