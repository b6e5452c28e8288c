import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignments } from './assignment.fixtures.ts'
import { getNextStep } from './assignment.next.ts'
import { getMoneySentence } from './money.next.ts'
import { inputMessages } from './input.rules.ts'
import { assignmentRefusal, getPersonalEvents, getTurn } from './assignment.rules.ts'
import { agreePrice, getAgreedPrice, getAmountDue, receivePayment } from './price.rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { agreed, paid, done, priceProposed, priceProposedUnpaid, supplementDue } = assignments
const price = priceProposed.proposals[0]?.amount ?? 0
const pesos = (amount: number) => `$ ${amount}`

test('the other party answers a proposed price, and its author drops it (P-290)', () => {
  for (const facts of [priceProposed, priceProposedUnpaid]) {
    expect(getPersonalEvents(facts, 'client', now)).toEqual(
      expect.arrayContaining(['acceptPrice', 'declinePrice', 'proposePrice']),
    )
    expect(getPersonalEvents(facts, 'worker', now)).not.toContain('acceptPrice')
    expect(getPersonalEvents(facts, 'worker', now)).toContain('declinePrice')
    expect(getTurn(facts, now)).toBe('client')
  }
  expect(assignmentRefusal(paid, 'acceptPrice', 'client', now)).toBe('noProposal')
  expect(assignmentRefusal(done, 'proposePrice', 'worker', now)).toBe('stateChanged')
  const asked = { ...priceProposedUnpaid, proposals: [{ kind: 'price', by: 'client' }] } as const
  expect(getTurn(asked, now)).toBe('worker')
})

test('a supplement waits for the client, and only the professional drops it (P-291)', () => {
  expect(getTurn(supplementDue, now)).toBe('client')
  expect(getAmountDue(supplementDue)).toBe(12_000)
  expect(getPersonalEvents(supplementDue, 'worker', now)).toContain('declinePrice')
  expect(getPersonalEvents(supplementDue, 'client', now)).not.toContain('declinePrice')
  expect(getNextStep(supplementDue, 'client', now)).toMatch(/^Pagá el suplemento/)
  expect(assignmentRefusal(paid, 'paySupplement', 'provider', now)).toBe('stateChanged')
})

test('a price is from 1 to the maximum, and not the one that both agreed last (P-290)', () => {
  const messageOf = (facts: typeof paid, amount?: number) =>
    inputMessages(facts, 'proposePrice', { amount, text: 'Más' }, now, 200_000).amount
  expect(messageOf(paid)).toBe('Escribí un monto en pesos, sin centavos')
  expect(messageOf(paid, 0)).toBe('Escribí un monto en pesos, sin centavos')
  expect(messageOf(paid, 200_001)).toBe('El monto puede ser de hasta 200.000 pesos')
  expect(messageOf(paid, paid.amount)).toMatch(/^Ese es el precio de ahora/)
  expect(messageOf(supplementDue, getAgreedPrice(supplementDue))).toMatch(/^Ese es el precio/)
  expect(messageOf(supplementDue, supplementDue.amount)).toBeUndefined()
  expect(messageOf(agreed, 200_000)).toBeUndefined()
})

test('each dialog says what another price does to the money (P-294)', () => {
  const sentence = (facts: typeof paid, proposed: number) =>
    getMoneySentence(facts, 'acceptPrice', pesos, proposed)
  expect(sentence(agreed, price)).toBe('El cliente paga $ 97000 en vez de $ 85000.')
  expect(sentence(paid, price)).toBe(
    'El cliente paga $ 12000 más con tarjeta. Hasta entonces el precio sigue en $ 85000.',
  )
  expect(sentence(paid, 80_000)).toBe('Se devuelven $ 5000 al cliente enseguida. Quedan guardados $ 80000.')
  expect(getMoneySentence(supplementDue, 'done', pesos)).toMatch(
    /^El suplemento que falta pagar queda sin efecto/,
  )
})

const anAmount = fc.integer({ min: 1, max: 99_999 })

test('no order of agreements and payments loses a peso or charges one too many (P-293)', () => {
  const aStep = fc.record({ what: fc.constantFrom('agree' as const, 'pay', 'late'), amount: anAmount })
  fc.assert(
    fc.property(anAmount, fc.array(aStep, { maxLength: 12 }), (first, steps) => {
      let facts: Parameters<typeof receivePayment>[0] = { state: 'agreed', amount: first, supplement: null }
      let wanted = first
      let kept = 0
      for (const { what, amount } of steps) {
        const due = getAmountDue(facts)
        if (what === 'agree') {
          const { refund, ...after } = agreePrice(facts, amount)
          facts = { ...facts, ...after }
          kept -= refund
          wanted = amount
        } else if (due !== null) {
          const sum = what === 'pay' ? due : amount
          const { refund, ...after } = receivePayment(facts, sum)
          facts = { state: 'paid', ...after }
          kept += sum - refund
        }
        expect(getAgreedPrice(facts)).toBe(wanted)
        expect(kept).toBe(facts.state === 'paid' ? facts.amount : 0)
        expect(facts.supplement === null || facts.supplement > 0).toBe(true)
      }
    }),
    { seed: 20_261_129, numRuns: 2000 },
  )
})
