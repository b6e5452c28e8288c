import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Grid } from './Grid.tsx'
import type { Guide } from '../../testing/guide.ts'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const guide: Guide = {
  whenToUse: 'To lay out cells of equal width: cards of products or people, figures.',
  alternatives: {
    Stack: 'for one column',
    Inline: 'for items of different widths',
    Cards: 'for a list with loading, empty and error states',
  },
  anatomy: ['Cells, as many per row as fit'],
  do: ['Use `element="ul"` with `li` cells for a list.'],
  dont: ['Do not set the width of cells.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: {
    children: Array.from({ length: 7 }, (_, index) => <Box key={index}>{`Servicio ${index + 1}`}</Box>),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** As many columns as fit. */
export const Default: Story = {}

export const TwoColumns: Story = { args: { columns: 2 } }

export const ThreeColumns: Story = { args: { columns: 3 } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A single cell does not fill the row. */
export const OneCell: Story = {
  args: { children: [<Box key="a">Servicio 1</Box>] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Servicio 1').offsetWidth).toBeLessThan(canvasElement.clientWidth / 2)
  },
}
