import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyArt } from './EmptyArt.tsx'

const meta = { title: 'Art/EmptyArt', component: EmptyArt, args: { name: 'search' } } satisfies Meta<
  typeof EmptyArt
>

export default meta
type Story = StoryObj<typeof meta>

/** A search that found nothing. */
export const Search: Story = {}

/** Nothing made yet. */
export const Toolbox: Story = { args: { name: 'toolbox' } }

/** Nobody applied yet. */
export const Applicants: Story = { args: { name: 'applicants' } }

/** No work yet. */
export const Jobs: Story = { args: { name: 'jobs' } }
