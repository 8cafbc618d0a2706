import { DETAIL_KINDS } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CollectedContent, type CollectedContentProps } from './collected-content.tsx';
import { CollectedCount } from './collected-count.tsx';

/** « Ce qui est recueilli » beside the conversation, on wide screens. Its place is kept while the conversation loads. */
export const CollectedColumn = ({ shown }: { shown: CollectedContentProps | undefined }) => {
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
        {shown && <CollectedCount collected={shown.collected} episode={shown.episode} />}
      </div>
      {shown ? <CollectedContent {...shown} /> : <Waiting />}
    </aside>
  );
};

/** Silent: the conversation itself says that it is being loaded. */
const Waiting = () => (
  <div className="appear-late flex flex-col gap-6 py-4">
    {DETAIL_KINDS.map((kind) => (
      <Skeleton key={kind} className="w-4/5" />
    ))}
  </div>
);
