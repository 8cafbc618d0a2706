/** One row of a menu or a list of options. */
export const menuItemStyle =
  'flex min-h-(--target) cursor-pointer items-center gap-3 rounded-[7px] px-3 py-2 text-base text-ink no-underline outline-none data-focused:bg-teal-tint data-focused:text-teal-strong data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-teal data-disabled:opacity-55';
