import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useMedia } from '#web/lib/page/use-media.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { FloatingPanel } from '#web/ui/overlays/floating-panel.tsx';
import { unreadCount } from './notice-queries.ts';
import { useCameIn } from './use-came-in.ts';

/** Loaded when opened: most visits only read the count. */
const BellPanel = lazy(() => import('./bell-panel.tsx').then(({ BellPanel: panel }) => ({ default: panel })));

/** Where the side rail stands, there is room for a panel. */
const WIDE = '(min-width: 64rem)';
/** More than these are a figure that nobody counts. */
const SHOWN_MAX = 9;

/** The bell: how many notices are unread, beside a list on wide windows, leading to the page of them on narrow ones. */
export const NoticeBell = () => (
  <QueryClientProvider client={queryClient}>
    <CountingBell />
  </QueryClientProvider>
);

const CountingBell = () => {
  const { t } = useTexts('notices', { screen: 'fr' });
  const isWide = useMedia(WIDE);
  const [isOpen, setOpen] = useState(false);
  const { data: unread } = useQuery(unreadCount);
  const came = useCameIn(unread);
  const label = (unread ?? 0) === 0 ? t('title') : t('unread', { count: unread ?? 0 });
  return (
    <div className="relative">
      {isWide ? (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <IconButton icon={Bell} label={label} />
          <FloatingPanel placement="bottom end" className="max-h-[min(36rem,80dvh)] w-96 p-5 pt-3">
            <Dialog aria-label={t('title')} className="outline-none">
              <Suspense fallback={null}>
                <BellPanel onLeave={() => setOpen(false)} />
              </Suspense>
            </Dialog>
          </FloatingPanel>
        </DialogTrigger>
      ) : (
        <Link
          look="bare"
          to="/notifications"
          aria-label={label}
          title={label}
          className="inline-flex size-(--target) items-center justify-center rounded-box text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
        </Link>
      )}
      {(unread ?? 0) > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 right-0.5 min-w-4.5 rounded-full bg-teal px-1 text-center text-xs leading-4.5 font-semibold text-on-teal"
        >
          {(unread ?? 0) > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
      <LiveRegion message={came === null ? '' : t('came', { count: came })} />
    </div>
  );
};
