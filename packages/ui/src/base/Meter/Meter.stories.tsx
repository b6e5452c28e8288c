import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Meter } from './Meter.tsx'

const guide: Guide = {
  status: 'experimental',
  whenToUse:
    'To show a quantity in a known range and what it means, such as used storage or the strength of a password.',
  alternatives: {
    ProgressBar: 'for a task that makes progress',
    Bar: 'for a share next to its number, such as ratings',
  },
  anatomy: [
    'Label',
    'Quantity as text, and its meaning',
    'Track with the quantity, and a notch where each meaning starts',
  ],
  do: ['Give each threshold a label.', 'Use `valueLabel` for quantities with a unit.'],
  dont: ['Do not use more than three or four thresholds.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  parameters: { guide, language: 'en' },
  args: {
    label: 'Stored photos',
    value: 12,
    max: 40,
    valueLabel: '12 of 40',
    thresholds: [
      { from: 0, tone: 'success', label: 'Enough space' },
      { from: 30, tone: 'warning', label: 'Almost full' },
      { from: 38, tone: 'danger', label: 'Full' },
    ],
  },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Stored photos' })
    await expect(meter).toHaveAttribute('aria-valuenow', '12')
    await expect(meter).toHaveAttribute('aria-valuetext', '12 of 40, Enough space')
  },
}

export const Warning: Story = {
  args: { value: 30, valueLabel: '30 of 40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Almost full')).toBeVisible()
  },
}

export const Danger: Story = { args: { value: 40, valueLabel: '40 of 40' } }

export const Empty: Story = { args: { value: 0, valueLabel: '0 of 40' } }

export const WithoutThresholds: Story = {
  args: { thresholds: [], valueLabel: undefined, min: -20, max: 60, value: 20, label: 'Humidity' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter').getAttribute('aria-valuetext')).toMatch(/^50\s?%$/)
  },
}

export const LongWords: Story = {
  args: { label: 'Stored photos of all albums that were published during the year' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'الصور',
    valueLabel: '١٢ من ٤٠',
    thresholds: [{ from: 0, tone: 'success', label: 'هناك مكان' }],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Meter {...args} />
    </div>
  ),
}
