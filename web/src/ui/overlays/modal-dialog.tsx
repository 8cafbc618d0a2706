import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';

interface ModalDialogProps {
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `alert` asks for a decision: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** `wide` for long texts; `sheet` for forms: as wide, and on phones the whole screen. A press outside closes no form. */
  size?: 'normal' | 'wide' | 'sheet';
}

const SIZES = {
  normal: 'max-h-[min(92dvh,100%)] max-w-lg rounded-t-box sm:rounded-box',
  wide: 'max-h-[min(92dvh,100%)] max-w-4xl rounded-t-box sm:rounded-box',
  sheet: 'h-full max-w-4xl sm:h-auto sm:max-h-[min(92dvh,100%)] sm:rounded-box',
};

/** A dialog over the page. The focus goes in, stays in, and comes back to where it was. */
export const ModalDialog = ({
  title,
  children,
  actions,
  isOpen,
  onOpenChange,
  role = 'dialog',
  size = 'normal',
}: ModalDialogProps) => {
  const { t } = useTexts('common');
  return (
    <ModalOverlay
      isDismissable={role === 'dialog' && size !== 'sheet'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={classNames(
        'fixed inset-0 z-40 flex items-end justify-center bg-scrim pb-(--exit-foot) transition-opacity duration-200',
        'data-entering:opacity-0 data-exiting:pointer-events-none data-exiting:opacity-0',
        'sm:items-center sm:px-6 sm:pt-6 lg:pt-(--exit-head) lg:pb-6',
      )}
    >
      <Modal
        className={classNames('flex w-full border border-hairline bg-surface shadow-float', SIZES[size])}
      >
        <Dialog role={role} className="flex min-h-0 w-full flex-col outline-none">
          <div className="flex items-start justify-between gap-4 py-3 pr-2 pl-5 sm:pl-6">
            <Heading slot="title" className="pt-2 text-xl">
              {title}
            </Heading>
            <IconButton slot="close" icon={X} label={t('action.close')} />
          </div>
          <div
            className={classNames(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6',
              // The focus is not brought behind the buttons at the foot of a form.
              size === 'sheet' && 'scroll-pb-24',
            )}
          >
            {children}
          </div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 sm:px-6">
              {actions}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
