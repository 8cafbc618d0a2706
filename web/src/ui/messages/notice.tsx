import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { usePassFocusOn } from './use-pass-focus-on.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  tone?: NoticeTone;
  /** One line in bold above the text. */
  title?: string;
  children?: ReactNode;
  /** Buttons under the text: retry, dismiss. */
  actions?: ReactNode;
  className?: string;
}

const TONES: Record<NoticeTone, { look: string; icon: LucideIcon }> = {
  info: { look: 'border-blue-text/30 bg-blue-tint text-blue-text', icon: Info },
  success: { look: 'border-green-text/30 bg-green-tint text-green-text', icon: CircleCheck },
  warning: { look: 'border-yellow-text/30 bg-yellow-tint text-yellow-text', icon: TriangleAlert },
  danger: { look: 'border-red-text/30 bg-red-tint text-red-text', icon: CircleAlert },
};

/** A message on the page. Danger and warning are alerts, the others a polite status. */
export const Notice = ({ tone = 'info', title, children, actions, className }: NoticeProps) => {
  const { look, icon: Icon } = TONES[tone];
  const box = useRef<HTMLDivElement>(null);
  usePassFocusOn(box);
  return (
    <div
      ref={box}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-box border px-4 py-3', look, className)}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="whitespace-pre-line">{children}</div>}
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
};
