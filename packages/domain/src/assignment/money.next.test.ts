import { describe, expect, it } from 'vitest'
import { formatPesos } from '../catalogues/money.ts'
import { assignments } from './assignment.fixtures.ts'
import { getNextStep } from './assignment.next.ts'
import { assignmentStates, getEffects, personalEvents } from './assignment.state.ts'
import type { Assignment } from './assignment.ts'
import { getMoneySentence, getSplitSentence } from './money.next.ts'

const { names, states } = assignmentStates
const now = new Date('2026-11-20T15:00:00Z')
const { agreed, paid, done, disputed, settlementProposed, cancelRequested } = assignments

describe('the sentences of a job', () => {
  it('say what happens next in every state, to everyone (P-182)', () => {
    for (const assignment of Object.values(assignments))
      for (const role of ['client', 'worker', 'admin'] as const)
        expect(getNextStep(assignment, role, now)).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
  })

  it('say what happens with the money before each event that moves it (P-183)', () => {
    const moving = names.flatMap((state) =>
      personalEvents
        .filter((event) => event in states[state].on && getEffects(state, event).money !== undefined)
        .map((event) => [state, event] as const),
    )
    const silent = moving.filter(
      ([state, event]) =>
        getMoneySentence(
          { ...paid, state, refundAmount: 5000 },
          event,
          (pesos) => `$ ${formatPesos(pesos)}`,
        ) === null,
    )
    expect(silent).toEqual([])
  })

  const pesosOf = (amount: number) => `$ ${formatPesos(amount)}`
  const people = ['client', 'worker', 'admin'] as const
  const sentencesOf = (facts: Assignment, isHeld?: boolean) => {
    const changed = { ...facts, isHeld }
    return [
      ...people.map((role) => getNextStep(changed, role, now)),
      ...personalEvents
        .filter((event) => event in states[facts.state].on)
        .map((event) => getMoneySentence(changed, event, pesosOf, facts.amount - 5000) ?? ''),
      ...[0, 5000, facts.amount].map((refund) => getSplitSentence(facts.amount, refund, pesosOf, isHeld)),
    ]
  }
  const everySentence = (isHeld?: boolean) =>
    Object.values<Assignment>(assignments).flatMap((facts) => sentencesOf(facts, isHeld))
  const holding = /guardad|congela|liberan|liberaron|te devolvemos|nadie cobra/i

  it('say that the money is held if it is, and if that is not given (P-183)', () => {
    expect(everySentence(true)).toEqual(everySentence())
    expect(everySentence(true).join(' ')).toMatch(holding)
    expect(getNextStep(agreed, 'client', now)).toBe(
      'Pagá para que el trabajo empiece. La plata queda guardada hasta que confirmes que está terminado.',
    )
    expect(getMoneySentence(done, 'confirm', pesosOf)).toMatch(/^Se liberan \$ 85\.000 para el profesional\./)
  })

  it('never say that the money is held where the professional is paid at once (P-244)', () => {
    expect(everySentence(false).filter((sentence) => holding.test(sentence))).toEqual([])
    for (const sentence of everySentence(false)) expect(sentence).toMatch(/^$|^[A-ZÁÉÍÓÚ].*\.$/)
  })

  it('say who has the money, that it does not move, and who gives it back (P-244)', () => {
    const unheld = (facts: Assignment): Assignment => ({ ...facts, isHeld: false })
    const money = (facts: Assignment, event: string, amount?: number) =>
      getMoneySentence(unheld(facts), event, pesosOf, amount)
    expect(getNextStep(unheld(agreed), 'client', now)).toBe(
      'Pagá para que el trabajo empiece. El profesional cobra en el momento; si algo sale mal, podés reclamar.',
    )
    expect(getNextStep(unheld(paid), 'worker', now)).toMatch(/^Ya cobraste: /)
    expect(getNextStep(unheld(disputed), 'worker', now)).toContain('Mientras tanto la plata no se mueve.')
    expect(money(done, 'confirm')).toBe(
      'La plata no se mueve: el profesional ya la cobró. Si después aparece un problema, tenés 14 días para reclamar.',
    )
    for (const event of ['claim', 'answer', 'requestChanges', 'refuse', 'takeBack', 'reopen', 'appeal'])
      expect(money(done, event), event).toMatch(/^La plata no se mueve/)
    expect(money(disputed, 'decide')).toContain('se le pide al profesional')
    expect(money(cancelRequested, 'agree')).toBe('Se le piden $ 85.000 al profesional y vuelven al cliente.')
    expect(money(agreed, 'cancel')).toMatch(/^Todavía no se pagó nada/)
    expect(money(settlementProposed, 'settle', 10_000)).toBe(
      'Se le piden $ 10.000 al profesional y vuelven al cliente. Al profesional le quedan $ 75.000.',
    )
    expect(money(settlementProposed, 'settle', 0)).toMatch(/^No se devuelve nada/)
    expect(money(paid, 'acceptPrice', 80_000)).toBe(
      'Se le piden $ 5.000 al profesional y vuelven al cliente. El precio queda en $ 80.000.',
    )
    expect(money(assignments.refundFailed, 'retryRefund')).toBe(
      'Se le vuelve a pedir al profesional la devolución de $ 15.000 al cliente.',
    )
  })
})
