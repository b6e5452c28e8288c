import { describe, expect, it } from 'vitest'
import { assignments } from './assignment.fixtures.ts'
import { getNextStep } from './assignment.next.ts'
import type { AssignmentFacts } from './assignment.ts'
import { assignmentNotices } from './assignment.notices.ts'
import { inputMessages } from './input.rules.ts'
import {
  assignmentRefusal,
  getAssignmentNeed,
  getNeedStates,
  CHANGES_MAXIMUM,
  getPersonalEvents,
  getRefund,
  getTurn,
  getTurnGroup,
  parseMonth,
  WITHDRAWAL_DAYS,
} from './assignment.rules.ts'
import {
  assignmentParties,
  assignmentStates,
  getEffects,
  hasEnded,
  personalEvents,
  type AssignmentEvent,
  type AssignmentParty,
  type AssignmentState,
} from './assignment.state.ts'

const { names, states, transition, eventsOf } = assignmentStates
const eventsIn = (state: AssignmentState) => Object.keys(states[state].on) as AssignmentEvent[]
const now = new Date('2026-11-20T15:00:00Z')
const { agreed, paid, done, disputed, settlementProposed, cancelRequested, dateProposed } = assignments

describe('the states of a job', () => {
  it('reach an end from everywhere, and no other state is an end (P-198)', () => {
    expect(names.filter(hasEnded)).toEqual(['completed', 'refunded', 'chargedBack', 'canceled'])
    expect(names.filter((state) => eventsIn(state).length === 0)).toEqual(['chargedBack', 'canceled'])
    const ends = new Set(names.filter(hasEnded))
    for (let round = 0; round < names.length; round++)
      for (const state of names)
        if (
          eventsIn(state).some((event) =>
            [transition(state, event)?.to].flat().some((to) => to && ends.has(to)),
          )
        )
          ends.add(state)
    expect([...ends].toSorted()).toEqual([...names].toSorted())
  })

  it('that wait for a person have a way on for both parties, or for the clock, the provider and an admin (P-198)', () => {
    for (const state of names.filter((name) => !hasEnded(name))) {
      const forBoth = assignmentParties.every((party) => eventsOf(state, party).length > 0)
      const isOurs = eventsOf(state, 'provider').length > 0 || eventsOf(state, 'admin').length > 0
      expect(forBoth || isOurs, state).toBe(true)
    }
  })

  it('have a deadline wherever the silence of one person would stop the other (P-198)', () => {
    const leftByClock = names.filter((state) =>
      eventsIn(state).some((event) => {
        const rule = transition(state, event)
        return rule?.by?.includes('clock') && rule.to !== state
      }),
    )
    expect(leftByClock).toEqual(['agreed', 'cancelRequested', 'done', 'decided'])
    for (const state of names)
      for (const event of Object.keys(assignmentStates.timersOf(state)) as AssignmentEvent[])
        expect(transition(state, event)?.by, `${state} ${event}`).toEqual(['clock'])
  })

  it('name every event of people in the order of their buttons', () => {
    const byPeople = new Set(
      names.flatMap((state) => ['client', 'worker', 'admin'].flatMap((role) => eventsOf(state, role))),
    )
    expect([...personalEvents].toSorted()).toEqual([...byPeople].toSorted())
  })

  it('notify those who did not cause the event, and only for events that exist (P-199)', () => {
    for (const [event, notices] of Object.entries(assignmentNotices)) {
      if (event === 'extraPayment' || event === 'providerRefund') continue
      const causes = names.flatMap((state) => transition(state, event as AssignmentEvent)?.by ?? [])
      expect(causes.length, event).toBeGreaterThan(0)
      for (const party of Object.keys(notices))
        expect(
          causes.some((cause) => cause !== party),
          `${event} to ${party}`,
        ).toBe(true)
    }
  })
})

