import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Menus } from './menus.tsx';

/** 'Plus': every menu, in a sheet from below. */
export const MoreMenus = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="flex min-h-14 w-full cursor-pointer flex-col items-center justify-center gap-0.5 rounded-box text-bar text-ink-soft"
      >
        <Menu aria-hidden="true" size={20} strokeWidth={1.75} />
        {t('nav.more')}
      </button>
      <Sheet title={t('nav.moreTitle')} side="bottom" isOpen={isOpen} onOpenChange={setOpen}>
        <div className="flex flex-col gap-4">
          <Menus onNavigate={() => setOpen(false)} />
        </div>
      </Sheet>
    </>
  );
};
