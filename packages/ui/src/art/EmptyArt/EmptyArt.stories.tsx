import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyArt } from './EmptyArt.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To illustrate an empty list or page without `EmptyState`.',
  alternatives: { EmptyState: 'for a drawing with a message and actions' },
  anatomy: ['Line drawing with one mark in the accent color'],
  do: ['Explain next to it why there is no content.'],
  dont: ['Do not use it on a page that has content.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Art/EmptyArt',
  component: EmptyArt,
  parameters: { guide },
  args: { name: 'search' },
} satisfies Meta<typeof EmptyArt>

export default meta
type Story = StoryObj<typeof meta>

/** For a search without results. */
export const Default: Story = {}

/** For a user without own items. */
export const Toolbox: Story = { args: { name: 'toolbox' } }

/** For an offer without applicants. */
export const Applicants: Story = { args: { name: 'applicants' } }

/** For a professional without jobs. */
export const Jobs: Story = { args: { name: 'jobs' } }
