/**
 * The frame that stands in the page before the app is there (frames/frames.tsx, public/frame.js): the door for a visitor, the
 * wait for somebody whose session is kept here.
 */
const FRAME = '#frame';

/** Whether a frame still stands in the page. */
export const hasFrame = (): boolean => document.querySelector(FRAME) !== null;

/** Whether it is a door: only that has fields. */
const isDoor = (): boolean => document.querySelector('#frame > [data-frame="door"]') !== null;

/**
 * Calls back when the frame can go, never at once: a wait as soon as the app is there, the door when the app shows a screen, which
 * begins with its title or says that it failed.
 * @param call told whether somebody may have typed into the frame
 * @returns what stops waiting
 */
export const whenDrawn = (call: (hasFields: boolean) => void): (() => void) => {
  const look = (): void => {
    const hasFields = isDoor();
    if (hasFields && document.querySelector('#root :is(h1, [role="alert"])') === null) return;
    observer.disconnect();
    call(hasFields);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  queueMicrotask(look);
  return () => observer.disconnect();
};

/**
 * Takes the frame away, once the screen that takes its place is on the page, before it is painted. What somebody has typed or
 * ticked meanwhile goes on in the fields of the same name, and so does the focus.
 */
export const endFrame = (): void => {
  const frame = document.querySelector(FRAME);
  if (frame === null) return;
  const fields = [...frame.querySelectorAll('input')].map((field) => ({ field, ours: sameField(field) }));
  const focused = fields.find(({ field }) => field === document.activeElement);
  const selection =
    focused === undefined ? null : ([focused.field.selectionStart, focused.field.selectionEnd] as const);
  for (const { field, ours } of fields) if (ours !== null) carryOver(field, ours);
  if (focused?.ours) {
    focused.ours.focus({ preventScroll: true });
    if (selection?.[0] != null) focused.ours.setSelectionRange(selection[0], selection[1]);
  }
  sameLink(frame)?.focus({ preventScroll: true });
  frame.remove();
};

/** The link of the screen that leads where the frame's focused one does. */
const sameLink = (frame: Element): HTMLElement | null => {
  const link = frame.querySelector('a:focus');
  const href = link?.getAttribute('href');
  return href == null ? null : document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(href)}"]`);
};

const sameField = (field: HTMLInputElement): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(
    field.type === 'radio'
      ? `#root input[type="radio"][value="${CSS.escape(field.value)}"]`
      : `#root input[name="${CSS.escape(field.name)}"]`,
  );

const carryOver = (from: HTMLInputElement, to: HTMLInputElement): void => {
  if (from.type === 'checkbox' || from.type === 'radio') {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === from.defaultValue || from.value === to.value) return;
  // React overrides `value` on its inputs, to know what it has set itself: this is as if it had been typed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
};
