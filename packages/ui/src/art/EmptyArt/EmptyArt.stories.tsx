import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyArt } from './EmptyArt.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'The drawing of a place with nothing in it, where it stands alone.',
  instead: { EmptyState: 'which brings a drawing, the sentence and the way on' },
  anatomy: ['Drawing in one line weight, with one mark in the accent'],
  do: ['Say beside it what is so.'],
  dont: ['Do not use it as decoration of a page that has content.'],
  keys: {},
}

const meta = {
  title: 'Art/EmptyArt',
  component: EmptyArt,
  parameters: { guide },
  args: { name: 'search' },
} satisfies Meta<typeof EmptyArt>

export default meta
type Story = StoryObj<typeof meta>

/** A search that found nothing. */
export const Default: Story = {}

/** Nothing made yet. */
export const Toolbox: Story = { args: { name: 'toolbox' } }

/** Nobody applied yet. */
export const Applicants: Story = { args: { name: 'applicants' } }

/** No work yet. */
export const Jobs: Story = { args: { name: 'jobs' } }
