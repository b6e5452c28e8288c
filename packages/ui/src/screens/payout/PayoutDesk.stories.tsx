import type { PayoutCandidate, PayoutDesk } from '@plomada/domain'
import { endedChargebacks, openChargebacks, payoutDesk } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type DataState, respond } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { PayoutDeskScreen } from './PayoutDeskScreen.tsx'

interface DeskProps {
  dataState?: DataState
  isStopped?: boolean
  candidates?: readonly PayoutCandidate[]
  chargebacks?: PayoutDesk['chargebacks']
  endedChargebacks?: PayoutDesk['endedChargebacks']
}

/** As many as the demo has. */
const many = Array.from({ length: 40 }, (_, index) =>
  payoutDesk.candidates.map((one) => ({
    ...one,
    person: { ...one.person, id: index * 100 + one.person.id },
  })),
).flat()

function Desk(props: DeskProps) {
  const { dataState = 'loaded', isStopped = false, candidates = payoutDesk.candidates } = props
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'failed' && !isRetried
  const shown =
    dataState === 'empty'
      ? { ...payoutDesk, candidates: [], runs: [] }
      : {
          ...payoutDesk,
          candidates: [...candidates],
          chargebacks: props.chargebacks ?? [],
          endedChargebacks: props.endedChargebacks ?? [],
        }
  return (
    <PayoutDeskScreen
      desk={hasFailed || dataState === 'loading' ? undefined : { ...shown, isStopped }}
      hasFailed={hasFailed}
      onRetry={() => setRetried(true)}
      onCreateRun={() => respond(dataState)}
      hrefFor={({ id }) => `/dashboard/user/detail?id=${id}`}
    />
  )
}

const meta = {
  title: 'Screens/PayoutDesk',
  component: Desk,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('payoutDesk')],
  beforeEach: resetSpies,
} satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

const make = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Crear una tanda' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await expect(dialog.getByText(/Sale 1 pago por \$\s61\.200 en total/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Crear una tanda' }))
  return dialog
}

export const Default: Story = {
  name: 'An admin makes a run after a question (P-251)',
  play: async ({ canvasElement }) => {
    await make(canvasElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const NotMade: Story = {
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const dialog = await make(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El sitio no responde')
  },
}
export const Chargebacks: Story = {
  name: 'Lists open chargebacks, with where documents are sent (P-310)',
  args: { chargebacks: openChargebacks },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Contracargos abiertos' }))
    await expect(table.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText(/Los documentos se mandan en el panel del proveedor/)).toBeVisible()
  },
}
export const EndedChargebacks: Story = {
  name: 'Lists what ended chargebacks cost, and who bears it (P-339)',
  args: { endedChargebacks },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Contracargos terminados' }))
    await expect(table.getAllByText('Perdido')).toHaveLength(2)
    await expect(table.getByText('De Carla')).toBeVisible()
  },
}
export const Stopped: Story = {
  name: 'Stopped by the check of the ledger (P-255)',
  args: { isStopped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Crear una tanda' })).toBeDisabled()
    await expect(canvas.getByText(/cuando el control de las cuentas dé bien/)).toBeVisible()
  },
}
export const NoneDue: Story = {
  name: 'Says why no run can be made (P-305)',
  args: { candidates: many.filter(({ block }) => block !== null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Crear una tanda' })).toBeDisabled()
    await expect(
      canvas.getByText(/40 no cargaron su cuenta o su CUIT y 40 cambiaron su cuenta hace menos de 48 horas/),
    ).toBeVisible()
  },
}
export const ManyPeople: Story = {
  name: 'Shows the runs first, ten people, and the others folded (P-305)',
  args: { candidates: many },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings.indexOf('Tandas')).toBeLessThan(headings.indexOf('A quiénes les debemos'))
    const [people] = canvas.getAllByRole('table', { name: 'A quiénes les debemos' })
    await expect(within(people ?? document.body).getAllByRole('row')).toHaveLength(11)
    // The folded list below has such a button too.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mostrar 30 más' })[0] ?? document.body)
    await expect(within(people ?? document.body).getAllByRole('row')).toHaveLength(41)
    await userEvent.click(canvas.getByText('120 todavía no entran'))
    await expect(canvas.getAllByText('Falta su cuenta y su CUIT')[0]).toBeVisible()
  },
}
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByText('Tanda 3')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
