/** The text that what was typed asks for: itself when it is long enough, and no search below that. */
export const searchText = (typed: string, minLength: number) => {
  const text = typed.trim()
  return [...text].length >= minLength ? text : ''
}