describe('the rules of a job', () => {
  it('give each person the buttons of their turn (P-198)', () => {
    expect(getPersonalEvents(agreed, 'client', now)).toEqual(['proposePrice', 'stepBack'])
    expect(getPersonalEvents(agreed, 'admin', now)).toEqual(['extend', 'cancel'])
    expect(getPersonalEvents(paid, 'worker', now)).toEqual([
      'done',
      'proposeDate',
      'proposePrice',
      'claim',
      'requestCancel',
    ])
    expect(getPersonalEvents(done, 'client', now)).toEqual(['confirm', 'requestChanges', 'claim'])
    expect(getPersonalEvents(cancelRequested, 'worker', now)).toEqual(['takeBack'])
    expect(getPersonalEvents(cancelRequested, 'client', now)).toEqual(['agree', 'refuse'])
    expect(getPersonalEvents(disputed, 'worker', now)).toEqual(['answer', 'proposeSettlement'])
    expect(getPersonalEvents(settlementProposed, 'client', now)).toEqual(['settle', 'proposeSettlement'])
    expect(getPersonalEvents(settlementProposed, 'worker', now)).toEqual(['proposeSettlement'])
  })

  it('let a client withdraw until the end of the tenth day in Buenos Aires (P-198)', () => {
    const paidAt = new Date('2026-11-15T15:02:00Z')
    const at = (moment: string) =>
      assignmentRefusal({ ...paid, paidAt }, 'withdraw', 'client', new Date(moment))
    expect(WITHDRAWAL_DAYS).toBe(10)
    expect(at('2026-11-26T02:59:59Z')).toBeNull()
    expect(at('2026-11-26T03:00:00Z')).toBe('tooLate')
  })

  it('let a client claim until the end of the 14th day after the confirmation, and once (P-281)', () => {
    const { completed } = assignments
    const changedAt = new Date('2026-11-15T15:02:00Z')
    const at = (moment: string, changes: Partial<AssignmentFacts> = {}) =>
      assignmentRefusal({ ...completed, changedAt, ...changes }, 'claim', 'client', new Date(moment))
    expect(at('2026-11-30T02:59:59Z')).toBeNull()
    expect(at('2026-11-30T03:00:00Z')).toBe('tooLate')
    // Its claim has ended.
    expect(at('2026-11-16T12:00:00Z', { raisedBy: 'client' })).toBe('tooLate')
    expect(assignmentRefusal(completed, 'claim', 'worker', now)).toBe('forbidden')
    expect(getNextStep(completed, 'client', now)).toContain('podés reclamar hasta el 4/12/2026.')
    expect(getNextStep(completed, 'client', new Date('2026-12-05T12:00:00Z'))).not.toContain('reclamar')
  })

  it('refuse what the state does not have, what is for others, and a third request for changes', () => {
    expect(assignmentRefusal(agreed, 'confirm', 'client', now)).toBe('stateChanged')
    expect(assignmentRefusal(done, 'confirm', 'worker', now)).toBe('forbidden')
    const often = { ...done, changesRequested: CHANGES_MAXIMUM }
    expect(assignmentRefusal(often, 'requestChanges', 'client', now)).toBe('tooManyChanges')
    expect(assignmentRefusal(disputed, 'answer', 'client', now)).toBe('waitsForOther')
  })

  it('name the fields that an event asks for', () => {
    expect(inputMessages(paid, 'claim', { text: ' ', amount: paid.amount + 1 }, now)).toEqual({
      text: 'Contá por qué',
      amount: 'El monto va de 0 a lo que se pagó',
    })
    expect(Object.keys(inputMessages(paid, 'proposeDate', { day: '2026-11-19' }, now))).toEqual([
      'day',
      'shift',
    ])
    expect(inputMessages(done, 'confirm', {}, now)).toEqual({})
  })

  it('let no one move money while the bank decides about a payment, in any state (P-306)', () => {
    for (const state of names)
      for (const by of ['client', 'worker', 'admin', 'clock'] as const)
        for (const event of eventsOf(state, by).filter((one) => getEffects(state, one).money !== undefined))
          expect(
            assignmentRefusal({ ...assignments.atBank, state }, event, by, now),
            `${state} ${event}`,
          ).toBe('chargebackOpen')
    expect(getPersonalEvents(assignments.atBank, 'client', now)).toEqual([
      'proposeDate',
      'proposePrice',
      'claim',
      'requestCancel',
    ])
    expect(getTurn(assignments.atBank, now)).toBe('provider')
  })

  it('let a payment be disputed in every state after it, until the bank has returned everything (P-306)', () => {
    const disputable = names.filter((state) => !['agreed', 'canceled', 'chargedBack'].includes(state))
    for (const event of ['openChargeback', 'winChargeback', 'loseChargeback'] as const)
      expect(assignmentStates.from(event), event).toEqual(disputable)
  })

  it('say to each side what happens while the bank decides (P-309)', () => {
    const say = (role: 'client' | 'worker' | 'admin', isHeld = true) =>
      getNextStep({ ...assignments.atBank, isHeld }, role, now)
    expect(say('client')).toContain('Hasta que resuelva no se libera ni se devuelve nada')
    expect(say('worker')).toContain('esa plata no se mueve')
    expect(say('worker', false)).toContain('Mandá tus documentos ahí')
    expect(say('admin')).toContain('mandá los documentos en el panel del proveedor')
    expect(say('admin', false)).toContain('los documentos los manda el profesional')
  })

  it('sort a list of jobs by whose turn it is (P-213)', () => {
    const groupOf = (facts: AssignmentFacts, party: AssignmentParty) =>
      getTurnGroup(facts.state, getTurn(facts, now), party)
    expect(groupOf(agreed, 'worker')).toBe('other')
    expect(groupOf(agreed, 'client')).toBe('own')
    expect(groupOf(paid, 'worker')).toBe('own')
    expect(groupOf(dateProposed, 'worker')).toBe('other')
    expect(groupOf(done, 'worker')).toBe('other')
    // The worker asked to cancel.
    expect(groupOf(cancelRequested, 'worker')).toBe('other')
    expect(groupOf(disputed, 'worker')).toBe('own')
    expect(groupOf(assignments.decided, 'worker')).toBe('platform')
    expect(groupOf(assignments.refunding, 'client')).toBe('platform')
    for (const facts of [assignments.completed, assignments.refunded, assignments.canceled])
      expect(groupOf(facts, 'worker')).toBe('ended')
  })

  it('read the month of an address, or take the current one in Buenos Aires', () => {
    const lateEvening = new Date('2026-12-01T02:30:00Z')
    expect(parseMonth('2027-02', lateEvening)).toBe('2027-02')
    for (const wrong of [null, '', '2027-13', 'hoy']) expect(parseMonth(wrong, lateEvening)).toBe('2026-11')
  })

  it('know what goes back to the client', () => {
    expect(getRefund(cancelRequested, 'agree', undefined)).toBe(paid.amount)
    expect(getRefund(settlementProposed, 'settle', 10_000)).toBe(10_000)
    expect(getRefund(assignments.decided, 'enforce', undefined)).toBe(15_000)
    expect(getRefund(done, 'confirm', undefined)).toBe(0)
  })
})

