import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

const guide: Guide = {
  whenToUse: 'To show how far a task is that takes more than a second, such as an upload.',
  alternatives: {
    Meter: 'for a quantity in a range, such as used storage',
    Spinner: 'while content loads',
    Skeleton: 'in place of content that loads',
    Stepper: 'for the steps of a form',
  },
  anatomy: [
    'Label',
    'Progress as text',
    'Track with the completed part, or moving stripes if the progress is unknown',
  ],
  do: ['Name the task in the label.', 'Use `valueLabel` where a count says more than a percentage.'],
  dont: [
    'Do not go back: estimate low instead.',
    'Do not announce every step. Screen readers read it on request.',
  ],
  keyboard: {},
}

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { guide, language: 'en' },
  args: { label: 'Uploading the photos', value: 42 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading the photos' })
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^42\s?%$/)
  },
}

/** Without a value: something happens, for an unknown time. */
export const Indeterminate: Story = {
  args: { label: 'Preparing the summary', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const WithCount: Story = { args: { value: 3, max: 5, valueLabel: '3 of 5 photos' } }

export const Small: Story = { args: { size: 'small', isLabelHidden: true, value: 70 } }

export const Empty: Story = { args: { value: 0 } }

/** Values outside of the range end at the range. */
export const Full: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const LongWords: Story = {
  args: { label: 'Uploading the photos of the front of the house, of the garden and of the wall', value: 12 },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'إرسال الصور', valueLabel: '٣ من ٥', value: 60 },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ProgressBar {...args} />
    </div>
  ),
}
