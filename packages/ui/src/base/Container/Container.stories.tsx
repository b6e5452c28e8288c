import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Container } from './Container.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To keep the content of a full-width section between the margins of the page.',
  alternatives: { Page: 'for the content of a page. It includes a Container' },
  anatomy: ['Centered content'],
  do: ['Use `form` for one narrow column.'],
  dont: ['Do not nest one in another.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  args: { children: <Panel>Entre los márgenes de la página</Panel> },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Form: Story = { args: { width: 'form' } }

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByText('Entre los márgenes de la página').getBoundingClientRect()
    await expect(panel.left).toBeGreaterThanOrEqual(16)
    await expect(panel.right).toBeLessThanOrEqual(window.innerWidth - 16)
  },
}
