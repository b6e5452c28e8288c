import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './Panel.tsx'

const meta = {
  title: 'Base/Layout/Panel',
  component: Panel,
  args: { children: 'El material ya está comprado y la obra está limpia.' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sunken: Story = { args: { tone: 'sunken' } }

export const Accent: Story = { args: { tone: 'accent' } }

export const Inverse: Story = { args: { tone: 'inverse' } }

export const SmallPadding: Story = { args: { padding: 'small' } }
