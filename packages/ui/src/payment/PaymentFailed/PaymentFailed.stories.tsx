import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PaymentFailed } from './PaymentFailed.tsx'

const meta = {
  title: 'Payment/PaymentFailed',
  component: PaymentFailed,
  args: { onClose: fn() },
} satisfies Meta<typeof PaymentFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-232, S-233, S-448)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: '¡Pago fallido!' })).toBeVisible()
    await expect(page.getByText('Por favor, revisa tus datos de pago e intenta nuevamente.')).toBeVisible()
    await expect(page.getByText('Esta ventana se cierra en 5 segundos')).toBeVisible()
  },
}

export const Closing: Story = {
  name: 'Closing (S-234)',
  play: async ({ args }) => {
    const start = performance.now()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 8000 })
    await expect(performance.now() - start).toBeGreaterThan(4500)
  },
}

/** Whoever needs more time takes it (WCAG 2.2.1). */
export const KeptOpen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mantener abierta' }))
    await expect(within(canvasElement).getByText('La ventana queda abierta')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerrar la ventana' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
