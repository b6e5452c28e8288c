import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Inline } from './Inline.tsx'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const meta = {
  title: 'Base/Layout/Inline',
  component: Inline,
  args: { children: [<Box key="a">Plomería</Box>, <Box key="b">Gas</Box>, <Box key="c">Electricidad</Box>] },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AtBothEnds: Story = { args: { justify: 'between' } }

/** Wraps when the line is full. */
export const LongWords: Story = {
  args: {
    children: Array.from({ length: 18 }, (_, index) => <Box key={index}>{`Oficio número ${index}`}</Box>),
  },
}
