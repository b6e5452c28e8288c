import { receipts } from '@plomada/domain/fixtures'
import { NotFound } from '../../shell/index.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '@plomada/domain'
import { expect, fn, userEvent } from 'storybook/test'
import { onPhone, onTablet, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { ReceiptScreen } from './ReceiptScreen.tsx'

const onPrint = fn()

function ReceiptOf({ dataState = 'loaded', receipt = receipts.refundedPart }: Props) {
  return (
    <RequireViewer viewerName="client" roles={['comun', 'professional', 'admin']}>
      {() =>
        dataState === 'empty' ? (
          <NotFound homeHref={paths.home} />
        ) : (
          <ReceiptScreen receipt={dataState === 'loading' ? undefined : receipt} onPrint={onPrint} />
        )
      }
    </RequireViewer>
  )
}
interface Props {
  dataState?: DataState
  receipt?: (typeof receipts)[keyof typeof receipts]
}

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptOf,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
} satisfies Meta<typeof ReceiptOf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A client prints the receipt of a payment (P-322, P-323)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recibo R-00000041' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver el trabajo' })).toHaveAttribute('href', '/trabajo/7')
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(onPrint).toHaveBeenCalledOnce()
  },
}
export const Held: Story = { args: { receipt: receipts.held } }
export const OfAnother: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
