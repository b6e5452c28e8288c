/** The element that the attacks try to get into a page. */
const ELEMENT = '<attack-element'
/** Texts that become markup or script where they are not escaped. */
export const markup: readonly string[] = [
  '<attack-element onmouseover=alert(1)>',
  '</script><attack-element>',
  '"><attack-element>',
  '&lt;<attack-element>',
  '" attack-attribute="1',
]

/** Texts that other programs stumbled over; each may be refused or kept as text. */
export const odd: readonly string[] = [
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '__proto__',
  '${7*7}{{7*7}}#{7*7}',
  '=?utf-8?B?PGF0dGFjay1lbGVtZW50Pg==?=',
  '=cmd|"/c calc"!A0',
  '../../../etc/passwd',
]

/** Texts that no single line of ours may hold. */
export const forbidden: readonly string[] = [
  'a\0b',
  '\u202Egnp.exe',
  'Ana\u2066\u2069',
  'Ana\u2028Bruno',
  'Ana\r\nX-Attack: 1',
  'Ana\r\nBcc: victima@ataque.example',
  '\u001B[31mAna',
]

/** Texts of which nothing can be seen. */
export const invisible: readonly string[] = ['\u3164', '\u2800', '\u00AD\u200D', '\u200B']

/** More than any field takes, and less than a request may carry: 100 kB. */
export const long = 'x'.repeat(100_000)

/** Says what of the hostile texts has become a part of an HTML document; null when all of it is text. */
export function markupIn(html: string): string | null {
  if (html.includes(ELEMENT)) return 'an element of the attacker is in the page'
  if (/<[a-z][^<>]*" attack-attribute="/i.test(html)) return 'an attribute of the attacker is in the page'
  return null
}

/** Says which character a text must not have, if it has one. */
export function forbiddenIn(text: string): string | null {
  // A text of several lines may have line separators and controls; direction marks and NUL are in no text.
  const found = /[\u202A-\u202E\u2066-\u2069\0]|\\u0000/.exec(text)
  return found && `${JSON.stringify(found[0])} is in the response`
}
