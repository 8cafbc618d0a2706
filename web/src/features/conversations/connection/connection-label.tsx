import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ConnectionStatus } from './connection-state.ts';

const DOTS: Record<ConnectionStatus, string> = {
  connected: 'bg-green-text',
  connecting: 'bg-yellow-text breathing',
  error: 'bg-clay',
  disconnected: 'bg-edge',
};

/** The state of the connection in words; the dot only repeats it. */
export const ConnectionLabel = ({ status, isBusy }: { status: ConnectionStatus; isBusy: boolean }) => {
  const { t } = useTexts('conversations');
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', DOTS[status])} />
      {t(isBusy && status === 'connected' ? 'status.busy' : `status.${status}`)}
    </span>
  );
};