describe('what a job needs from an admin', () => {
  const hour = 3_600_000
  const at = (offset: number) => new Date(now.getTime() + offset)
  const need = (changes: Partial<Parameters<typeof getAssignmentNeed>[0]>) =>
    getAssignmentNeed(
      { state: 'disputed', answeredAt: null, isAppealed: false, dueAt: at(hour), ...changes },
      now,
    )

  it('is a decision, once a claim was answered or appealed, or waited too long for an answer (P-207)', () => {
    expect(need({})).toBeNull()
    expect(need({ answeredAt: at(-hour), dueAt: null })).toBe('decision')
    expect(need({ isAppealed: true })).toBe('decision')
    expect(need({ dueAt: at(-1) })).toBe('decision')
  })

  it('is a refund that failed, and no other one (P-207)', () => {
    expect(need({ state: 'refundFailed', dueAt: null })).toBe('refund')
    expect(need({ state: 'refunding', dueAt: null })).toBeNull()
  })

  it('is a deadline at which the clock did not come within an hour (P-207)', () => {
    expect(getNeedStates('overdue')).toEqual(['agreed', 'cancelRequested', 'done', 'decided'])
    for (const state of getNeedStates('overdue')) {
      expect(need({ state, dueAt: at(-hour) }), state).toBeNull()
      expect(need({ state, dueAt: at(-hour - 1) }), state).toBe('overdue')
    }
    for (const state of names.filter(hasEnded)) expect(need({ state, dueAt: null }), state).toBeNull()
  })
})
