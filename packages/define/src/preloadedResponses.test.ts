import { expect, it } from 'vitest'
import { parsePreloaded, escapeJsonForScript, serializePreloaded } from './preloadedResponses.ts'

const hostile = '</script><script>alert(1)</script><!-- \u2028 & \u2029'

it('responses round-trip with their dates', () => {
  const responses = [
    { call: 'offer.list', input: { query: { page: 1 } }, answer: { at: new Date(0), list: [null, 'x'] } },
  ]
  expect(parsePreloaded(serializePreloaded(responses))).toEqual(responses)
})

it('user input cannot close the script element', () => {
  const text = serializePreloaded([{ call: 'x', input: {}, answer: { title: hostile } }])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(parsePreloaded(text)[0]?.answer).toEqual({ title: hostile })
  expect(JSON.parse(escapeJsonForScript(JSON.stringify(hostile)))).toBe(hostile)
})
