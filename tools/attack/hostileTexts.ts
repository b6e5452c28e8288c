/** The element that the attacks try to inject into a page. */
const ELEMENT = '<attack-element'
/** Texts that become markup or script unless they are escaped. */
export const markup: readonly string[] = [
  '<attack-element onmouseover=alert(1)>',
  '</script><attack-element>',
  '"><attack-element>',
  '&lt;<attack-element>',
  '" attack-attribute="1',
]

/** Texts that are known to break programs; they may be refused or stored as text. */
export const unusual: readonly string[] = [
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '__proto__',
  '${7*7}{{7*7}}#{7*7}',
  '=?utf-8?B?PGF0dGFjay1lbGVtZW50Pg==?=',
  '=cmd|"/c calc"!A0',
  '../../../etc/passwd',
]

/** Texts that no field of one line may contain. */
export const forbidden: readonly string[] = [
  'a\0b',
  '\u202Egnp.exe',
  'Ana\u2066\u2069',
  'Ana\u2028Bruno',
  'Ana\r\nX-Attack: 1',
  'Ana\r\nBcc: victima@ataque.example',
  '\u001B[31mAna',
]

/** Texts without a visible character. */
export const invisible: readonly string[] = ['\u3164', '\u2800', '\u00AD\u200D', '\u200B']

/** 100 kB: more than any field accepts, less than the limit of a request. */
export const tooLong = 'x'.repeat(100_000)

/** Returns a finding when hostile markup is part of an HTML document; null when it is escaped. */
export function findMarkup(html: string): string | null {
  if (html.includes(ELEMENT)) return 'the page contains an injected element'
  if (/<[a-z][^<>]*" attack-attribute="/i.test(html)) return 'the page contains an injected attribute'
  return null
}

/** Returns a finding when a response contains a forbidden character, otherwise null. */
export function findForbiddenCharacter(text: string): string | null {
  // Fields of several lines may contain line separators; no field may contain direction marks or NUL.
  const found = /[\u202A-\u202E\u2066-\u2069\0]|\\u0000/.exec(text)
  return found && `the response contains ${JSON.stringify(found[0])}`
}
