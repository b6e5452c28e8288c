/** The text that what was typed asks for: long enough, or empty. `null` means that nothing changes yet. */
export const searchText = (typed: string, minLength: number) => {
  const text = typed.trim()
  return text === '' || [...text].length >= minLength ? text : null
}
