import { payoutResults, payoutRun } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { respond } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { PayoutRunScreen } from './PayoutRunScreen.tsx'

const meta = {
  title: 'Screens/PayoutRun',
  component: PayoutRunScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('payoutDesk')],
  beforeEach: resetSpies,
  args: {
    detail: payoutRun,
    onDownload: fn(),
    onImport: async () => {
      await respond()
      return payoutResults
    },
  },
} satisfies Meta<typeof PayoutRunScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'An admin downloads the file and imports the answer of the bank (P-252, P-253)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar archivo del banco' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Respuesta del banco' }), 'PLO-31;pagado')
    await userEvent.click(canvas.getByRole('button', { name: 'Importar la respuesta' }))
    await expect(await canvas.findByText('Pagados: 2. No salieron: 1. Sin cambios: 0.')).toBeVisible()
  },
}
export const Ended: Story = {
  args: {
    detail: {
      run: { ...payoutRun.run, count: 2 },
      payouts: payoutRun.payouts.filter(({ endedAt }) => endedAt !== null),
    },
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
