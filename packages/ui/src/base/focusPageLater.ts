/** Moves focus to the page, after the next render, if nothing has it, as when the control that had it is gone. */
export function focusPageLater(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
