import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Home } from '#contract/home.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { openQuickNote } from '#web/lib/quick-note.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { aloneLinkStyle } from '#web/ui/link-style.ts';
import { useGuideChoice } from './guide-choice.ts';
import { STEPS, type Step, takenSteps } from './starting-steps.ts';

/** The getting-started guide. It follows what is there, goes when all is done, and can be put away before. */
export const StartingGuide = ({ home }: { home: Home }) => {
  const { t } = useTexts('home');
  const profile = useProfile();
  const [isAway, putAway] = useGuideChoice(profile.id);
  // What is pressed goes: the keyboard goes on at what takes its place.
  const [isTurned, setTurned] = useState(false);
  const turn = (away: boolean) => {
    setTurned(true);
    putAway(away);
  };
  const taken = takenSteps(profile, home);
  if (taken.size === STEPS.length) return null;
  if (isAway) {
    return (
      <Button
        variant="quiet"
        className="-ml-3 mb-10 self-start"
        autoFocus={isTurned}
        onPress={() => turn(false)}
      >
        {t('guide.show')}
      </Button>
    );
  }
  return (
    <section aria-labelledby="home-guide" className="mb-12">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="home-guide" className="text-xl">
          {t('guide.title')}
        </h2>
        <Button variant="quiet" className="-mx-3" autoFocus={isTurned} onPress={() => turn(true)}>
          {t('guide.hide')}
        </Button>
      </div>
      <ol className="border-t border-hairline">
        {STEPS.map((step) => (
          <li key={step} className="flex items-start gap-3 border-b border-hairline py-2">
            <Mark isTaken={taken.has(step)} />
            <div className="min-w-0">
              {taken.has(step) ? (
                <p className="text-ink-soft">
                  {t(`guide.${step}`)}
                  <span className="sr-only"> {t('guide.done')}</span>
                </p>
              ) : (
                <>
                  <Way step={step}>{t(`guide.${step}`)}</Way>
                  <p className="max-w-[65ch] text-sm text-ink-soft">{t(`guide.${step}Text`)}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 max-w-[65ch] text-sm text-ink-soft">{t('guide.somebody')}</p>
    </section>
  );
};

const Mark = ({ isTaken }: { isTaken: boolean }) => {
  const Icon = isTaken ? CircleCheck : Circle;
  return (
    <Icon
      aria-hidden="true"
      size={20}
      strokeWidth={1.75}
      className={isTaken ? 'mt-1 shrink-0 text-teal' : 'mt-3 shrink-0 text-ink-soft'}
    />
  );
};

const WAYS = {
  profile: '/profile',
  conversation: '/ia-call',
  incident: '/incidents/create',
  exhibit: '/incidents',
} as const;

/** Where a step is taken. */
const Way = ({ step, children }: { step: Step; children: ReactNode }) =>
  step === 'note' ? (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openQuickNote}
      className={`${aloneLinkStyle} cursor-pointer text-left`}
    >
      {children}
    </button>
  ) : (
    <Link look="alone" to={WAYS[step]}>
      {children}
    </Link>
  );
