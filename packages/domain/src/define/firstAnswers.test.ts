import { expect, it } from 'vitest'
import { fromPageText, inScript, toPageText } from './firstAnswers.ts'

const evil = '</script><script>alert(1)</script><!-- \u2028 & \u2029'

it('answers come back the same, instants as dates', () => {
  const answers = [
    { call: 'offer.list', input: { query: { page: 1 } }, answer: { at: new Date(0), list: [null, 'x'] } },
  ]
  expect(fromPageText(toPageText(answers))).toEqual(answers)
})

it('nothing that a person typed ends the element that the answers stand in', () => {
  const text = toPageText([{ call: 'x', input: {}, answer: { title: evil } }])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(fromPageText(text)[0]?.answer).toEqual({ title: evil })
  expect(JSON.parse(inScript(JSON.stringify(evil)))).toBe(evil)
})
