/** Copies a text as older browsers and pages without HTTPS allow it: from a selected field. */
function copyFromField(text: string, near: Element) {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.ariaHidden = 'true'
  // Next to the button, because the page around a modal dialog cannot be selected.
  field.style.position = 'fixed'
  field.style.opacity = '0'
  near.after(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
  }
}

/** Copies a text to the clipboard. Returns whether it worked. */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard is missing on pages without HTTPS, and can be denied.
  }
  try {
    return copyFromField(text, button)
  } finally {
    button.focus()
  }
}
