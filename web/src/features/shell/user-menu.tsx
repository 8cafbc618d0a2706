import { useNavigate } from '@tanstack/react-router';
import { Check, DoorOpen, LogOut, Settings, UserRound } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { THEMES } from '#contract/account/preference-values.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { choosePreference, usePreference } from '#web/lib/preferences/preferences.ts';
import { session, useProfile } from '#web/lib/session/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FloatingPanel } from '#web/ui/overlays/floating-panel.tsx';
import { menuItemStyle } from '#web/ui/overlays/menu-style.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { RoleLine } from './role-line.tsx';

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** Who is signed in, and what concerns them: profile, settings, appearance, sign-out. */
export const UserMenu = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const { t: common } = useTexts('common', { screen: 'fr' });
  const profile = useProfile();
  const theme = usePreference('theme');
  const navigate = useNavigate();
  const name = `${profile.first_name} ${profile.last_name}`.trim();

  return (
    <MenuTrigger>
      <Button className="inline-flex size-(--target) cursor-pointer items-center justify-center rounded-full">
        <Avatar name={name} />
        <VisuallyHidden>{t('user.menu', { name })}</VisuallyHidden>
      </Button>
      <FloatingPanel placement="bottom end" className="w-72 max-w-[calc(100vw-2rem)] p-1.5">
        <div className="px-3 pt-2.5 pb-3">
          <p className="font-semibold">{name}</p>
          <RoleLine role={profile.role} />
          <p className="truncate text-sm text-ink-soft">{profile.email}</p>
        </div>
        <Menu className="outline-none">
          <MenuItem className={menuItemStyle} onAction={() => void navigate({ to: '/profile' })}>
            <UserRound {...iconProps} />
            {t('user.profile')}
          </MenuItem>
          <MenuItem className={menuItemStyle} onAction={() => void navigate({ to: '/settings' })}>
            <Settings {...iconProps} />
            {t('user.settings')}
          </MenuItem>
          <Separator className="my-1.5 border-t border-hairline" />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const chosen = THEMES.find((value) => value === [...keys][0]);
              if (chosen !== undefined) choosePreference('theme', chosen);
            }}
          >
            <Header className="px-3 py-1 text-xs font-semibold text-ink-soft">{t('theme.label')}</Header>
            {THEMES.map((value) => (
              <MenuItem key={value} id={value} className={menuItemStyle} shouldCloseOnSelect={false}>
                {({ isSelected }) => (
                  <>
                    <Check {...iconProps} className={isSelected ? 'visible' : 'invisible'} />
                    {t(`theme.${value}`)}
                  </>
                )}
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className="my-1.5 border-t border-hairline" />
          <MenuItem className={menuItemStyle} onAction={() => void navigate({ to: '/fin-de-session' })}>
            <DoorOpen {...iconProps} />
            {common('action.stopHere')}
          </MenuItem>
          <MenuItem className={menuItemStyle} onAction={() => void session.signOut()}>
            <LogOut {...iconProps} />
            {t('user.signOut')}
          </MenuItem>
        </Menu>
      </FloatingPanel>
    </MenuTrigger>
  );
};
