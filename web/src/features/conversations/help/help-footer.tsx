import { HelpNumbersButton } from './help-numbers-button.tsx';

/** The numbers for help where there is no input that they could stand below. */
export const HelpFooter = () => (
  <div className="border-t border-hairline py-2">
    <div className="mx-auto flex max-w-3xl justify-end px-4 sm:px-6">
      <HelpNumbersButton />
    </div>
  </div>
);
