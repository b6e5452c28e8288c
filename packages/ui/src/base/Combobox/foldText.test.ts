import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'

test('texts that differ in accents, case and surrounding spaces are equal', () => {
  expect(foldText(' Ituzaingó ')).toBe('ituzaingo')
  expect(foldText('José C. PAZ')).toBe('jose c. paz')
  expect(foldText('Cañuelas')).toBe(foldText('CANUELAS'))
  expect(foldText('ÅNGSTRÖM')).toBe('angstrom')
})
