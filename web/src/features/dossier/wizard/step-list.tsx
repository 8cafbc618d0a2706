import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { STEPS, type Step } from './wizard-step.ts';

interface StepListProps {
  step: Step;
  /** Whether the other steps can be gone to. */
  isOpen: boolean;
}

/** The steps, and where one is. Not shown on phones, where the heading says it. */
export const StepList = ({ step, isOpen }: StepListProps) => {
  const { t } = useTexts('dossier');
  return (
    <nav aria-label={t('wizard.steps')} className="mb-8 max-sm:hidden">
      <ol className="flex flex-wrap gap-x-8 border-b border-hairline">
        {STEPS.map((name, index) => {
          const isHere = name === step;
          const text = `${index + 1}. ${t(`wizard.name.${name}`)}`;
          const look = classNames(
            '-mb-px inline-flex min-h-(--target) items-center border-b-2',
            isHere ? 'border-teal font-semibold text-ink' : 'border-transparent text-ink-soft',
          );
          return (
            <li key={name}>
              {isOpen && !isHere ? (
                <Link
                  look="bare"
                  to="/export/nouveau"
                  search={{ etape: index + 1 }}
                  className={classNames(look, 'no-underline hover:text-ink')}
                >
                  {text}
                </Link>
              ) : (
                <span aria-current={isHere ? 'step' : undefined} className={look}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
