import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { FloatingPanel } from './floating-panel.tsx';
import { menuItemStyle } from './menu-style.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  onAction: () => void;
}

interface ActionMenuProps {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** Names the menu for screen readers. */
  label: string;
  actions: readonly MenuAction[];
  /** Under which end of its button it opens. */
  align?: 'start' | 'end';
}

/** A few actions behind one button. */
export const ActionMenu = ({ trigger, label, actions, align = 'end' }: ActionMenuProps) => (
  <MenuTrigger>
    {trigger}
    <FloatingPanel placement={`bottom ${align}`} className="min-w-48 p-1.5">
      <Menu aria-label={label} className="outline-none">
        {actions.map(({ id, label: text, icon, isDisabled = false, onAction }) => (
          <MenuItem key={id} id={id} isDisabled={isDisabled} onAction={onAction} className={menuItemStyle}>
            {icon}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </FloatingPanel>
  </MenuTrigger>
);
