import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'While the first data of a list is on its way: the shape of what will stand there.',
  instead: {
    Spinner: 'on a detail page and where the shape is not known',
    EmptyState: 'when there is nothing',
  },
  anatomy: ['Blocks in the shape of the content'],
  do: ['Say once what is awaited, with a hidden status.'],
  dont: ['Do not show it for an answer that comes at once: it would only flicker.'],
  keys: {},
}

const meta = {
  title: 'Base/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Card: Story = {
  args: { shape: 'card' },
  render: (args) => (
    <Grid>
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} />
    </Grid>
  ),
}

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="avatar" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </Stack>
  ),
}

/** Says nothing by itself: what is awaited is said once beside it. */
export const Silent: Story = {
  args: { shape: 'card' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const OnPhone: Story = { args: { shape: 'card' }, globals: { viewport: { value: 'phone' } } }
