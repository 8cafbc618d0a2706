import { useState } from 'react';
import {
  EXIT_ADDRESS_MAX_CHARACTERS,
  EXIT_PAGES,
  type ExitPage,
  exitTargetFrom,
  IDLE_LOCK_MINUTES,
} from '#contract/account/preference-values.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { choosePreference, usePreference } from '#web/lib/preferences/preferences.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ExitWays } from './exit-lesson.tsx';

const OWN = 'own';
const PAGES = Object.keys(EXIT_PAGES) as ExitPage[];
const NEVER = 'never';

/** For the security settings: where « Quitter vite » leads, when the screen locks, and what the tab is called. */
export const DiscretionChoices = () => {
  const { t } = useTexts('discretion');
  return (
    <section aria-labelledby="discretion" className="flex flex-col gap-8">
      <h2 id="discretion" tabIndex={-1} className="text-xl">
        {t('choices.title')}
      </h2>
      <ExitChoice />
      <LockChoice />
      <NeutralChoice />
      <p className="max-w-[65ch] text-sm text-ink-soft">{t('choices.traces')}</p>
    </section>
  );
};

const ExitChoice = () => {
  const { t } = useTexts('discretion');
  const target = usePreference('exit_target');
  const isOwn = !PAGES.some((page) => page === target);
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="flex max-w-md flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">{t('choices.exit.title')}</h3>
        <p className="text-ink-soft">
          <ExitWays />
        </p>
      </div>
      <SelectField<ExitPage | typeof OWN>
        label={t('choices.exit.target')}
        value={isOwn || isWriting ? OWN : (target as ExitPage)}
        options={[
          ...PAGES.map((value) => ({ value, label: t(`choices.exit.${value}`) })),
          { value: OWN, label: t('choices.exit.own') },
        ]}
        onChange={(chosen) => {
          setWriting(chosen === OWN);
          if (chosen !== null && chosen !== OWN) choosePreference('exit_target', chosen);
        }}
      />
      {(isOwn || isWriting) && <OwnAddress key={target} kept={isOwn ? target : ''} />}
    </div>
  );
};

/** An address holds only once it is kept: half an address must not be where one flees to. */
const OwnAddress = ({ kept }: { kept: string }) => {
  const { t } = useTexts('discretion');
  const [address, setAddress] = useState(kept);
  const [isWrong, setWrong] = useState(false);
  const trimmed = address.trim();
  return (
    <form
      noValidate
      autoComplete="off"
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = trimmed.includes(':') ? exitTargetFrom(trimmed, window.location.origin) : null;
        setWrong(chosen === null);
        if (chosen === null) return;
        setAddress(chosen);
        choosePreference('exit_target', chosen);
      }}
    >
      <TextField
        className="w-full"
        label={t('choices.exit.address')}
        hint={t('choices.exit.addressHint')}
        error={isWrong ? t('choices.exit.addressError') : undefined}
        value={address}
        maxLength={EXIT_ADDRESS_MAX_CHARACTERS}
        inputMode="url"
        autoComplete="off"
        onChange={setAddress}
      />
      {trimmed === kept && kept !== '' ? (
        <p role="status" className="text-sm text-ink-soft">
          {t('choices.exit.kept')}
        </p>
      ) : (
        <Button type="submit" variant="secondary">
          {t('choices.exit.save')}
        </Button>
      )}
    </form>
  );
};

const LockChoice = () => {
  const { t } = useTexts('discretion');
  const minutes = usePreference('idle_lock_minutes');
  return (
    <SelectField
      className="max-w-md"
      label={t('choices.lock.label')}
      hint={t('choices.lock.hint')}
      value={minutes === null ? NEVER : String(minutes)}
      options={[
        { value: NEVER, label: t('choices.lock.never') },
        ...IDLE_LOCK_MINUTES.map((count) => ({
          value: String(count),
          label: t('choices.lock.minutes', { count }),
        })),
      ]}
      onChange={(chosen) =>
        choosePreference(
          'idle_lock_minutes',
          IDLE_LOCK_MINUTES.find((count) => String(count) === chosen) ?? null,
        )
      }
    />
  );
};

const NeutralChoice = () => {
  const { t } = useTexts('discretion');
  const isNeutral = usePreference('neutral_title');
  return (
    <div className="max-w-[65ch]">
      <Checkbox
        isSelected={isNeutral}
        aria-describedby="neutral-hint"
        onChange={(chosen) => choosePreference('neutral_title', chosen)}
      >
        {t('choices.neutral.label')}
      </Checkbox>
      <p id="neutral-hint" className="ml-8.5 text-sm text-ink-soft">
        {t('choices.neutral.hint')}
      </p>
    </div>
  );
};
