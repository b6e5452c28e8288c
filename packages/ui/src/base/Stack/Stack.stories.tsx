import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'
import type { Guide } from '../../testing/guide.ts'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const guide: Guide = {
  whenToUse: 'To place elements below each other: parts of a card, a form or a page.',
  alternatives: { Inline: 'for elements next to each other', Grid: 'for cards' },
  anatomy: ['Elements with equal space between them'],
  do: ['Use a smaller gap for elements that belong together.'],
  dont: ['Do not add margins to the elements.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: {
    children: [<Box key="a">Título</Box>, <Box key="b">Presupuesto</Box>, <Box key="c">Dirección</Box>],
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tight: Story = { args: { gap: 1 } }

export const Centered: Story = { args: { align: 'center' } }

export const AsList: Story = {
  args: { element: 'ul', children: [<li key="a">Plomería</li>, <li key="b">Gas</li>] },
}
