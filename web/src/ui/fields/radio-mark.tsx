/** The mark of a choice among several; it stands in a `Radio` with the class `group`. */
export const RadioMark = () => (
  <span
    aria-hidden="true"
    className="flex size-5.5 shrink-0 items-center justify-center rounded-full border border-edge bg-surface group-data-selected:border-teal"
  >
    <span className="invisible size-3 rounded-full bg-teal group-data-selected:visible forced-colors:bg-[CanvasText]" />
  </span>
);
