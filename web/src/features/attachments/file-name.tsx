import { classNames } from '#web/ui/class-names.ts';

/** The ending, and the number that often stands before it. */
const END_CHARACTERS = 10;
/** Shorter ones have room everywhere. */
const SHORT_CHARACTERS = 20;

interface FileNameProps {
  name: string;
  className?: string;
}

/** A name in one line. Where it is too long it loses its middle: how it ends says what it is. */
export const FileName = ({ name, className }: FileNameProps) => {
  const characters = [...name];
  const split = characters.length > SHORT_CHARACTERS ? characters.length - END_CHARACTERS : characters.length;
  return (
    <p title={name} className={classNames('flex min-w-0 whitespace-pre', className)}>
      <span className="min-w-0 overflow-hidden text-ellipsis">{characters.slice(0, split).join('')}</span>
      <span className="shrink-0 empty:hidden">{characters.slice(split).join('')}</span>
    </p>
  );
};
