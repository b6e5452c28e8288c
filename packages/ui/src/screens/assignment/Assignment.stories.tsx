import { type Assignment, assignmentStates, getAmountDue, type HistoryEntry, paths } from '@plomada/domain'
import { Problem, problems } from '@plomada/domain/contract'
import { assignments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { AssignmentAct } from '../../assignment/index.ts'
import { PayPanel } from '../../payment/index.ts'
import { LoadError, NotFound } from '../../shell/index.ts'
import { onPhone, onTablet, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { type DataState, respond } from '../fixtures/screenData.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { AssignmentScreen } from './AssignmentScreen.tsx'

const now = new Date('2026-11-20T15:00:00Z')
const pay = fn()
const saveDay = fn()

interface JobProps {
  viewerName: ViewerName
  assignment: Assignment
  /** `empty` is an address without a job. */
  dataState?: DataState
  /** What another person made of the job before the viewer acts. */
  changed?: Assignment
}

function Job({ viewerName, assignment, dataState = 'loaded', changed }: JobProps) {
  const [shown, setShown] = useState(assignment)
  const role = viewerName === 'admin' ? 'admin' : viewerName === 'professional' ? 'worker' : 'client'
  const act = async ({ event, from, text = '', amount }: AssignmentAct) => {
    await respond(dataState)
    if (changed) {
      setShown(changed)
      throw new Problem('stateChanged')
    }
    const state = assignmentStates.next(from, event) ?? from
    const entry = {
      id: 99,
      event,
      by: role,
      text,
      amount: amount ?? null,
      day: null,
      shift: null,
      photos: [],
      createdAt: now,
    } satisfies HistoryEntry
    setShown({ ...shown, state, dueAt: null, history: [...shown.history, entry] })
  }
  return (
    <RequireViewer viewerName={viewerName}>
      {() => {
        if (dataState === 'empty') return <NotFound homeHref={paths.home} />
        if (dataState === 'failed')
          return <LoadError reason={problems.unavailable.sentence} onRetry={() => {}} homeHref={paths.home} />
        return (
          <AssignmentScreen
            assignment={dataState === 'loading' ? undefined : { ...shown, role }}
            onAct={act}
            payment={
              <PayPanel
                amount={getAmountDue(shown) ?? 0}
                payee={shown.worker.firstName}
                isSupplement={shown.supplement !== null}
                onPay={pay}
                isCompact
              />
            }
            onCalendar={saveDay}
            rateHref="#rate"
            now={now}
          />
        )
      }}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Assignment',
  component: Job,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client', assignment: assignments.done },
} satisfies Meta<typeof Job>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  name: 'A client reads what comes next and confirms the job (P-182)',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('heading', { level: 1, name: /Pintar living/ })).toBeVisible()
    await expect(page.getByText('A confirmar')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver la conversación' })).toHaveAttribute(
      'href',
      '/messages/22',
    )
    await expect(page.getByRole('link', { name: 'Ver la publicación' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Confirmar el trabajo' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar el trabajo' }))
    await expect(await page.findByText('Terminado')).toBeVisible()
    await expect(page.getByText('Ana confirmó el trabajo')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Agreed: Story = {
  args: { assignment: assignments.agreed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Pagar' })).toBeVisible()
  },
}
export const AgreedForTheProfessional: Story = {
  args: { assignment: assignments.agreed, viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Pagar' })).toBeNull()
  },
}
export const Paid: Story = { args: { assignment: assignments.paid } }
export const PaidForTheProfessional: Story = {
  args: { assignment: assignments.paid, viewerName: 'professional' },
}
export const DateProposed: Story = {
  name: 'A proposed day is confirmed beside it (P-185)',
  args: { assignment: assignments.dateProposed },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Confirmar el día' })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Bruno propone el jueves 3 de diciembre',
    )
  },
}
export const PriceProposedUnpaid: Story = { args: { assignment: assignments.priceProposedUnpaid } }
export const PriceProposed: Story = {
  name: 'A proposed price is answered beside its reason (P-294)',
  args: { assignment: assignments.priceProposed },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/Te proponen otro precio/)).toBeVisible()
    const [first] = page.getAllByRole('button', { name: 'Aceptar el precio' })
    if (first) await userEvent.click(first)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/El cliente paga \$ 12.000 más con tarjeta/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar el precio' }))
    await expect(await page.findByText('Ana aceptó el precio nuevo')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const PriceChanged: Story = {
  name: 'Another person changed the job while a price was typed (P-294)',
  args: { assignment: assignments.agreed, changed: assignments.canceled },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cambiar el precio' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Precio nuevo/ }), '97000')
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Hay humedad')
    const button = dialog.getByRole('button', { name: 'Cambiar el precio' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('ahora está «Cancelado»')
    await expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Hay humedad')
    await expect(dialog.getByRole('textbox', { name: /Precio nuevo/ })).toHaveValue('97.000')
  },
}
export const PriceProposedByTheViewer: Story = {
  args: { assignment: assignments.priceProposed, viewerName: 'professional' },
}
export const SupplementDue: Story = {
  name: 'A supplement is paid on the page of the job (P-294)',
  args: { assignment: assignments.supplementDue },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^Pagá el suplemento/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible()
  },
}
export const SupplementDueForTheProfessional: Story = {
  args: { assignment: assignments.supplementDue, viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Pagar' })).toBeNull()
  },
}
export const Scheduled: Story = { args: { assignment: assignments.scheduled } }
export const CancelRequested: Story = { args: { assignment: assignments.cancelRequested } }
export const CancelRequestedByTheViewer: Story = {
  args: { assignment: assignments.cancelRequested, viewerName: 'professional' },
}
export const Disputed: Story = {
  args: { assignment: assignments.disputed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ver el reclamo' })).toHaveAttribute(
      'href',
      '/trabajo/7/reclamo',
    )
  },
}
export const DisputedForAnAdmin: Story = { args: { assignment: assignments.disputed, viewerName: 'admin' } }
export const SettlementProposed: Story = { args: { assignment: assignments.settlementProposed } }
export const Decided: Story = { args: { assignment: assignments.decided, viewerName: 'professional' } }
export const Refunding: Story = { args: { assignment: assignments.refunding } }
export const RefundFailed: Story = { args: { assignment: assignments.refundFailed, viewerName: 'admin' } }
export const Completed: Story = {
  name: 'Completed, not rated yet (P-182)',
  args: { assignment: assignments.completed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Valorar' })).toBeVisible()
  },
}
export const AtBank: Story = {
  name: 'The payment is disputed at the bank: nothing moves (P-309)',
  args: { assignment: assignments.atBank },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hasta que resuelva no se libera ni se devuelve nada/)).toBeVisible()
    await expect(
      canvas.getByText('El banco está revisando un pago: no se mueve hasta que resuelva'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Arrepentirme' })).toBeNull()
  },
}
export const AtBankForTheProfessional: Story = {
  args: { assignment: assignments.atBank, viewerName: 'professional' },
}
export const AtBankForAnAdmin: Story = { args: { assignment: assignments.atBank, viewerName: 'admin' } }
export const ChargedBack: Story = { args: { assignment: assignments.chargedBack } }
export const Refunded: Story = { args: { assignment: assignments.refunded } }
export const Canceled: Story = { args: { assignment: assignments.canceled } }

