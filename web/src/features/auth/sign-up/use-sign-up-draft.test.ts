// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { readSignUpDraft } from './sign-up-draft.ts';
import type { SignUpValues } from './sign-up-schema.ts';
import { initialSignUp, useSignUpDraft } from './use-sign-up-draft.ts';

const openForm = () =>
  renderHook(() => {
    const form = useForm<SignUpValues, unknown, SignUpValues>({ defaultValues: initialSignUp().values });
    return { form, draft: useSignUpDraft(form, false) };
  }).result;
const firstNameKept = () => readSignUpDraft(Date.now())?.firstName;

beforeEach(() => localStorage.clear());

it('every keystroke is kept at once: a reload right behind it takes nothing', () => {
  const { current } = openForm();
  for (const typed of ['A', 'An', 'Ann']) {
    act(() => current.form.setValue('firstName', typed));
    expect(firstNameKept()).toBe(typed);
  }
});

it('what is forgotten stays forgotten', () => {
  const { current } = openForm();
  act(() => current.form.setValue('firstName', 'Anne'));
  act(() => current.draft.forget());
  expect(firstNameKept()).toBeUndefined();
  expect(current.form.getValues('firstName')).toBe('');
});
