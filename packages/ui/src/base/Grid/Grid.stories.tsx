import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Grid } from './Grid.tsx'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const meta = {
  title: 'Base/Layout/Grid',
  component: Grid,
  args: {
    children: Array.from({ length: 7 }, (_, index) => <Box key={index}>{`Servicio ${index + 1}`}</Box>),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** As many cards as there is room for. */
export const Default: Story = {}

export const TwoColumns: Story = { args: { columns: 2 } }

export const ThreeColumns: Story = { args: { columns: 3 } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
