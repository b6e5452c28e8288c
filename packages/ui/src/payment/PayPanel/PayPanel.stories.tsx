import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { PayPanel } from './PayPanel.tsx'

const meta = {
  title: 'Payment/PayPanel',
  component: PayPanel,
  args: { amount: offers.paintedRoom.budget, onPay: fn() },
} satisfies Meta<typeof PayPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await expect(canvasElement.textContent).toContain('$\u00a085.000')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledTimes(1)
  },
}

export const Opening: Story = {
  args: { status: 'opening' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'procesando...' }))
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** Some browsers let no window open: the page is reached by a link instead. */
export const Blocked: Story = {
  args: { blockedUrl: '/checkout/cs_1' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Abrir la ventana de pago/ })
    await expect(link).toHaveAttribute('href', '/checkout/cs_1')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** The card was taken; only the payment system's word settles the job. */
export const Processing: Story = {
  args: { status: 'processing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('El pago está en camino')
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  name: 'Refused (S-443)',
  args: {
    notice: <Notice kind="error">El sistema de pagos no responde. Volver a intentar en un momento</Notice>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'El sistema de pagos no responde',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Pagar' })).toBeEnabled()
  },
}
