import { useMemo, useState } from 'react';
import { type Profile, profile as profileShape } from '#contract/profiles.ts';
import { MetNotice } from '#web/features/profile/met-notice.tsx';
import { saveProfile, takeProfile } from '#web/features/profile/profile-query.ts';
import { meet, type ProfileField, valuesOfProfile } from '#web/features/profile/profile-values.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  contactOf,
  contactPatch,
  contactSchema,
} from './contact-schema.ts';

type Outcome = 'saved' | 'unchanged' | { contested: ContactField[] } | { error: unknown };

const isContact = (field: ProfileField): field is ContactField =>
  (CONTACT_FIELDS as readonly ProfileField[]).includes(field);

/** First name, last name and phone; the address has a screen of its own, since it opens the account. */
export const ContactForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTexts('settings');
  const { t: auth } = useTexts('auth');
  const schema = useMemo(() => contactSchema(auth), [auth]);
  const [loaded, setLoaded] = useState(profile);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { control, handleSubmit, formState, reset, setValue } = useSchemaForm(schema, {
    defaultValues: contactOf(profile),
  });

  /** Sends what was typed; where other fields were changed elsewhere meanwhile, over that version. */
  const send = async (values: ContactValues, from: Profile): Promise<Outcome> => {
    const patch = contactPatch(from, values);
    if (patch === null) return 'unchanged';
    try {
      const saved = await saveProfile(patch, from.version);
      setLoaded(saved);
      reset(contactOf(saved));
      return 'saved';
    } catch (error) {
      const stored = isProblem(error, 'stale_version')
        ? profileShape.safeParse(error.problem?.current).data
        : undefined;
      if (stored === undefined) return { error };
      const before = valuesOfProfile(from);
      const met = meet(before, { ...before, ...values }, valuesOfProfile(stored));
      const { firstName, lastName, phone } = met.values;
      takeProfile(stored);
      setLoaded(stored);
      reset({ firstName, lastName, phone });
      const contested = met.contested.filter(isContact);
      return contested.length > 0 ? { contested } : await send({ firstName, lastName, phone }, stored);
    }
  };

  const submit = handleSubmit(async (values) => {
    setOutcome(null);
    setOutcome(await send(values, loaded));
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {isContested(outcome) && outcome.contested.length > 0 && (
        <MetNotice
          fields={outcome.contested}
          stored={valuesOfProfile(loaded)}
          onTake={(field) => {
            if (isContact(field)) setValue(field, contactOf(loaded)[field], { shouldValidate: true });
            setOutcome({ contested: outcome.contested.filter((other) => other !== field) });
          }}
        />
      )}
      <FormTextField
        control={control}
        name="firstName"
        label={auth('field.firstName')}
        autoComplete="given-name"
        isRequired
      />
      <FormTextField
        control={control}
        name="lastName"
        label={auth('field.lastName')}
        mark={t('contact.optional')}
        autoComplete="family-name"
      />
      <div className="flex flex-col gap-1">
        <TextField label={t('contact.email')} value={profile.email} isReadOnly type="email" />
        <Link to="/change-email" look="alone" className="self-start">
          {t('contact.changeEmail')}
        </Link>
      </div>
      <FormTextField
        control={control}
        name="phone"
        type="tel"
        label={auth('field.phone')}
        mark={t('contact.optional')}
        autoComplete="tel"
      />
      <ContactOutcome outcome={outcome} />
      <Button
        type="submit"
        className="self-start"
        isPending={formState.isSubmitting}
        pendingLabel={t('contact.pending')}
      >
        {t('contact.submit')}
      </Button>
    </form>
  );
};

const isContested = (outcome: Outcome | null): outcome is { contested: ContactField[] } =>
  typeof outcome === 'object' && outcome !== null && 'contested' in outcome;

/** What became of it. The region stands first, so that screen readers hear what comes in. */
const ContactOutcome = ({ outcome }: { outcome: Outcome | null }) => {
  const { t } = useTexts('settings');
  const problemText = useProblemText();
  return (
    <div aria-live="polite" className="empty:hidden">
      {outcome === 'saved' && <Notice tone="success">{t('contact.saved')}</Notice>}
      {outcome === 'unchanged' && <Notice>{t('contact.unchanged')}</Notice>}
      {typeof outcome === 'object' && outcome !== null && 'error' in outcome && (
        <Notice tone="danger" title={t('contact.failed')}>
          {`${problemText(outcome.error)}\n${t('contact.kept')}`}
        </Notice>
      )}
    </div>
  );
};
