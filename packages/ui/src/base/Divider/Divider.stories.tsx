import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  status: 'experimental',
  whenToUse: 'To separate two sections of a surface with a line.',
  alternatives: {
    Stack: 'if space is enough to separate them',
    TapeRule: 'on the landing page and under headings',
  },
  anatomy: ['Line'],
  do: ['Use `dashed` above the footer of a card.'],
  dont: ['Do not put a divider between all rows.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: { guide },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dashed: Story = { args: { variant: 'dashed' } }
