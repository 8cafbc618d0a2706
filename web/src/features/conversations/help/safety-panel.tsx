import { LifeBuoy, Phone } from 'lucide-react';
import type { SafetyKind } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { usePrimaryClaim } from '#web/lib/page/use-primary-claim.ts';
import { buttonStyle } from '#web/ui/buttons/button-style.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import type { HelpNumber } from './help-numbers.ts';
import { firstNumbers } from './help-numbers-list.ts';
import { HelpNumbers } from './help-numbers-view.tsx';

interface SafetyPanelProps {
  kind: SafetyKind;
  /** It answers what was said last: nothing on the screen matters more. */
  isCurrent: boolean;
}

/** Under the reply to words of danger or distress: one large way to call, and the rest folded. It stays. */
export const SafetyPanel = ({ kind, isCurrent }: SafetyPanelProps) => {
  const { t } = useTexts('conversations');
  const isPrimary = usePrimaryClaim('help', isCurrent);
  const { large, beside, others } = firstNumbers(kind);
  return (
    <aside
      data-safety={kind}
      aria-label={t('help.open')}
      className="flex scroll-my-3 flex-col gap-3 rounded-box border border-teal bg-surface p-4 sm:p-5"
    >
      <div className="flex gap-3">
        <LifeBuoy aria-hidden="true" size={22} strokeWidth={1.75} className="mt-1 shrink-0 text-teal" />
        <div>
          <p className="font-title text-lg">{t(`help.${kind}`)}</p>
          <p>{t(`help.${kind}Body`)}</p>
        </div>
      </div>
      <a
        href={large.href}
        className={buttonStyle(isPrimary ? 'primary' : 'secondary', 'min-h-16 w-full text-xl font-semibold')}
      >
        <Phone aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0" />
        {t('help.call', { number: large.number })}
      </a>
      {beside.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {beside.map((entry) => (
            <li key={entry.key}>
              <SmallWay entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure className="-mb-2" summary={t('help.others')}>
        <HelpNumbers numbers={others} />
      </Disclosure>
    </aside>
  );
};

const SmallWay = ({ entry: { number, href } }: { entry: HelpNumber }) => {
  const { t } = useTexts('conversations');
  return (
    <a href={href} className={aloneLinkStyle}>
      {t(href.startsWith('sms:') ? 'help.writeTo' : 'help.call', { number })}
    </a>
  );
};
