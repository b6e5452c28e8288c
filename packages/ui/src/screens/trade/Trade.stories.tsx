import { trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TradeScreen } from './TradeScreen.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { resetSpies, navigate, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'

interface TradeProps {
  viewerName: ViewerName
  trade: (typeof trades)[keyof typeof trades]
  dataState?: DataState
}

const Trade = ({ trade, dataState = 'loaded' }: TradeProps) => (
  <TradeScreen trade={dataState === 'loading' ? undefined : dataState === 'empty' ? null : trade} />
)

const meta = {
  title: 'Screens/Trade',
  component: Trade,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('professionals')],
  beforeEach: resetSpies,
  args: { viewerName: 'client', trade: trades.plumbing },
} satisfies Meta<typeof Trade>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'Links to its professionals and offers (S-049)',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('heading', { level: 1, name: 'Plomería' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Ver profesionales' }))
    await expect(navigate).toHaveBeenLastCalledWith('/professional?job=1')
    await userEvent.click(page.getByRole('link', { name: 'Ver servicios' }))
    await expect(navigate).toHaveBeenLastCalledWith('/service?job=1')
  },
}
export const Missing: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
