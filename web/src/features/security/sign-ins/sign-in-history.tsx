import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { RecordList } from '#web/lists/record-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { signInList } from './sign-in-queries.ts';
import { SignInRow } from './sign-in-row.tsx';

/** « Connexions passées »: who came in, and who tried to. */
export const SignInHistory = () => {
  const { t } = useTexts('settings');
  const list = useInfiniteQuery(signInList);
  const count = list.data?.pages.flatMap(({ items }) => items).length ?? 0;
  return (
    <TitledSection title={t('signIns.title')}>
      <p className="max-w-[65ch] text-ink-soft">{t('signIns.intro')}</p>
      <p className="max-w-[65ch] text-ink-soft">
        {t('signIns.strange')} <Link to="/change-password">{t('signIns.changePassword')}</Link>
      </p>
      <div>
        <RecordList
          list={list}
          texts={{
            rows: t('signIns.rows'),
            loading: t('signIns.loading'),
            failure: t('signIns.failed'),
            moreFailure: t('signIns.moreFailed'),
            loadingMore: t('signIns.loading'),
            end: t('signIns.count', { count }),
          }}
          empty={<p>{t('signIns.none')}</p>}
          rows={(items) => items.map((item) => <SignInRow key={item.id} signIn={item} />)}
        />
      </div>
    </TitledSection>
  );
};
