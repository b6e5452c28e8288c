/** What a text shows in place of a phone number, an email address, a link or a user name. */
export const MASKED_CONTACT_DATA = '[dato de contacto oculto]'

// Bounded repetitions, and no two `\s*` that can match the same spaces: otherwise a long text without a match takes
// quadratic time.
const EMAIL =
  /[^\s@<>()]{1,64}(?:@|\s*(?:[([{]\s*)?\barroba\b\s*(?:[)\]}]\s*)?)[\p{L}\p{N}-]+(?:(?:\.|\s+punto\s+)[\p{L}\p{N}-]+)+/giu
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:com|net|org|ar|uy|cl|es|info|me|app|io|link|page|ly|shop|store|online|site|web|dev|co|tv|gle)\b(?:[/?#]\S*)?/giu
const USER_NAME = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]*[\p{L}\p{N}_]/giu
const NUMBERS = /(?:\+\s?|\(\s?)?\p{Nd}(?:[\s().\-–/]{0,3}\p{Nd})+/gu

const DATE = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/
const AMOUNTS = /^\d{1,3}(?:\.\d{3})+(?:\s?[-–/]\s?\d{1,3}(?:\.\d{3})+)*$/
const MIN_PHONE_DIGITS = 8

function isPhone(numbers: string): boolean {
  if (DATE.test(numbers) || AMOUNTS.test(numbers)) return false
  return numbers.replace(/\P{Nd}/gu, '').length >= MIN_PHONE_DIGITS
}

/** Replaces the email addresses, links, user names and phone numbers of a text. Dates and amounts stay. */
export const maskContactData = (text: string): string =>
  text
    .replace(EMAIL, MASKED_CONTACT_DATA)
    .replace(LINK, MASKED_CONTACT_DATA)
    .replace(USER_NAME, MASKED_CONTACT_DATA)
    .replace(NUMBERS, (numbers) => (isPhone(numbers) ? MASKED_CONTACT_DATA : numbers))

/** Returns true for a text that `maskContactData` changes. */
export const hasContactData = (text: string): boolean => maskContactData(text) !== text
