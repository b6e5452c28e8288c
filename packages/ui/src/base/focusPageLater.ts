/** Checks whether an element has focus. A dialog that was just closed keeps it until the browser's next layout. */
const hasFocus = ({ activeElement, body }: Document): boolean =>
  activeElement !== null && activeElement !== body && !activeElement.closest('dialog:not([open])')

/** Moves focus to the page, after the next render, if nothing has it, as when the control that had it is gone. */
export function focusPageLater(): void {
  requestAnimationFrame(() => {
    if (!hasFocus(document)) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
