import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A line between two parts of one surface.',
  instead: { Stack: 'when space alone tells them apart', TapeRule: 'on the landing page and under headings' },
  anatomy: ['One line'],
  do: ['Use `dashed` above the foot of a card.'],
  dont: ['Do not put one between every row.'],
  keys: {},
}

const meta = {
  title: 'Base/Layout/Divider',
  component: Divider,
  parameters: { guide },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dashed: Story = { args: { look: 'dashed' } }
