import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Wrap } from './Wrap.tsx'

const meta = {
  title: 'Base/Layout/Wrap',
  component: Wrap,
  args: { children: <Panel>Entre los márgenes de la página</Panel> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wrap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Form: Story = { args: { width: 'form' } }
