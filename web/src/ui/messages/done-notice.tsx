import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface DoneNoticeProps {
  /** `info` where there was nothing to do. */
  tone?: 'success' | 'info';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** It worked. It takes the focus: the form that was sent is gone, and the keyboard with it. */
export const DoneNotice = ({ tone = 'success', title, children, actions }: DoneNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone} title={title} actions={actions}>
        {children}
      </Notice>
    </div>
  );
};
