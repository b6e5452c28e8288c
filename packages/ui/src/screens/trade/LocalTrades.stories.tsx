import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { onPhone, onTablet, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { LocalTradesScreen } from './LocalTradesScreen.tsx'

interface LocalTradesProps {
  viewerName: ViewerName
  dataState?: DataState
}

const LocalTrades = ({ dataState = 'loaded' }: LocalTradesProps) => (
  <LocalTradesScreen trades={dataState === 'loading' ? undefined : dataState === 'empty' ? [] : demoTrades} />
)

const meta = {
  title: 'Screens/LocalTrades',
  component: LocalTrades,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'visitor' },
} satisfies Meta<typeof LocalTrades>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  name: 'Each trade links to its page',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('link', { name: /Plomería/ })).toHaveAttribute('href', '/oficios/plomeria')
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = { args: { dataState: 'empty' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
