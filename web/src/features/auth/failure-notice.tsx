import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#web/ui/messages/notice.tsx';

interface FailureNoticeProps {
  title?: string | undefined;
  /** What happened and what to do. */
  children: ReactNode;
  /** A way out: ask again, go elsewhere. */
  actions?: ReactNode;
}

/** Why a form was not accepted. It takes the focus, because the button that was pressed may be disabled now. */
export const FailureNotice = ({ title, children, actions }: FailureNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" {...(title !== undefined && { title })} actions={actions}>
        {children}
      </Notice>
    </div>
  );
};
