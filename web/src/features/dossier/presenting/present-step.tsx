import { RadioGroup } from 'react-aria-components/RadioGroup';
import { DOSSIER_AUTHOR_MAX_CHARACTERS, DOSSIER_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { personsShown } from '#contract/dossiers.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { ShownNames } from './shown-names.tsx';

/** Step 2: how persons appear, what goes with it, and the first page. */
export const PresentStep = ({ form, values, change }: WizardControl) => {
  const { t } = useTexts('dossier');
  const { t: common } = useTexts('common');
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="dossier-persons">
        <h3 id="dossier-persons" className="text-lg">
          {t('present.persons')}
        </h3>
        <p className="mt-1 mb-2 max-w-[65ch] text-ink-soft">{t('present.personsText')}</p>
        <RadioGroup
          aria-labelledby="dossier-persons"
          value={values.persons_shown}
          onChange={(chosen) => change({ persons_shown: personsShown.parse(chosen) })}
          className="flex flex-col"
        >
          {personsShown.options.map((way) => (
            <RadioChoice key={way} value={way}>
              <span className="py-1.5">
                <span className="block">{t(`present.shown.${way}`)}</span>
                <span className="block text-sm text-ink-soft">{t(`present.shownHint.${way}`)}</span>
              </span>
            </RadioChoice>
          ))}
        </RadioGroup>
        <ShownNames values={values} change={change} />
      </section>

      <section aria-labelledby="dossier-with">
        <h3 id="dossier-with" className="mb-1 text-lg">
          {t('present.with')}
        </h3>
        <Explained
          label={t('present.account')}
          text={t('present.accountText')}
          isSelected={values.with_account}
          onChange={(with_account) => change({ with_account })}
        />
        <Explained
          label={t('present.ledger')}
          text={t('present.ledgerText')}
          isSelected={values.whole_ledger}
          onChange={(whole_ledger) => change({ whole_ledger })}
        />
      </section>

      <section aria-labelledby="dossier-first" className="flex max-w-[40rem] flex-col gap-5">
        <h3 id="dossier-first" className="text-lg">
          {t('present.first')}
        </h3>
        <FormTextField
          control={form.control}
          name="title"
          label={t('present.titleField')}
          maxLength={DOSSIER_TITLE_MAX_CHARACTERS}
        />
        <FormTextField
          control={form.control}
          name="author"
          label={t('present.author')}
          mark={t('present.optional')}
          hint={t('present.authorHint')}
          maxLength={DOSSIER_AUTHOR_MAX_CHARACTERS}
        />
        <RadioGroup
          aria-label={t('present.language')}
          value={values.language}
          onChange={(chosen) => change({ language: chosen === 'en' ? 'en' : 'fr' })}
        >
          <p aria-hidden="true" className="font-semibold">
            {t('present.language')}
          </p>
          <p className="text-sm text-ink-soft">{t('present.languageHint')}</p>
          <div className="flex flex-wrap gap-x-8">
            {(['fr', 'en'] as const).map((language) => (
              <RadioChoice key={language} value={language}>
                {common(`language.${language}`)}
              </RadioChoice>
            ))}
          </div>
        </RadioGroup>
      </section>
    </div>
  );
};

interface ExplainedProps {
  label: string;
  text: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A choice with what it discloses. */
const Explained = ({ label, text, ...choice }: ExplainedProps) => (
  <Checkbox {...choice} className="items-start! py-2.5">
    <span className="max-w-[65ch] min-w-0">
      <span className="block font-semibold">{label}</span>
      <span className="block text-sm text-ink-soft">{text}</span>
    </span>
  </Checkbox>
);
