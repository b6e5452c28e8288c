import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const meta = {
  title: 'Base/Layout/Stack',
  component: Stack,
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
