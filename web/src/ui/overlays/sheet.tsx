import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';

interface SheetProps {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** From the right on wide screens, or from below. */
  side?: 'right' | 'bottom';
}

const SIDES = {
  right: classNames(
    'top-0 right-0 bottom-(--exit-foot) w-full max-w-md border-l lg:top-(--exit-head) lg:bottom-0',
    'data-entering:translate-x-8 data-exiting:translate-x-8',
  ),
  bottom: classNames(
    'inset-x-0 bottom-(--exit-foot) max-h-[calc(92dvh-var(--exit-foot))] rounded-t-box border-t lg:bottom-0',
    'data-entering:translate-y-8 data-exiting:translate-y-8',
  ),
};

/** A panel that slides over an edge of the page; Escape, the cross or a press outside close it. */
export const Sheet = ({ title, children, isOpen, onOpenChange, side = 'right' }: SheetProps) => {
  const { t } = useTexts('common');
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-entering:opacity-0 data-exiting:pointer-events-none data-exiting:opacity-0"
    >
      <Modal
        className={classNames(
          'fixed flex border-hairline bg-surface shadow-float transition-transform duration-200',
          SIDES[side],
        )}
      >
        <Dialog className="flex min-h-0 w-full flex-col outline-none">
          <div className="flex items-center justify-between gap-4 border-b border-hairline py-2 pr-2 pl-5">
            <Heading slot="title" className="min-w-0 flex-1 text-lg">
              {title}
            </Heading>
            <IconButton slot="close" icon={X} label={t('action.close')} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
