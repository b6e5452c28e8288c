import { addMissing } from './addMissing.ts'

const returnTargets = new WeakMap<HTMLDialogElement, Element | null>()

function show(this: HTMLDialogElement) {
  this.open = true
}

function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError')
  returnTargets.set(this, document.activeElement)
  this.open = true
}

function returnFocus(dialog: HTMLDialogElement, target: Element | null | undefined) {
  const { activeElement } = document
  if (activeElement !== document.body && !dialog.contains(activeElement)) return
  if (target instanceof HTMLElement && target.isConnected) target.focus()
}

function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return
  this.open = false
  if (returnValue !== undefined) this.returnValue = returnValue
  const target = returnTargets.get(this)
  returnTargets.delete(this)
  returnFocus(this, target)
  queueMicrotask(() => {
    // React returns the focus to the dialog after it has rendered, which older versions of jsdom allow.
    returnFocus(this, target)
    if (this.isConnected) this.dispatchEvent(new Event('close'))
  })
}

/** Adds the methods of `<dialog>`. A modal dialog returns the focus, but the page behind it stays reachable. */
export function addDialogs(): void {
  addMissing(HTMLDialogElement.prototype, { show, showModal, close })
}
