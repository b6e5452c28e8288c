const toNumbers = (digits: string): number[] => Array.from(digits, Number)

/** Returns the sum of the digits, each times its weight; the weights repeat. */
const sumWeighted = (digits: string, weights: readonly number[]): number =>
  toNumbers(digits).reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0)

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
const CUIT_FORMAT = /^(2[0-7]|3[034])\d{9}$/
const CUIT_UNUSED = /^2[12]/

/**
 * Returns whether a text is a CUIT or CUIL of 11 digits. Digits for which the check digit would be 10 have no valid number:
 * another prefix is assigned to them.
 */
export function isCuit(text: string): boolean {
  if (!CUIT_FORMAT.test(text) || CUIT_UNUSED.test(text)) return false
  const check = (11 - (sumWeighted(text.slice(0, 10), CUIT_WEIGHTS) % 11)) % 11
  return check === Number(text[10])
}

/** Of a CBU and a CVU: the bank and its branch, then the account, each with a check digit. */
const BANK_LENGTH = 8
const CBU_FORMAT = /^\d{22}$/

const hasCheckDigit = (block: string, weights: readonly number[]): boolean =>
  (10 - (sumWeighted(block.slice(0, -1), weights) % 10)) % 10 === Number(block.at(-1))

const isBankBlock = (digits: string) => hasCheckDigit(digits.slice(0, BANK_LENGTH), [7, 1, 3, 9, 7, 1, 3])
const isAccountBlock = (digits: string) => hasCheckDigit(digits.slice(BANK_LENGTH), [3, 9, 7, 1])

/** Returns whether a text is a CBU or a CVU of 22 digits. */
export const isCbu = (text: string): boolean =>
  CBU_FORMAT.test(text) && !/^0+$/.test(text) && isBankBlock(text) && isAccountBlock(text)

/** Returns whether a text is a CVU, the number of an account at a payment service. */
export const isCvu = (text: string): boolean => isCbu(text) && text.startsWith('000')

/** Returns whether a text is an alias of an account. */
export const isAlias = (text: string): boolean => /^[A-Za-z0-9.-]{6,20}$/.test(text)

/** The kinds of the account to which money goes. */
export const payoutTargetKinds = ['cbu', 'cvu', 'alias'] as const
export type PayoutTargetKind = (typeof payoutTargetKinds)[number]

export const getTargetKind = (target: string): PayoutTargetKind =>
  CBU_FORMAT.test(target) ? (target.startsWith('000') ? 'cvu' : 'cbu') : 'alias'

// Without a letter it is a number, or a part of one, although an alias might have only digits.
const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Removes what people type or paste between the digits of a CUIT. */
export const readCuit = (typed: string): string => typed.replaceAll(/[\s.\-–/]/g, '')

/** Removes what people type or paste between the digits of a CBU or CVU, and around an alias. */
export const readTarget = (typed: string): string =>
  hasLetter(typed) ? typed.replaceAll(/\s/g, '') : typed.replaceAll(/[\s.\-–/]/g, '')

const countDigits = (text: string): string => (text.length === 1 ? '1 número' : `${text.length} números`)

/** Returns what is wrong with a CUIT that was read, or null. */
export function cuitProblem(cuit: string): string | null {
  if (cuit === '') return 'Escribí tu CUIT o CUIL'
  if (!/^\d+$/.test(cuit)) return 'El CUIT tiene solo números'
  if (cuit.length !== 11) return `El CUIT tiene 11 números y escribiste ${countDigits(cuit)}`
  return isCuit(cuit) ? null : 'Ese CUIT no existe: revisá los números'
}

/** Returns what is wrong with a CBU, CVU or alias that was read, or null. */
export function targetProblem(target: string): string | null {
  if (target === '') return 'Escribí tu CBU, CVU o alias'
  if (hasLetter(target) || !/^\d+$/.test(target))
    return isAlias(target)
      ? null
      : 'El alias tiene de 6 a 20 letras sin acento ni ñ, números, puntos o guiones'
  if (target.length !== 22) return `El CBU o CVU tiene 22 números y escribiste ${countDigits(target)}`
  if (!isBankBlock(target)) return 'Ese CBU no existe: revisá los primeros 8 números'
  return isCbu(target) ? null : 'Ese CBU no existe: revisá los últimos 14 números'
}
