import { replacePhones } from './phoneNumbers.ts'
import { toPlainText } from './plainText.ts'

/** What a text shows in place of a phone number, an email address, a link or a user name. */
export const MASKED_CONTACT_DATA = '[dato de contacto oculto]'

// All repetitions are bounded, and no two neighbors can match the same characters: otherwise a long text without a match
// takes quadratic time. The text is plain (plainText.ts): its only space is U+0020.
const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const OPEN = String.raw`[([{<*_|~/"'-]`
const CLOSE = String.raw`[)\]}>*_|~/"'-]`
const AT =
  String.raw`(?: {0,12}@ {0,12}| {0,3}[([{<] {0,2}(?:a|at|@) {0,2}[)\]}>] {0,3}` +
  String.raw`| {0,3}${OPEN} {0,2}arr?oba {0,2}${CLOSE} {0,3}| {1,12}(?:arr?oba|at) {1,12})`
const DOT_WORD = '(?:punto|pto|dot)'
const SPACED_DOT =
  String.raw`(?: {1,3}\. {0,3}|\. {1,3}| {1,3}${DOT_WORD} {1,3}` +
  String.raw`| {0,3}${OPEN} {0,2}(?:\.|${DOT_WORD}) {0,2}${CLOSE} {0,3})`

const LABEL = String.raw`[\p{L}\p{N}\p{M}-]{1,63}`
const TOP_LEVEL = 'com|net|org|ar|uy|cl|info|app|io|link|ly|shop|store|online|site|dev|co|tv|gle'
// After a spaced dot, fewer words are the end of an address: «El caño está roto. es urgente».
const SPACED_END = `${SPACED_DOT}(?:com|net|org|ar)${END}`
const PROVIDER =
  `(?:g(?:oogle)?mail|hotmail|yahoo|outlook|live|icloud|proton(?:mail)?|fibertel|speedy)${END}` +
  String.raw`(?:(?:${SPACED_DOT}|\.| {1,3})(?:com|net|org|ar)${END}){0,2}`
const DOMAIN =
  String.raw`(?:${LABEL}(?:\.${LABEL}){1,8}(?:${SPACED_END}){0,2}` +
  `|${LABEL}(?:${SPACED_END}){1,3}|${PROVIDER})`
const LOCAL = String.raw`[^ @<>()[\]\0«»,;:"]{1,64}`
const SPOKEN_LOCAL = `(?:${LOCAL} {1,3}(?:${DOT_WORD}|gui[oó]n(?: bajo| medio)?) {1,3}){0,3}`

const EMAIL = new RegExp(`${START}${SPOKEN_LOCAL}${LOCAL}${AT}${DOMAIN}`, 'giu')

const LINK = new RegExp(
  [
    String.raw`\b(?:(?:https?|hxxps?) ?: ?\/ ?\/|www ?\.)\S+`,
    String.raw`\bwww \S{1,63}(?: com)?(?:[ .]ar)?`,
    String.raw`(?<![\p{L}\p{N}.-])(?:(?:wa|t|m|linktr)\.(?:me|ee)|(?:${LABEL}\.){1,8}(?:${TOP_LEVEL})` +
      String.raw`|(?:${LABEL}\.){1,8}(?:es|me|web|page)(?=\/))(?![\p{L}\p{N}_-])(?:[/?#]\S*)?`,
    String.raw`(?<![\p{L}\p{N}-])${LABEL}${SPACED_DOT}com(?:(?:${SPACED_DOT}|\.)ar)?${END}`,
  ].join('|'),
  'giu',
)

const NETWORK = `${START}(?:instagram|insta|ig|facebook|face|fb|telegram|tiktok|skype)`
const USER_NAME = new RegExp(
  [
    String.raw`${START}@[\p{L}\p{N}_][\p{L}\p{N}_.]*[\p{L}\p{N}_]`,
    // After the name of a network: a name with a dot, a digit or an underscore, or any name after a colon.
    String.raw`(?<=${NETWORK}(?: {0,3}[:=]| {1,2}es)? {1,3}(?:@ {0,2}|arroba {1,3})?)` +
      String.raw`[\p{L}\p{N}]{1,30}[._\d][\p{L}\p{N}._]{0,30}[\p{L}\p{N}_]`,
    String.raw`(?<=${NETWORK} {0,2}[:=] {0,3})[\p{L}\p{N}_]{3,30}`,
  ].join('|'),
  'giu',
)

// The most characters that NFKC makes of one.
const LONGEST_MAPPING = 18

/** Covers what was found: later patterns do not join it with its neighbors. */
const cover = (found: string): string => '\0'.repeat(found.length)

/** Returns the text with each character of contact data replaced by NUL. */
const coverContactData = (text: string): string =>
  replacePhones(text.replace(EMAIL, cover).replace(LINK, cover).replace(USER_NAME, cover), cover)

/** Returns where the character before a position of the plain text ends in the original: one can have several in it. */
function after(positions: readonly number[], index: number): number {
  const last = positions[index - 1]
  return positions.slice(index, index + LONGEST_MAPPING).find((position) => position !== last) ?? 0
}

/** Replaces the email addresses, links, user names and phone numbers of a text. Dates and amounts stay. */
export function maskContactData(original: string): string {
  const { text, positions } = toPlainText(original)
  const covered = coverContactData(text)
  let masked = ''
  let end = 0
  for (const { 0: found, index } of covered.matchAll(/\0+/g)) {
    masked += original.slice(end, positions[index]) + MASKED_CONTACT_DATA
    end = after(positions, index + found.length)
  }
  return masked + original.slice(end)
}

/** Returns true for a text that `maskContactData` changes. */
export const hasContactData = (text: string): boolean => maskContactData(text) !== text
