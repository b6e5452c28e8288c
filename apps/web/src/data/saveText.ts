/** Saves a text as a file of the user. */
export function saveText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: the browser reads the file after the click.
  addEventListener('pagehide', () => URL.revokeObjectURL(url), { once: true })
}
