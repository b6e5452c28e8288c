/** Sets the files of an input, which the browser submits with the form. */
export function setInputFiles(input: HTMLInputElement, files: readonly File[]): void {
  // Missing in jsdom.
  if (typeof DataTransfer === 'undefined') return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  // Does not throw in tests that replaced the files of the input.
  Reflect.set(input, 'files', transfer.files)
}

/** Empties an input. Otherwise selecting the same file again would not fire `change`. */
export function clearInput(input: HTMLInputElement | null): void {
  if (input) input.value = ''
}
