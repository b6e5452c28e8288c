import { describe, expect, test } from 'vitest'
import { getConvention } from './convention.ts'
import { groupDigits } from './groupDigits.ts'

const settings = getConvention({ locale: 'es-AR', currency: 'ARS', formatOptions: undefined, step: 1 })
/** Reads a text with the caret as `|`. */
const toState = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const edit = (before: string, after: string, inputType?: string) => {
  const { text, caret } = groupDigits(before, toState(after), inputType, settings)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}
/** Types characters at the end, one after the other. */
const type = (keys: string) =>
  [...keys].reduce((text, key) => edit(text, `${text}${key}|`).replace('|', ''), '')

describe('typing', () => {
  test.each([
    ['15000', '15.000'],
    ['15.000', '15.000'],
    ['1500000', '1.500.000'],
    ['15.000000', '15.000.000'],
    ['15.000,00', '15.000,00'],
    ['15.00', '15.00'],
    ['15,000', '15,000'],
    ['1500.00', '1.500.00'],
    ['1500,5', '1.500,5'],
    ['1e3', '1e3'],
    ['15 mil', '15 mil'],
    ['$ 15000', '$ 15000'],
    ['-1500', '-1.500'],
    ['99999999999999999999', '99999999999999999999'],
  ])('%s shows %s', (keys, shown) => expect(type(keys)).toBe(shown))

  test.each([
    ['15.000', '1|5.000', '17|5.000', '17|5.000'],
    ['15.000', '15|.000', '157|.000', '157|.000'],
    ['15.000', '15.|000', '15.7|000', '157|.000'],
    ['15.000', '|15.000', '7|15.000', '7|15.000'],
    ['15.000', '|15.000', '0|15.000', '|15.000'],
    ['999.999', '999|.999', '9990|.999', '9.990|.999'],
  ])('in %s at %s keeps the caret beside the new digit', (before, _, after, result) =>
    expect(edit(before, after)).toBe(result),
  )
})

describe('deleting', () => {
  test.each([
    ['a digit at the end', '15.000', '15.00|', 'deleteContentBackward', '1.500|'],
    ['a digit in the middle', '15.000', '1|.000', 'deleteContentBackward', '1|.000'],
    ['the first digit', '15.000', '|5.000', 'deleteContentForward', '|5.000'],
    ['a separator backwards, and the digit before it', '15.000', '15|000', 'deleteContentBackward', '1|.000'],
    ['a separator forwards, and the digit after it', '15.000', '15|000', 'deleteContentForward', '1.5|00'],
    ['a selection over a separator', '15.000', '1|00', 'deleteContentBackward', '1|00'],
    ['everything', '15.000', '|', 'deleteContentBackward', '|'],
    ['a typed separator', '15.', '15|', 'deleteContentBackward', '15|'],
    ['a digit after a typed separator', '15.00', '15.0|', 'deleteContentBackward', '15.0|'],
  ])('%s', (_, before, after, inputType, result) => expect(edit(before, after, inputType)).toBe(result))
})

describe('pasting', () => {
  test.each([
    ['', '$ 15.000|', '15.000|'],
    ['', '$15.000.-|', '15.000|'],
    ['', '15.000,00|', '15.000|'],
    ['', '15\u00A0000|', '15.000|'],
    ['', '15,000|', '15,000|'],
    ['', '15 mil|', '15 mil|'],
    ['7', '7$ 15.000|', '7$ 15.000|'],
    ['15.000', '20000|', '20.000|'],
    ['15.000', '12.500|', '12.500|'],
  ])('into %j gives %j', (before, after, result) => expect(edit(before, after)).toBe(result))
})
