import { type Assignment, getPersonalEvents, type PersonalEvent } from '@plomada/domain'
import { assignments } from '@plomada/domain/fixtures'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { stubBrowser } from '../../testing/jsdom/stubBrowser.ts'
import { eventTexts } from '../assignment.messages.ts'
import { AssignmentActions, type AssignmentActionsProps } from './AssignmentActions.tsx'

beforeAll(stubBrowser)
afterEach(cleanup)

/** Five days after the payment of the fixtures, within the time to withdraw. */
const inTime = new Date('2026-11-20T12:00:00Z')
const late = new Date('2026-12-20T12:00:00Z')
const roles = ['client', 'worker', 'admin'] as const

const show = (assignment: Assignment, props: Partial<AssignmentActionsProps> = {}) => (
  <PlomadaProvider>
    <AssignmentActions
      assignment={assignment}
      event={null}
      onEvent={() => {}}
      onAct={async () => {}}
      now={inTime}
      {...props}
    />
  </PlomadaProvider>
)

const cases = Object.entries(assignments).flatMap(([name, assignment]) =>
  roles.flatMap((role) =>
    [inTime, late].map((now) => ({ name, role, now, day: now.toISOString().slice(0, 10), assignment })),
  ),
)

it.each(cases)('$name, $role on $day: the buttons are exactly the declared ones (P-184)', (one) => {
  const assignment: Assignment = { ...one.assignment, role: one.role }
  render(show(assignment, { now: one.now }))
  const shown = screen.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)
  const declared = getPersonalEvents(assignment, one.role, one.now).map((event) => eventTexts[event].label)
  expect(shown.toSorted()).toEqual(declared.toSorted())
})

describe('the dialog of an action', () => {
  const done: Assignment = assignments.done
  const changes = 'requestChanges' satisfies PersonalEvent
  const dialog = () => within(screen.getByRole('dialog'))
  const type = async (text: string) =>
    fireEvent.change(within(await screen.findByRole('dialog')).getByLabelText(/^Qué falta/), {
      target: { value: text },
    })
  const getText = () => dialog().getByLabelText<HTMLTextAreaElement>(/^Qué falta/).value
  const send = async () => {
    const button = dialog().getByRole('button', { name: eventTexts[changes].label })
    await waitFor(() => expect(button.getAttribute('disabled')).toBeNull())
    fireEvent.click(button)
  }

  it('sends what was typed with the state that was seen (P-183)', async () => {
    const onAct = vi.fn<AssignmentActionsProps['onAct']>(async () => {})
    const onEvent = vi.fn<AssignmentActionsProps['onEvent']>()
    render(show(done, { event: changes, onAct, onEvent }))
    await type('Falta el zócalo')
    await send()
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith(null))
    expect(onAct).toHaveBeenCalledWith({ event: changes, from: 'done', text: 'Falta el zócalo' })
  })

  it('keeps what was typed when the job changed meanwhile, and says how it is now (P-183)', async () => {
    const conflict = Object.assign(new Error('Esto cambió mientras tanto'), {
      isUserError: true,
      status: 409,
    })
    const onAct = vi.fn<AssignmentActionsProps['onAct']>(async () => Promise.reject(conflict))
    const { rerender } = render(show(done, { event: changes, onAct }))
    await type('Falta el zócalo')
    await send()
    await dialog().findByText(/Esto cambió mientras tanto/)
    expect(getText()).toBe('Falta el zócalo')
    rerender(show(assignments.completed, { event: changes, onAct }))
    await dialog().findByText(/ahora está «Terminado»/)
    expect(getText()).toBe('Falta el zócalo')
    expect(dialog().queryByRole('button', { name: eventTexts[changes].label })).toBeNull()
  })

  it('keeps what was typed when it is closed and opened again (P-183)', async () => {
    const { rerender } = render(show(done, { event: changes }))
    await type('Falta el zócalo')
    rerender(show(done))
    rerender(show(done, { event: changes }))
    await waitFor(() => expect(getText()).toBe('Falta el zócalo'))
  })

  it('shows the message of a field that the server refuses (P-183)', async () => {
    const refusal = { message: 'Revisá los datos marcados', fields: { text: 'Contá por qué' } }
    render(show(done, { event: changes, onAct: async () => Promise.reject(refusal) }))
    await type('Falta el zócalo')
    await send()
    expect(await dialog().findAllByText(/Contá por qué/)).not.toEqual([])
    expect(getText()).toBe('Falta el zócalo')
  })
})
