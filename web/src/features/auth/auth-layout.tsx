import { BookLock, Feather, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainHead } from '#web/features/shell/plain-head.tsx';
import { useDocumentLanguage } from '#web/i18n/use-document-language.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useDocumentTitle } from '#web/lib/page/use-document-title.ts';
import { useAssistant } from '#web/lib/use-assistant.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/page-title.tsx';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  /** At the door, sign-in and sign-up, narrow windows too say first what the product is for. */
  isDoor?: boolean;
  children: ReactNode;
  /** Where else one may go: under the form. */
  footer?: ReactNode;
}

const POINTS = [
  { key: 'sealed', icon: BookLock },
  { key: 'own', icon: UserRoundCheck },
  { key: 'sharing', icon: Feather },
] as const;

/** The frame of the account screens: one column to write in, and on wide screens what the product promises. */
export const AuthLayout = ({ title, intro, isDoor = false, children, footer }: AuthLayoutProps) => {
  const { t, language } = useTexts('auth');
  // An outside model receives the person's words: then the screen must not promise that they stay.
  const isKeptHere = useAssistant()?.external === false;
  useDocumentLanguage(language);
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHead />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:content-stretch lg:gap-20 lg:px-8">
        <aside
          className={classNames(
            'mx-auto w-full max-w-md px-4 pt-1 sm:px-0',
            'lg:sticky lg:top-0 lg:mx-0 lg:h-[calc(100dvh-4rem)] lg:max-w-lg lg:flex-col lg:pt-8',
            isDoor ? 'lg:flex' : 'hidden lg:flex',
          )}
        >
          {/* In the lowest windows the room is the form's. */}
          <p className="font-title text-lg text-pretty lg:text-3xl lg:text-balance max-sm:[@media(max-height:36rem)]:text-base">
            {t('layout.promise')}
          </p>
          <ul className="mt-8 hidden flex-col gap-4 border-t border-hairline pt-6 text-ink-soft lg:flex">
            {POINTS.filter(({ key }) => key !== 'sharing' || isKeptHere).map(({ key, icon: Icon }) => (
              <li key={key} className="flex gap-3">
                <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="mt-1 shrink-0 text-teal" />
                {t(`layout.points.${key}`)}
              </li>
            ))}
          </ul>
        </aside>
        <main
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-col px-4 pt-4 pb-28 max-sm:[@media(max-height:36rem)]:pt-2 sm:px-0 lg:mx-0 lg:max-w-none lg:pt-8 lg:pb-16"
        >
          <PageTitle>{title}</PageTitle>
          {intro !== undefined && <p className="mt-2 text-ink-soft">{intro}</p>}
          <div
            className={classNames(
              'flex flex-col gap-6 lg:mt-8',
              isDoor ? 'mt-4 max-sm:[@media(max-height:36rem)]:mt-2' : 'mt-8',
            )}
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer className="mt-8 flex flex-wrap items-center gap-x-2 border-t border-hairline pt-4">
              {footer}
            </footer>
          )}
        </main>
      </div>
    </div>
  );
};
