import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LiveRegion } from '../messages/live-region.tsx';
import { controlBox } from './field-style.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextFieldFrame } from './text-field-frame.tsx';

/** A password with a toggle that shows it. Say `autoComplete`: `current-password` or `new-password`. */
export const PasswordField = ({ placeholder, inputRef, ...props }: Omit<TextFieldProps, 'type'>) => {
  const { t } = useTexts('common');
  const [shown, setShown] = useState<boolean>();
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextFieldFrame {...props} type={shown ? 'text' : 'password'}>
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
    </TextFieldFrame>
  );
};
