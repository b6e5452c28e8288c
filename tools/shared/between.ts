/** Puts a text between two marks of a document, whose rest is other people's; null when the marks are not there. */
export function between(
  document: string,
  [begin, end]: readonly [string, string],
  text: string,
): string | null {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) return null
  return `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`
}
