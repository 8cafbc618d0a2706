import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { RadioMark } from './radio-mark.tsx';

/** One choice of a `RadioGroup`: its mark, and what it says beside it. */
export const RadioChoice = ({ value, children }: { value: string; children: ReactNode }) => (
  <Radio
    value={value}
    className="group flex min-h-(--target) cursor-pointer items-center gap-3 rounded-box data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-teal"
  >
    <RadioMark />
    {children}
  </Radio>
);
