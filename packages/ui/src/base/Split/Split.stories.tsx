import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Split } from './Split.tsx'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const meta = {
  title: 'Base/Layout/Split',
  component: Split,
  args: { side: <Box>Filtros</Box>, children: <Box>Lista</Box>, sideWidth: 'filters' },
} satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SideAtEnd: Story = {
  args: { sidePosition: 'end', sideWidth: 'asideWide', side: <Box>Contactar</Box> },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
