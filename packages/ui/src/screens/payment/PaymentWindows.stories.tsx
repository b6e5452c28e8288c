import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/index.ts'
import { PaymentFailedScreen } from './PaymentFailedScreen.tsx'
import { RatingScreen } from '../review/RatingScreen.tsx'
import { PopupFrame } from '../../shell/index.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import { resetSpies, onPhone, withoutFrame } from '../fixtures/screenDecorators.tsx'
import { respond, type DataState, RESPONSE_DELAY_MS } from '../fixtures/screenData.ts'

interface PaymentWindowProps {
  /** Outcome of the payment. */
  outcome: 'success' | 'fail'
  dataState?: DataState
}

/** /stripe/{role}/{idUser}/success/{idProduct} and …/fail/: the payment window after the payment. */
function PaymentWindow({ outcome, dataState = 'loaded' }: PaymentWindowProps) {
  const [isClosed, setClosed] = useState(false)
  const close = () => setClosed(true)
  if (isClosed)
    return (
      <PopupFrame>
        <EmptyState title="La ventana se cerró" level={1} drawing={drawings.tray} />
      </PopupFrame>
    )
  return outcome === 'success' ? (
    <RatingScreen offer={offers.paintedRoom} onSubmit={() => respond(dataState)} onClose={close} />
  ) : (
    <PaymentFailedScreen onClose={close} />
  )
}

const meta = {
  title: 'Screens/PaymentWindows',
  component: PaymentWindow,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { window: { name: 'Window 650', styles: { width: '650px', height: '650px' } } } },
  },
  globals: { viewport: { value: 'window', isRotated: false } },
  decorators: [withoutFrame],
  beforeEach: resetSpies,
  args: { outcome: 'success' },
} satisfies Meta<typeof PaymentWindow>

export default meta
type Story = StoryObj<typeof meta>

const send = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Enviar' }).focus()
  await userEvent.keyboard('{Enter}')
}

export const Rating: Story = {
  name: 'A client rates: shows procesando... and closes the window after 2.5 s (S-006, S-065, S-225..S-231, S-475)',
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('radio', { name: /1/ })).toBeChecked()
    page.getByRole('radio', { name: /1/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(page.getByRole('radio', { name: /5/ })).toBeChecked()
    await userEvent.type(page.getByRole('textbox', { name: /Tu reseña/ }), 'Prolijo y puntual.')
    await send(canvasElement)
    await expect(await page.findByText('procesando...')).toBeVisible()
    await advanceClock(RESPONSE_DELAY_MS)
    await expect(await page.findByText(/se cierra en/)).toBeVisible()
    await advanceClock(2499)
    await expect(page.queryByText('La ventana se cerró')).toBeNull()
    await advanceClock(1)
    await expect(await page.findByText('La ventana se cerró')).toBeVisible()
  },
}

export const EmptyRating: Story = {}

export const RatingKeptOpen: Story = {
  name: 'Stays open on request',
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await send(canvasElement)
    await advanceClock(RESPONSE_DELAY_MS)
    await userEvent.click(await page.findByRole('button', { name: 'Mantener abierta' }))
    await expect(page.getByText('La ventana queda abierta')).toBeVisible()
  },
}

export const RatingOffline: Story = {
  name: 'Shows a failed rating (S-444)',
  args: { dataState: 'offline' },
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await advanceClock(RESPONSE_DELAY_MS)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'El sitio no responde por un momento. Intentá de nuevo enseguida',
    )
  },
}

export const Failed: Story = {
  name: 'The payment failed (S-066, S-232, S-233, S-448)',
  args: { outcome: 'fail' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '¡Pago fallido!' })).toBeVisible()
    // Stops the countdown, which would differ between pictures.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mantener abierta' }))
  },
}

export const Phone: Story = { globals: onPhone }
export const PhoneFailed: Story = { globals: onPhone, args: { outcome: 'fail' } }
