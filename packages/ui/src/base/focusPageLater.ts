/** Moves focus to the page, after the next render, if nothing has it, as when the control that had it is gone. */
export function focusPageLater(): void {
  requestAnimationFrame(() => {
    // A dialog that was just closed keeps the focus until the browser's next layout.
    if (document.activeElement?.matches('body, dialog:not([open])'))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
