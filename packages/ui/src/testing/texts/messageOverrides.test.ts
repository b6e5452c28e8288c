import { esAR } from '@plomada/domain'
import { expect, test } from 'vitest'
import { isEnglish } from '../../marketplace/Message/isEnglish.ts'
import { overrideMessage } from '../../marketplace/messageOverrides.ts'
import { shownMessages } from './shownMessages.ts'

test('every es-AR override changes a message of the product (S-307)', () => {
  const unused = Object.entries(esAR).filter(
    ([source, replacement]) =>
      !shownMessages.some(({ text }) => overrideMessage({ [source]: replacement }, text) !== text),
  )
  expect(unused).toEqual([])
})

test('es-AR leaves no English message', () => {
  const english = shownMessages.map(({ text }) => overrideMessage(esAR, text)).filter(isEnglish)
  expect(english).toEqual([])
})

test('es-AR never addresses the user as «tú»', () => {
  const familiar = /\b(tienes|revisa|intenta|busques|buscas|crea|completa|desarrolla|ti|has)\b/i
  const left = shownMessages
    .map(({ text }) => overrideMessage(esAR, text))
    .filter((text) => familiar.test(text))
  expect(left).toEqual([])
})
