import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Figure } from './Figure.tsx'

const guide: Guide = {
  use: 'One number that matters, large enough to read from across the desk, with the words that say what it counts.',
  instead: {
    Money: 'for an amount inside a sentence, a card or a table',
    Bar: 'for a share without its figure',
  },
  anatomy: [
    'Label',
    'Number, in pesos or as a count',
    'Tape with the part, its words and its number',
    'Line of links or a note',
  ],
  do: [
    'Give one figure of a row the inverse tone: the one that people look for first.',
    'Say the percentage in the words of the part: the tape is silent.',
  ],
  dont: ['Do not round the number: it shrinks by itself where the tile is narrow.'],
  keys: { Tab: 'To the links of the last line' },
}

const meta = {
  title: 'Base/Feedback/Figure',
  component: Figure,
  parameters: { guide },
  args: { label: 'Usuarios', value: 1284 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 276 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('term')).toHaveTextContent('Usuarios')
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^1\.284$/)
  },
}

export const WithLinks: Story = {
  args: {
    children: (
      <Inline gap={3}>
        <Link href="#proceso">proceso</Link>
        <Link href="#terminado">terminado</Link>
      </Inline>
    ),
  },
}

/** The coloured end of the tape is as long as its share of the whole. */
export const WithShare: Story = {
  args: {
    label: 'Ganancias de este mes',
    value: 638_400,
    isMoney: true,
    share: { label: 'Comisión, 15 %', percent: 15, value: 95_760 },
  },
  play: async ({ canvasElement }) => {
    const [whole, part] = within(canvasElement).getAllByRole('definition')
    await expect(whole).toHaveTextContent('$ 638.400')
    await expect(part).toHaveTextContent('$ 95.760')
    const tape = canvasElement.querySelector('[aria-hidden=true]')
    const share =
      (tape?.firstElementChild?.getBoundingClientRect().width ?? 0) /
      (tape?.getBoundingClientRect().width ?? 1)
    await expect(Math.round(share * 100)).toBe(15)
  },
}

export const Inverse: Story = {
  args: { ...WithShare.args, label: 'Ganancias totales', tone: 'inverse' },
}

export const Zero: Story = {
  args: { ...WithShare.args, value: 0, share: { label: 'Comisión, 15 %', percent: 15, value: 0 } },
}

/** In the letters of the row around it. */
export const InARow: Story = {
  args: { size: 'row' },
  decorators: [
    (Story) => (
      <div style={{ fontSize: '1.25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole('definition').firstElementChild
    await expect(number && getComputedStyle(number).fontSize).toBe('20px')
  },
}

/** The number shrinks before it would leave its tile. */
export const LongNumber: Story = {
  args: {
    label: 'Ganancias totales de todo el tiempo transcurrido desde la apertura',
    value: 1_987_654_321,
    isMoney: true,
    share: { label: 'Comisión, 15 %', percent: 15, value: 298_148_148 },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const number of within(canvasElement).getAllByRole('definition'))
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  },
}
