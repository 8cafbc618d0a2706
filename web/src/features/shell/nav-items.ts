import {
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  FileText,
  House,
  type LucideIcon,
  MessageCircle,
  ScrollText,
  Send,
  Settings,
  Users,
} from 'lucide-react';

/** The key of an entry's name in the `shell` texts, under `nav`. */
export type NavKey =
  | 'home'
  | 'assistant'
  | 'journal'
  | 'incidents'
  | 'synthesis'
  | 'export'
  | 'settings'
  | 'help'
  | 'analytics'
  | 'users';

export interface NavItem {
  key: NavKey;
  to:
    | '/app-home'
    | '/ia-call'
    | '/journal-de-bord'
    | '/incidents'
    | '/synthese'
    | '/export'
    | '/settings'
    | '/help'
    | '/analytics'
    | '/users';
  icon: LucideIcon;
}

/** The menus of spec.md, 2. The dashboard comes first; the spec reaches it through every redirect. */
export const MAIN_NAV: readonly NavItem[] = [
  { key: 'home', to: '/app-home', icon: House },
  { key: 'assistant', to: '/ia-call', icon: MessageCircle },
  { key: 'journal', to: '/journal-de-bord', icon: BookOpen },
  { key: 'incidents', to: '/incidents', icon: FileText },
  { key: 'synthesis', to: '/synthese', icon: ScrollText },
  { key: 'export', to: '/export', icon: Send },
];

export const SECONDARY_NAV: readonly NavItem[] = [
  { key: 'settings', to: '/settings', icon: Settings },
  { key: 'help', to: '/help', icon: CircleHelp },
];

/** Shown to super_admin only; the server decides what the pages hold. */
export const ADMIN_NAV: readonly NavItem[] = [
  { key: 'analytics', to: '/analytics', icon: ChartNoAxesColumn },
  { key: 'users', to: '/users', icon: Users },
];

export const SUPER_ADMIN = 'super_admin';
