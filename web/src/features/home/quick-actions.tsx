import { BookOpen, FilePlus2, MessageCircle, ScrollText } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Link } from '#web/ui/link.tsx';

const OTHERS = [
  { key: 'incident', to: '/incidents/create', icon: FilePlus2 },
  { key: 'journal', to: '/journal-de-bord', icon: BookOpen },
  { key: 'synthesis', to: '/synthese', icon: ScrollText },
] as const;

/**
 * The four quick actions of spec.md, 2. Talking is the one that stands out: it asks for no form and no order. What
 * leads to a page that only announces itself says so.
 */
export const QuickActions = () => {
  const { t } = useTexts('home');
  return (
    <section aria-labelledby="home-actions" className="mb-10">
      <h2 id="home-actions" className="sr-only">
        {t('actions.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
        <ButtonLink to="/ia-call">
          <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} />
          {t('actions.assistant')}
        </ButtonLink>
        <p className="max-w-[48ch] text-sm text-balance text-ink-soft">{t('actions.assistantText')}</p>
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline md:grid md:grid-cols-3 md:divide-x md:divide-y-0">
        {OTHERS.map(({ key, to, icon: Icon }) => (
          <li key={key} className="group relative">
            <div className="flex gap-3 pb-4 md:px-5 md:group-first:pl-0">
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-3.5 shrink-0 text-teal" />
              <div>
                <Link
                  look="bare"
                  to={to}
                  // The whole card is pressed; the link itself is as tall as anything that is.
                  className="flex min-h-(--target) items-start rounded-box pt-3 font-semibold text-ink no-underline group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:content-['']"
                >
                  {t(`actions.${key}`)}
                </Link>
                <p className="mt-0.5 text-sm text-ink-soft">{t(`actions.${key}Text`)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
