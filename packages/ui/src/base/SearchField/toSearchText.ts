/** Returns the trimmed text, or an empty string (no search) if it is shorter than `minLength` characters. */
export const toSearchText = (typed: string, minLength: number) => {
  const text = typed.trim()
  return [...text].length >= minLength ? text : ''
}
