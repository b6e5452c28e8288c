import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Stat } from './Stat.tsx'

const guide: Guide = {
  whenToUse: 'For one important number with its label, readable from a distance.',
  alternatives: {
    Money: 'for an amount in a sentence, a card or a table',
    Bar: 'for a share without a number',
  },
  anatomy: [
    'Label',
    'Number, as an amount or as a count',
    'Bar with the share (like a measuring tape), its label and its number',
    'Links or a note',
  ],
  do: [
    'Use the inverse tone for the main figure of a row.',
    'Include the percentage in the label of the share: screen readers ignore the bar.',
  ],
  dont: ['Do not round the number to save space. Its font shrinks in a narrow tile.'],
  keyboard: { Tab: 'Moves focus to the links' },
}

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  parameters: { guide },
  args: { label: 'Usuarios', value: 1284 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 276 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stat>

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

/** The width of the fill is the share. */
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
    const bar = canvasElement.querySelector('[aria-hidden=true]')
    const share =
      (bar?.firstElementChild?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 1)
    await expect(Math.round(share * 100)).toBe(15)
  },
}

export const Inverse: Story = {
  args: { ...WithShare.args, label: 'Ganancias totales', tone: 'inverse' },
}

export const Zero: Story = {
  args: { ...WithShare.args, value: 0, share: { label: 'Comisión, 15 %', percent: 15, value: 0 } },
}

/** Inherits the font size of the row. */
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

/** The number shrinks to fit its tile. */
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
