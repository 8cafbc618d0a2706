import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { productName } from '#web/i18n/texts.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { NEUTRAL_NAME } from '#web/lib/page/use-document-title.ts';
import { usePreference } from '#web/lib/preferences/preferences.ts';
import { useProfile } from '#web/lib/session/session.ts';
import type { PageKey } from './pages.ts';

/** What would come out cut: a list that scrolls within the window, and forms, whose fields do not grow on paper. */
const NOT_FOR_PAPER = {
  assistant: 'print.conversation',
  incidentNew: 'print.form',
  incidentEdit: 'print.form',
  incidentAnonymize: 'print.form',
  incidentMerge: 'print.form',
  received: 'print.form',
} as const satisfies Partial<Record<PageKey, string>>;

const isNotForPaper = (page: PageKey): page is keyof typeof NOT_FOR_PAPER =>
  Object.hasOwn(NOT_FOR_PAPER, page);

/**
 * The first line of every page on paper: which screen it is, of whom, and when it was printed. What is no page for paper says
 * so in its place, and prints nothing else (ui/styles/base.css). Not to be seen on the screen.
 */
export const PrintHead = ({ page }: { page: PageKey }) => {
  const { t, language } = useTexts('shell', { screen: 'fr' });
  const { first_name, last_name } = useProfile();
  const isNeutral = usePreference('neutral_title');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // At once: the browser draws the paper as soon as this is over.
    const look = () => flushSync(() => setNow(new Date()));
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  }, []);
  const facts = {
    product: isNeutral ? NEUTRAL_NAME : productName(),
    page: t(`page.${page}`),
    when: dayAndTime(now.toISOString(), language),
    name: `${first_name} ${last_name}`.trim(),
  };
  return (
    <div
      data-print-head=""
      {...(isNotForPaper(page) && { 'data-alone-on-paper': '' })}
      className="mb-4 hidden border-b border-[#000000] pb-2 text-sm print:block"
    >
      <p>{t('print.head', facts)}</p>
      {isNotForPaper(page) && <p>{t(NOT_FOR_PAPER[page])}</p>}
    </div>
  );
};