export const Changed: Story = {
  name: 'Another person changed the job meanwhile (P-183)',
  args: { changed: assignments.disputed },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pedir cambios' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Qué falta/ }), 'El zócalo')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir cambios' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('ahora está «En reclamo»')
    await expect(dialog.getByRole('textbox', { name: /Qué falta/ })).toHaveValue('El zócalo')
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
    await expect(within(canvasElement).getByText('En reclamo')).toBeVisible()
  },
}
export const Offline: Story = {
  name: 'Offline: nothing typed is lost (P-183)',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pedir cambios' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Qué falta/ }), 'El zócalo')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir cambios' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El sitio no responde')
    await expect(dialog.getByRole('textbox', { name: /Qué falta/ })).toHaveValue('El zócalo')
  },
}
export const Loading: Story = {
  args: { dataState: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('main')).getByText('Cargando...')).toBeInTheDocument()
  },
}
export const Failed: Story = { args: { dataState: 'failed' } }
export const Missing: Story = { args: { dataState: 'empty' } }

export const Phone: Story = {
  name: 'The next action is at the bottom of a phone (P-184)',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Confirmar el trabajo' })
    const { top, bottom } = button.getBoundingClientRect()
    await expect(top).toBeGreaterThan(window.innerHeight / 2)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneToPay: Story = { globals: onPhone, args: { assignment: assignments.agreed } }
export const PhoneSupplementDue: Story = { globals: onPhone, args: { assignment: assignments.supplementDue } }
export const PhoneLoading: Story = { globals: onPhone, args: { dataState: 'loading' } }
export const Tablet: Story = { globals: onTablet, args: { assignment: assignments.settlementProposed } }
