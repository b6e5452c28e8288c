/** Replaces the text between two markers of a document; returns null when the markers are missing. */
export function replaceSection(
  document: string,
  [begin, end]: readonly [string, string],
  text: string,
): string | null {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) return null
  return `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`
}
