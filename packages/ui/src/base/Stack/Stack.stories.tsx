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
  use: 'Things one under another: the parts of a card, of a form, of a page.',
  instead: { Inline: 'for things side by side', Grid: 'for cards' },
  anatomy: ['Things with the same space between them'],
  do: ['Choose a smaller gap for what belongs together.'],
  dont: ['Do not put margins on the things inside.'],
  keys: {},
}

const meta = {
  title: 'Base/Layout/Stack',
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

export const Centred: Story = { args: { align: 'center' } }

export const AsList: Story = {
  args: { element: 'ul', children: [<li key="a">Plomería</li>, <li key="b">Gas</li>] },
}
