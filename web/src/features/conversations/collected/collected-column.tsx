import { useTexts } from '#web/i18n/use-texts.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CollectedContent, type CollectedContentProps } from './collected-content.tsx';
import { useBeside } from './use-beside.ts';

/** « Ce qui est recueilli » beside the conversation, on wide screens. Its place is kept while the conversation loads. */
export const CollectedColumn = ({ shown }: { shown: CollectedContentProps | undefined }) => {
  const { t } = useTexts('conversations');
  // Elsewhere its forms would be there a second time.
  const isBeside = useBeside();
  return (
    <aside
      aria-labelledby="collected-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      className="relative hidden w-80 shrink-0 overflow-y-auto border-l border-hairline px-5 py-4 focus-visible:-outline-offset-2 beside:block"
    >
      <h2 id="collected-title" className="mb-2 text-lg">
        {t('collected.title')}
      </h2>
      {shown ? isBeside && <CollectedContent {...shown} /> : <Waiting />}
    </aside>
  );
};

/** Silent: the conversation itself says that it is being loaded. */
const Waiting = () => (
  <div className="appear-late flex flex-col gap-6 py-4">
    {LINES.map((width) => (
      <Skeleton key={width} className={width} />
    ))}
  </div>
);

const LINES = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'];
