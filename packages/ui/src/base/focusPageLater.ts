/** Moves focus to the page, after the next render, if nothing has it, as when the control that had it is gone. */
export function focusPageLater(page: Document = document): void {
  requestAnimationFrame(() => {
    // A dialog that was just closed keeps the focus until the browser's next layout.
    if (page.activeElement?.matches('body, dialog:not([open])'))
      page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
