import { expect, test } from 'vitest'
import { type ThemeValues, themeCss } from './contract.ts'
import { defaultValues } from './values.ts'

test('writes the values of a brand as a style sheet', () => {
  const brand: ThemeValues = { '--plm-accent-bg': 'oklch(0.6 0.2 150)', '--plm-radius-2': '0px' }
  expect(themeCss(brand)).toBe(':root {\n  --plm-accent-bg: oklch(0.6 0.2 150);\n  --plm-radius-2: 0px;\n}\n')
  expect(Object.keys(brand).every((name) => defaultValues.has(name))).toBe(true)
})

test('a brand that sets only its accent has that accent on dark surfaces too', () => {
  expect(defaultValues.get('--plm-accent-inverse')).toBe(
    `var(--plm-accent-bg, ${defaultValues.get('--plm-accent-bg')})`,
  )
})

test('rejects unknown variables at compile time', () => {
  const known: ThemeValues = {
    '--plm-tint0-bg': 'white',
    '--plm-space-hair': '1px',
    '--plm-shadow-1': 'none',
  }
  // @ts-expect-error no such variable
  const unknown: ThemeValues = { '--plm-acent-bg': 'white' }
  expect(Object.keys(known).filter((name) => !defaultValues.has(name))).toEqual([])
  expect(Object.keys(unknown).filter((name) => defaultValues.has(name))).toEqual([])
})
