import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Inline } from './Inline.tsx'
import type { Guide } from '../../testing/guide.ts'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const guide: Guide = {
  whenToUse: 'To lay out items side by side: buttons, badges, a label and its value.',
  alternatives: {
    Stack: 'for a vertical layout',
    Grid: 'for cells of equal width',
    Split: 'for the two columns of a page',
  },
  anatomy: ['Items in a line that wraps'],
  do: ['Use `isOneLine` only for two short items.'],
  dont: ['Do not use it for the layout of a page.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  parameters: { guide },
  args: { children: [<Box key="a">Plomería</Box>, <Box key="b">Gas</Box>, <Box key="c">Electricidad</Box>] },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SpaceBetween: Story = { args: { justify: 'between' } }

/** Wraps. */
export const LongWords: Story = {
  args: {
    children: Array.from({ length: 18 }, (_, index) => <Box key={index}>{`Oficio número ${index}`}</Box>),
  },
}

export const OneLine: Story = {
  args: { isOneLine: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top
    await expect(top('Plomería')).toBe(top('Electricidad'))
  },
}

export const Tight: Story = { args: { gap: 1 } }
