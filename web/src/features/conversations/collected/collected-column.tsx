import { useTexts } from '#web/i18n/use-texts.ts';
import { CollectedContent, type CollectedContentProps } from './collected-content.tsx';
import { CollectedCount } from './collected-count.tsx';

/** « Ce qui est recueilli » beside the conversation, on wide screens. */
export const CollectedColumn = (props: CollectedContentProps) => {
  const { t } = useTexts('conversations');
  return (
    <aside
      aria-labelledby="collected-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      className="relative hidden w-80 shrink-0 overflow-y-auto border-l border-hairline px-5 py-4 focus-visible:-outline-offset-2 beside:block"
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="collected-title" className="text-lg">
          {t('collected.title')}
        </h2>
        <CollectedCount collected={props.collected} episode={props.episode} />
      </div>
      <CollectedContent {...props} />
    </aside>
  );
};
