import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { MasterDetail } from './MasterDetail.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a list next to the selected item, such as the orders of the user.',
  alternatives: { ListPage: 'when each item has a separate page', Split: 'for any other two columns' },
  anatomy: ['List', 'Selected item'],
  do: ['On a phone, move the focus to the heading of the selected item.'],
  dont: ['Do not select an item automatically on a phone. It would push the list out of view.'],
  keyboard: {},
}

const meta = {
  title: 'Patterns/Layout/MasterDetail',
  component: MasterDetail,
  parameters: { guide },
  args: { list: <Panel>Tus Ofertas</Panel>, detail: <Panel>Dale click a uno</Panel> },
} satisfies Meta<typeof MasterDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The selected item is next to the list, and below it on a phone. */
export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByText('Tus Ofertas').getBoundingClientRect()
    await expect(list.right).toBeLessThan(canvas.getByText('Dale click a uno').getBoundingClientRect().left)
  },
}

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
