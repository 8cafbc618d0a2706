import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '../class-names.ts';
import { LiveRegion } from '../messages/live-region.tsx';
import { FieldParts } from './field-parts.tsx';
import { controlBox } from './field-style.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a toggle that shows it. Say `autoComplete`: `current-password` or `new-password`. */
export const PasswordField = ({
  label,
  mark,
  hint,
  error,
  placeholder,
  className,
  inputRef,
  ...props
}: Omit<TextFieldProps, 'type'>) => {
  const { t } = useTexts('common');
  const [shown, setShown] = useState<boolean>();
  const Icon = shown ? EyeOff : Eye;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      type={shown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      className={classNames('flex flex-col gap-1', className)}
    >
      <FieldParts label={label} mark={mark} hint={hint} error={error}>
        {/* The input shows the focus; the group around it would show it twice. */}
        <Group className="relative outline-none">
          <Input
            ref={inputRef ?? null}
            {...(placeholder !== undefined && { placeholder })}
            spellCheck="false"
            autoCapitalize="off"
            autoCorrect="off"
            className={controlBox('py-2 pr-12 pl-3.5')}
          />
          <button
            type="button"
            aria-label={shown ? t('field.hidePassword') : t('field.showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-(--target) cursor-pointer items-center justify-center rounded-box text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        </Group>
        <LiveRegion
          message={shown === undefined ? '' : shown ? t('field.passwordShown') : t('field.passwordHidden')}
        />
      </FieldParts>
    </AriaTextField>
  );
};
