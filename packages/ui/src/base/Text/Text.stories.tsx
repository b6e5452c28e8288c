import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'Everything that is read and is not a heading.',
  instead: {
    Heading: 'for the name of a page or a part',
    Money: 'for amounts',
    Day: 'for dates',
    Words: 'inside a native element',
  },
  anatomy: ['Words'],
  do: [
    'Set `keepsLines` for what people typed in several lines.',
    'Set `isNumeric` where figures stand under one another.',
  ],
  dont: ['Do not cut with `lines` what can be read nowhere else.'],
  keys: {},
}

const meta = {
  title: 'Base/Text/Text',
  component: Text,
  parameters: { guide },
  args: { children: 'Son 18 m² sobre contrapiso nivelado. El material ya está comprado.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="small" />
      <Text {...args} size="label" tone="muted" />
    </Stack>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} tone="muted" />
      <Text {...args} tone="subtle" />
      <Text {...args} tone="accent" />
      <Text {...args} tone="danger" />
      <Text {...args} tone="success" />
    </Stack>
  ),
}

export const CutAfterTwoLines: Story = {
  args: {
    lines: 2,
    size: 'small',
    children: 'Vivienda de tres ambientes. Se pide certificado y reemplazo de térmicas. '.repeat(4),
  },
}

export const KeepsLines: Story = { args: { keepsLines: true, children: 'Primera línea\nSegunda línea' } }

export const English: Story = { args: { children: 'Loading ...' } }

export const Weights: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} />
      <Text {...args} weight="medium" />
      <Text {...args} weight="strong" />
    </Stack>
  ),
}

export const LongWords: Story = {
  args: { children: 'Impermeabilizaciónycolocacióndemembranageotextilenterrazaaccesible' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
