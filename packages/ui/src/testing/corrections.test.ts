import { esAR } from '@plomada/domain'
import { expect, test } from 'vitest'
import { isEnglish } from '../base/Words/english.ts'
import { correct } from '../provider/words.ts'
import { shownWords } from './shownWords.ts'

test('every correction changes a sentence that the product really shows (S-307)', () => {
  const idle = Object.entries(esAR).filter(
    ([source, corrected]) => !shownWords.some(({ text }) => correct({ [source]: corrected }, text) !== text),
  )
  expect(idle).toEqual([])
})

test('with the corrections on, no English sentence is left', () => {
  const english = shownWords.map(({ text }) => correct(esAR, text)).filter(isEnglish)
  expect(english).toEqual([])
})

test('with the corrections on, nobody is spoken to as «tú»', () => {
  const familiar = /\b(tienes|revisa|intenta|busques|buscas|crea|completa|desarrolla|ti|has)\b/i
  const left = shownWords.map(({ text }) => correct(esAR, text)).filter((text) => familiar.test(text))
  expect(left).toEqual([])
})
