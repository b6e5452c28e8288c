import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For any text that is not a heading.',
  alternatives: {
    Heading: 'for the title of a page or a section',
    Money: 'for amounts',
    Day: 'for dates',
    Message: 'inside a native element',
  },
  anatomy: ['Text'],
  do: [
    'Set `keepLineBreaks` for text that users typed in several lines.',
    'Set `isNumeric` for numbers below each other.',
  ],
  dont: ['Do not truncate text with `lines` if users cannot read the rest elsewhere.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Text/Text',
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

export const LineBreaks: Story = { args: { keepLineBreaks: true, children: 'Primera línea\nSegunda línea' } }

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

/** Each page loads only the files of the font that have its letters. */
export const OtherLanguages: Story = {
  args: { children: 'São João, Größe, cœur, Łódź, doğa' },
  play: async () => {
    const listLoaded = async (text: string) => {
      const faces = await document.fonts.load('1rem "Archivo Variable"', text)
      return new Set(faces.map(({ unicodeRange }) => unicodeRange.split(',')[0]))
    }
    const spanish = 'U+0-10FFFF'
    await expect(await listLoaded('¿Año? $ 1.200 · «ü»')).toEqual(new Set([spanish]))
    await expect(await listLoaded('ößœãõç')).toEqual(new Set([spanish, 'U+A2-A8']))
    await expect(await listLoaded('łğ')).toEqual(new Set([spanish, 'U+100-130']))
  },
}
