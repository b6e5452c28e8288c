import { Problem } from '@plomada/domain/define'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import * as drawings from '../base/EmptyState/drawings.ts'
import { EmptyState } from '../base/index.ts'
import { PaymentFailed } from '../payment/index.ts'
import { ReviewForm } from '../review/index.ts'
import { PopupFrame } from '../shell/index.ts'
import { advanceClock, withFakeClock } from '../testing/fakeClock.ts'
import { freshScreen, onPhone, withoutFrame } from './Screen.tsx'
import { answer, type Given, THINKING } from './useList.ts'

interface PaymentWindowProps {
  /** Which of the two windows it is. */
  outcome: 'success' | 'fail'
  given?: Given
}

/** /stripe/{role}/{idUser}/success/{idProduct} and …/fail/: what the payment's window shows after it. */
function PaymentWindow({ outcome, given = 'here' }: PaymentWindowProps) {
  const [isClosed, setClosed] = useState(false)
  const close = () => setClosed(true)
  const refusal = given === 'offline' ? new Problem('unavailable') : undefined
  if (isClosed)
    return (
      <PopupFrame>
        <EmptyState title="La ventana se cerró" level={1} drawing={drawings.tray} />
      </PopupFrame>
    )
  return (
    <PopupFrame>
      {outcome === 'success' ? (
        <ReviewForm offerTitle={offers.paintedRoom.title} onSubmit={() => answer(refusal)} onClose={close} />
      ) : (
        <PaymentFailed onClose={close} />
      )}
    </PopupFrame>
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
  beforeEach: freshScreen,
  args: { outcome: 'success' },
} satisfies Meta<typeof PaymentWindow>

export default meta
type Story = StoryObj<typeof meta>

const send = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Enviar' }).focus()
  await userEvent.keyboard('{Enter}')
}

export const Rating: Story = {
  name: 'The client rates: it says procesando... and the window closes by itself (S-006, S-065, S-225..S-231, S-475)',
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
    await advanceClock(THINKING)
    await expect(await page.findByText(/se cierra en/)).toBeVisible()
    await advanceClock(2499)
    await expect(page.queryByText('La ventana se cerró')).toBeNull()
    await advanceClock(1)
    await expect(await page.findByText('La ventana se cerró')).toBeVisible()
  },
}

export const RatingToFill: Story = {}

export const RatingKeptOpen: Story = {
  name: 'Whoever needs more time keeps the window open',
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await send(canvasElement)
    await advanceClock(THINKING)
    await userEvent.click(await page.findByRole('button', { name: 'Mantener abierta' }))
    await expect(page.getByText('La ventana queda abierta')).toBeVisible()
  },
}

export const RatingOffline: Story = {
  name: 'A rating that does not arrive is told so (S-444)',
  args: { given: 'offline' },
  beforeEach: withFakeClock,
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await advanceClock(THINKING)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'El servicio no está disponible por un momento',
    )
  },
}

export const Failed: Story = {
  name: 'The payment failed (S-066, S-232, S-233, S-448)',
  args: { outcome: 'fail' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '¡Pago fallido!' })).toBeVisible()
    // The time that is left would differ from picture to picture.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mantener abierta' }))
  },
}

export const Phone: Story = { globals: onPhone }
export const PhoneFailed: Story = { globals: onPhone, args: { outcome: 'fail' } }
