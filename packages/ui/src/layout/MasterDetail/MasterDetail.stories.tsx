import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { MasterDetail } from './MasterDetail.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: "A list to choose from beside the chosen one: one's own offers.",
  instead: { ListPage: 'when each has a page of its own', Split: 'for anything else in two parts' },
  anatomy: ['List', 'The chosen one'],
  do: ['On a phone, bring the focus to the heading of the chosen one.'],
  dont: ['Do not choose one by itself on a phone: it would hide the list.'],
  keys: {},
}

const meta = {
  title: 'Layout/MasterDetail',
  component: MasterDetail,
  parameters: { guide },
  args: { list: <Panel>Tus Ofertas</Panel>, detail: <Panel>Dale click a uno</Panel> },
} satisfies Meta<typeof MasterDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The chosen one stands beside the list on a desk and under it on a phone. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByText('Tus Ofertas').getBoundingClientRect()
    await expect(list.right).toBeLessThan(canvas.getByText('Dale click a uno').getBoundingClientRect().left)
  },
}

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
